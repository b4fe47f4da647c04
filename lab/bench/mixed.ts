import { untilJobsEnd } from './finished-jobs.ts';
import type { Case } from './measured.ts';
import {
  failureLine,
  failuresOf,
  p95Of,
  type Sent,
  sendMixed,
  type Target,
  withMixedDay,
  withPlainServer,
} from './mixed-load.ts';

const RATE = 30;
const P95_MS = 250;
const STEP_SECONDS = 30;
const STEPS = [40, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300, 400, 500, 600, 800];
/** The share of the requested rate that must be answered. Below it the answers fall behind. */
const KEEPS_UP = 0.95;
/** The same number as the plain server lists. */
const ROWS = 50;
const PEER = 'Fastify + pg, nothing encrypted';

/** The mixed day through nginx at a fixed rate, then at rising rates until it is too slow. */
export const mixed: Case = {
  name: 'mixed',
  run: async ({ minutes }) => {
    const ours = await withMixedDay({ rows: ROWS }, ({ target, postgresUrl }) =>
      measure(target, minutes * 60, () => untilJobsEnd(postgresUrl)),
    );
    const plain = await withPlainServer(({ target }) => measure(target, Math.min(60, minutes * 60)));
    return {
      rows: [
        {
          what: `Mixed day at ${String(RATE)} requests/s, p95`,
          unit: 'ms',
          ours: p95Of(ours.steady),
          peer: { name: PEER, value: p95Of(plain.steady) },
          bound: { of: 'ours', is: 'at most', first: P95_MS },
          note: `one round of ${String(minutes)} minutes`,
        },
        {
          what: `Knee of the mixed day (p95 > ${String(P95_MS)} ms)`,
          unit: 'requests/s',
          ours: ours.knee,
          peer: { name: PEER, value: plain.knee },
          bound: { of: 'ours', is: 'at least', goal: 200 },
          note: `the last of the rates ${STEPS.slice(0, 4).join(', ')} … that kept up; then ${ours.beyond}`,
        },
      ],
      faults: failureLine('the mixed day', ours.steady),
    };
  },
};

type Found = { steady: Sent; knee: number; beyond: string };

/** The knee is the last rate that kept up, or 0 when the first one did not. */
async function measure(target: Target, seconds: number, rest = async (): Promise<void> => {}): Promise<Found> {
  // A warm-up fills caches and compiles code before the measurement.
  await sendMixed({ target, perSecond: RATE, seconds: Math.min(10, seconds) });
  const steady = await sendMixed({ target, perSecond: RATE, seconds });
  let knee = keepsUp(steady, RATE) ? RATE : 0;
  for (const perSecond of knee === 0 ? [] : STEPS) {
    await rest();
    const sent = await sendMixed({ target, perSecond, seconds: Math.min(STEP_SECONDS, seconds) });
    console.error(`  ${String(perSecond)} requests/s: ${inWords(sent)}`);
    if (!keepsUp(sent, perSecond)) return { steady, knee, beyond: `${String(perSecond)}/s: ${inWords(sent)}` };
    knee = perSecond;
  }
  return { steady, knee, beyond: knee === 0 ? inWords(steady) : 'no higher rate was tried' };
}

const keepsUp = (sent: Sent, perSecond: number): boolean =>
  p95Of(sent) <= P95_MS && sent.ok === sent.asked && sent.ok / sent.seconds >= KEEPS_UP * perSecond;

const inWords = (sent: Sent): string =>
  `p95 ${p95Of(sent).toFixed(0)} ms, ${(sent.ok / sent.seconds).toFixed(0)} answered a second, ${String(failuresOf(sent).length)} failed`;
