import pg from 'pg';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { pause } from '../../tests/support/writers.ts';
import type { Case, Measured } from './measured.ts';
import { type Day, failureLine, p95Of, type Sent, startMixed, withMixedDay } from './mixed-load.ts';

/** Requests per second: a busy day, and three times as many. */
const RATES = [10, 30];
const BETWEEN_MS = 10_000;
const LONGEST_SECONDS = 600;
const ROWS = 50;

/** Two nodes on one PostgreSQL behind nginx. Under load the first one restarts and the second one is killed. */
export const twoNodes: Case = {
  name: 'two-nodes',
  run: () =>
    withMixedDay({ rows: ROWS, nodes: 2 }, async (day) => {
      const rows: Measured[] = [];
      const faults: string[] = [];
      const second = { ...day.filled.settings, PORT: String(day.ports[1]) };
      const nodes = [day.filled.server, await startServerProcess(second, AS_OPERATED)];
      try {
        for (const rate of RATES) {
          const sent = await disturb(day, nodes, rate);
          const { lost, twice } = await compare(day.postgresUrl, sent);
          faults.push(...failureLine(`${String(rate)} requests/s`, sent));
          const bound = { of: 'ours', is: 'at most', ...(rate === RATES[0] ? { first: 0 } : { goal: 0 }) } as const;
          const row = (what: string, ours: number): Measured => ({
            what: `${what}, ${String(rate)} requests/s`,
            unit: '',
            ours,
            bound,
            note: `${String(sent.references.length + sent.documents.length)} writes acknowledged, ${String(sent.resent)} sent again; p95 ${p95Of(sent).toFixed(0)} ms`,
          });
          rows.push(
            row('Acknowledged writes lost or stored twice', lost + twice),
            row('Failed reads', sent.failedReads.length),
          );
        }
        return { rows, faults };
      } finally {
        for (const node of nodes) await node.kill('SIGTERM');
      }
    }),
};

async function disturb({ target, filled, ports }: Day, nodes: ServerProcess[], perSecond: number): Promise<Sent> {
  const load = startMixed({ target, perSecond, seconds: LONGEST_SECONDS, resend: true });
  for (const [at, signal] of (['SIGTERM', 'SIGKILL'] as const).entries()) {
    await pause(BETWEEN_MS);
    await nodes[at]?.kill(signal);
    nodes[at] = await startServerProcess({ ...filled.settings, PORT: String(ports[at]) }, AS_OPERATED);
  }
  await pause(BETWEEN_MS);
  load.stop();
  return load.sent;
}

/** Compares acknowledged with stored writes. Each write has a unique business name or file name. */
async function compare(url: string, { run, references, documents }: Sent): Promise<{ lost: number; twice: number }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const stored = await client.query<{ id: string; name: string }>(
      `select reference as id, business_name as name from applications where business_name like $1 || '-%'
        union all select id::text, file_name from documents where file_name like $1 || '-%'`,
      [run],
    );
    const ids = new Set(stored.rows.map(({ id }) => id));
    const names = new Set(stored.rows.map(({ name }) => name));
    return {
      lost: [...references, ...documents].filter((id) => !ids.has(id)).length,
      twice: stored.rows.length - names.size,
    };
  } finally {
    await client.end();
  }
}
