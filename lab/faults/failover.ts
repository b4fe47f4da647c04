import pg from 'pg';
import { startStandby } from '../../tests/support/postgres-server.ts';
import { until } from '../../tests/support/writers.ts';
import { familyOf, postgresOf, stateOf } from './database-down.ts';
import { drill, type Fault, when, words } from './drill.ts';

async function ask<T extends object>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** F3: the primary is lost, and its standby takes over behind the same address. The old one stays fenced off. */
export const losePrimary: Fault = {
  id: 'F3',
  title: 'primary lost, standby promoted',
  engines: ['PostgreSQL'],
  run: async (engine) => {
    const stops: (() => Promise<void>)[] = [];
    try {
      return await drill(
        engine,
        async ({ world, ledger, over }) => {
          const primary = postgresOf(world);
          const { pid } = world.server;
          const standby = await startStandby(primary);
          stops.push(() => primary.stop());
          // From now on commits wait until the standby has flushed them.
          await ask(primary.url, "alter system set synchronous_standby_names = '*'");
          await ask(primary.url, 'select pg_reload_conf()');
          const sync = "select 1 from pg_stat_replication where sync_state = 'sync'";
          await until(async () => (await ask(primary.url, sync)).length === 1);
          await ledger.untilAcknowledged(24);
          ledger.mark();
          const from = performance.now();
          for (const one of familyOf(primary.pid())) process.kill(one, 'SIGKILL');
          world.line?.lead(standby.port); // no connection reaches the old primary
          await ask(standby.url, 'select pg_promote()');
          const [role] = await ask<{ follows: boolean }>(standby.url, 'select pg_is_in_recovery() as follows');
          const promoted = Math.round(performance.now() - from);
          world.postgres = standby;
          await over();
          await ledger.untilAcknowledged(16);
          return {
            how: 'pg_basebackup -R, synchronous_standby_names; SIGKILL to the primary and pg_promote(), the address leads to the standby',
            control:
              stateOf(primary.pid()) === '' && role?.follows === false
                ? `the primary is lost, the standby accepts writes after ${String(promoted)} ms`
                : '',
            seen: `${words(ledger.seen())}; the process was not restarted`,
            faults: when(stateOf(pid) === '', 'the product ended'),
          };
        },
        { hasLine: true },
      );
    } finally {
      for (const stop of stops) await stop();
    }
  },
};
