import { openGroup } from '../faults/machine.ts';
import type { Case, Measured } from './measured.ts';
import { failureLine, p95Of, sendMixed, withMixedDay } from './mixed-load.ts';

const ROWS = 10_000;
const P95_MS = 500;
/** Requests per second. The first rate must stay below the p95 limit, the second should. */
const RATES = [5, 10];
const LONGEST_SECONDS = 180;
const MEMORY_BYTES = String(1024 ** 3);

/** One processor and 1 GB for the server and PostgreSQL, without swap. Load and nginx are outside. */
export const smallServer: Case = {
  name: 'small-server',
  run: async ({ minutes }) => {
    const group = openGroup(['memory', 'cpu'], 'small');
    try {
      group.write({ v1: ['memory.limit_in_bytes', MEMORY_BYTES], v2: ['memory.max', MEMORY_BYTES] });
      group.write({ v1: ['memory.swappiness', '0'], v2: ['memory.swap.max', '0'] });
      group.write({ v1: ['cpu.cfs_quota_us', '100000'], v2: ['cpu.max', '100000 100000'] });
      return await withMixedDay({ rows: ROWS, group }, async ({ target }) => {
        const rows: Measured[] = [];
        const faults: string[] = [];
        const seconds = Math.min(LONGEST_SECONDS, minutes * 60);
        await sendMixed({ target, perSecond: RATES[0] ?? 1, seconds: Math.min(10, seconds) });
        for (const perSecond of RATES) {
          const sent = await sendMixed({ target, perSecond, seconds });
          faults.push(...failureLine(`${String(perSecond)} requests/s`, sent));
          rows.push({
            what: `Mixed day at ${String(perSecond)} requests/s, 10,000 rows, p95`,
            unit: 'ms',
            ours: p95Of(sent),
            bound: { of: 'ours', is: 'at most', [perSecond === RATES[0] ? 'first' : 'goal']: P95_MS },
            note: `one round of ${String(seconds)} s; ${String(group.usedMb())} MB in use, including the file cache`,
          });
        }
        return { rows, faults };
      });
    } finally {
      await group.remove();
    }
  },
};
