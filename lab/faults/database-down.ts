import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_SECONDS } from '../../src/server/db/database-clock.ts';
import { drill, type Fault, last, proof, unless, when, words } from './drill.ts';
import type { World } from './world.ts';

/** Returns a process and all its descendants. */
export function familyOf(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .flatMap((name) => familyOf(Number(name)));
  return [pid, ...children];
}

/** Returns the state letter, such as T for a stopped process. Empty when the process has ended. */
export const stateOf = (pid: number): string => /\) (\S)/.exec(statOf(String(pid)))?.[1] ?? '';
const parentOf = (pid: string): number => Number(/\) \S (\d+)/.exec(statOf(pid))?.[1] ?? 0);

function statOf(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

export function postgresOf({ postgres }: World): NonNullable<World['postgres']> {
  if (!postgres) throw new Error('this fault needs PostgreSQL');
  return postgres;
}

/** F2: PostgreSQL is killed with all its processes and restarted. */
export const killDatabase: Fault = {
  id: 'F2',
  title: 'kill -9 of PostgreSQL',
  engines: ['PostgreSQL'],
  run: (engine, factor) =>
    drill(engine, async ({ world, ledger, over }) => {
      const postgres = postgresOf(world);
      const { pid } = world.server;
      let killed = 0;
      ledger.mark();
      const rounds = Math.ceil(2 * factor);
      for (let round = 0; round < rounds; round++) {
        const family = familyOf(postgres.pid());
        for (const one of family) process.kill(one, 'SIGKILL');
        killed += family.length;
        await pause(1500);
        await postgres.startAgain();
        await over();
        await ledger.untilAcknowledged(8);
      }
      return {
        how: `SIGKILL to the server and each of its processes, ${String(rounds)} times, down for 1.5 s`,
        control: proof(
          ledger.seen().refused > 0,
          `${String(killed)} processes killed; ${String(ledger.seen().refused)} writes refused during the outage`,
        ),
        seen: `${words(ledger.seen())}; the product ran on (the same process)`,
        faults: when(stateOf(pid) === '', 'the product ended'),
      };
    }),
};

/** The time limit of the database, and the driver's margin. */
const ANSWER_MS = (DATABASE_SECONDS + 10) * 1000;
/** Longer than the limit, so that callers reach it. */
const HANG_MS = 60_000;

/** F4: PostgreSQL is suspended: connections stay open, but no query returns. */
export const hangDatabase: Fault = {
  id: 'F4',
  title: 'PostgreSQL hangs',
  engines: ['PostgreSQL'],
  run: (engine, factor) =>
    drill(engine, async ({ world, ledger, over }) => {
      const family = familyOf(postgresOf(world).pid());
      ledger.mark();
      for (const one of family) process.kill(one, 'SIGSTOP');
      try {
        await last(HANG_MS / 2, factor);
        const stopped = family.filter((one) => stateOf(one) === 'T').length;
        const asked = await Promise.all([probe(world, '/healthz'), probe(world, '/readyz'), probe(world, '/readyz')]);
        await last(HANG_MS / 2, factor);
        const seen = ledger.mark();
        const [health, ready] = asked;
        const faults = [
          ...unless(health?.status === 200, '/healthz does not answer 200'),
          ...unless(ready?.status === 503, `/readyz answers ${String(ready?.status)}`),
          ...when(
            Math.max(seen.slowestMs, ...asked.map(({ ms }) => ms)) > ANSWER_MS,
            `an answer took ${String(seen.slowestMs)} ms`,
          ),
        ];
        return {
          how: `SIGSTOP to the server and each of its processes, ${String((HANG_MS * factor) / 1000)} s`,
          control: proof(
            stopped === family.length && seen.refused > 0,
            `${String(stopped)} processes in state T; ${String(seen.refused)} writes refused`,
          ),
          seen: `during the suspension ${words(seen)}; /healthz ${String(health?.status)} in ${String(health?.ms)} ms, /readyz ${String(ready?.status)} in ${String(ready?.ms)} ms`,
          faults,
        };
      } finally {
        for (const one of family) process.kill(one, 'SIGCONT');
        await over();
      }
    }),
};

/** Returns the status and the milliseconds. Status 0 means no answer within 15 s. */
export async function probe({ server }: Pick<World, 'server'>, path: string): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  const status = await fetch(server.url + path, { signal: AbortSignal.timeout(15_000) }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { status, ms: Math.round(performance.now() - from) };
}
