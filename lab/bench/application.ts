import fs from 'node:fs';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { sampleApplication } from '../../tests/support/factories.ts';
import { startHoldingRelay } from '../../tests/support/holding-relay.ts';
import { familyOf } from '../faults/database-down.ts';
import { postTo, withFilledServer } from './filled-server.ts';
import { untilJobsEnd } from './finished-jobs.ts';
import { type Case, inTurn } from './measured.ts';
import { withPlainServer } from './mixed-load.ts';

const COUNT = 200;
const CLIENTS = 4;
/** One minute at the required rate. */
const SUSTAINED = 900;
const ROWS = 50;
/** The system counts processor time in hundredths of a second. */
const TICK_MS = 10;
const BEARER = { authorization: 'Bearer none' };

/** Applications with all their effects: encryption, signature, audit, emails to a relay, signed copy. */
export const applications: Case = {
  name: 'application',
  run: async ({ rounds }) => {
    const relay = await startHoldingRelay();
    try {
      const settings = { SMTP_URL: relay.url, MAIL_FROM: 'portal@acme.example' };
      return await withFilledServer(
        'PostgreSQL',
        ROWS,
        ({ server, postgres }) =>
          withPlainServer(async (plain) => {
            const database = postgres?.url ?? '';
            const send = async (url: string, path: string, goesOn: () => boolean): Promise<void> => {
              while (goesOn()) await postTo({ url }, path, sampleApplication(), BEARER);
            };
            /** Returns the processor milliseconds of one application, in these processes and their children. */
            const costOf = async (pids: number[], work: () => Promise<void>): Promise<number> => {
              const before = processorMs(pids);
              await work();
              return (processorMs(pids) - before) / COUNT;
            };
            const ours = async (): Promise<void> => {
              await send(server.url, applicationPaths.en, counted(COUNT));
              await untilJobsEnd(database);
            };
            const theirs = (): Promise<void> => send(plain.url, '/api/applications', counted(COUNT));
            await ours();
            await theirs();
            const cost = await inTurn(rounds, {
              ours: () => costOf([server.pid, postgres?.pid() ?? -1], ours),
              plain: () => costOf([plain.pid, plain.postgresPid], theirs),
            });

            const from = performance.now();
            const goesOn = counted(SUSTAINED);
            await Promise.all(Array.from({ length: CLIENTS }, () => send(server.url, applicationPaths.en, goesOn)));
            const acceptedAfter = (performance.now() - from) / 1000;
            await untilJobsEnd(database);
            const perSecond = (SUSTAINED * 1000) / (performance.now() - from);
            return {
              rows: [
                {
                  what: 'Processor time of one application with its jobs',
                  unit: 'ms',
                  ours: cost.ours,
                  peer: { name: 'Fastify + pg insert', value: cost.plain },
                  bound: { of: 'ours', is: 'at most', first: 60, goal: 30 },
                  note: `server and PostgreSQL, ${String(COUNT)} applications per round`,
                },
                {
                  what: 'Sustained, until all their jobs have finished',
                  unit: 'applications/s',
                  ours: perSecond,
                  bound: { of: 'ours', is: 'at least', first: 15, goal: 30 },
                  note: `${String(SUSTAINED)} applications, ${String(CLIENTS)} clients; ${(SUSTAINED / acceptedAfter).toFixed(1)} accepted per second`,
                },
              ],
            };
          }),
        { settings },
      );
    } finally {
      await relay.close();
    }
  },
};

function counted(times: number): () => boolean {
  let left = times;
  return () => left-- > 0;
}

/** Returns the processor time of these processes, their children, and the ended children. */
function processorMs(pids: number[]): number {
  const ticks = pids.flatMap(familyOf).map((pid) => {
    const stat = statOf(pid);
    // Fields 14 to 17: user and system time, then those of ended children. The name in brackets is the second field.
    const fields = stat
      .slice(stat.lastIndexOf(') ') + 2)
      .split(' ')
      .slice(11, 15);
    return fields.reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

function statOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  } catch {
    return ''; // The process has ended, and its parent counts its time.
  }
}
