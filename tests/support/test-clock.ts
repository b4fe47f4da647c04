import type pg from 'pg';
import type { Clock } from '#server/ports.ts';

/**
 * A `now()` for test databases. It returns the setting `test.now` when a test has a fake clock. Statements of the job
 * queue keep the real time, because the queue measures its intervals with it.
 */
const TEST_CLOCK = `
  create schema if not exists test_clock;
  create or replace function test_clock.now() returns timestamptz language sql stable as $$
    select case when current_query() like '%jobs.%' then pg_catalog.now()
      else coalesce(nullif(current_setting('test.now', true), '')::timestamptz, pg_catalog.now()) end
  $$`;
/** New tables belong to the first schema. PostgreSQL searches pg_catalog first unless the path names it. */
const SEARCH_PATH = 'public, test_clock, pg_catalog';

export const addTestClock = async (pool: pg.Pool): Promise<void> => void (await pool.query(TEST_CLOCK));

/** Sets the time of a connection at each checkout. A transaction keeps the time of its start. */
export function followClock(pool: pg.Pool, clock: Clock): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const times = new WeakMap<pg.PoolClient, string>();
  const checkout = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    const now = clock.now().toISOString();
    if (times.get(client) === now) return client;
    try {
      await client.query(`set search_path = ${SEARCH_PATH}; set test.now = '${now}'`);
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
    times.set(client, now);
    return client;
  };
  pool.connect = ((callback?: (error: unknown, client?: pg.PoolClient, release?: () => void) => void) => {
    if (!callback) return checkout();
    checkout().then(
      (client) => callback(undefined, client, () => client.release()),
      (error: unknown) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }) as typeof pool.connect;
}
