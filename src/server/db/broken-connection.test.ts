import type pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';
import { type OpenDb, openServer } from './open.ts';

let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let db: OpenDb;

beforeAll(async () => {
  database = await newTestDatabaseUrl();
  db = openServer(database.url, { max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('checks F2: a connection that the server ends between two statements fails its transaction, not the process', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('uncaughtException', note);
  const gone = Promise.withResolvers<void>();
  db.pool.once('acquire', (client: pg.PoolClient) => {
    client.once('end', gone.resolve);
  });
  const broken = db.tx(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const ended = await runOutside(rows[0]?.pid ?? 0);
    expect(ended).toBe(true);
    await gone.promise;
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect(await sql<{ n: number }>`select 1 as n`.execute(db.query).then(({ rows }) => rows)).toEqual([{ n: 1 }]);
  process.off('uncaughtException', note);
  expect(unhandled).toEqual([]);
});

/** Uses another pool, because the pool under test refuses this inside a transaction. */
async function runOutside(pid: number): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ ended: boolean }>('select pg_terminate_backend($1) as ended', [pid]);
  await client.end();
  return rows[0]?.ended ?? false;
}
