import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/environment.ts';
import { isDatabaseTimeout } from './database-clock.ts';
import { callData } from '#server/operations/calls.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';
import { type OpenDb, openServer } from './open.ts';

let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let line: TcpProxy;
let db: OpenDb;

beforeAll(async () => {
  database = await newTestDatabaseUrl();
  const url = database.url;
  line = await startTcpProxy(Number(new URL(url).port));
  db = openServer(line.in(url), { max: 2 });
});
afterAll(async () => {
  await db.close();
  await line.close();
  await database.drop();
});

describe('a database server that is slow but alive', () => {
  test('answers a query of several seconds on its own connection', async () => {
    await db.pool.query('select 1');
    const { connections } = line.counts;
    line.delay(3000);
    const answer = await db.pool.query<{ n: number }>('select 7 as n').then(
      ({ rows }) => rows,
      (error: unknown) => (error as Error).message,
    );
    line.delay(0);
    expect(answer).toEqual([{ n: 7 }]);
    expect(line.counts.connections).toBe(connections);
  });

  test('ends queries and transactions at the time limit on a silent connection, and the pool recovers', async () => {
    const short = openServer(line.in(database.url), { max: 2, seconds: 0.5 });
    await short.pool.query('select 1');
    line.swallow(true);
    const [query, tx] = await Promise.allSettled([
      sql`select 1`.execute(short.query),
      short.tx((open) => sql`select 1`.execute(open)),
    ]);
    const third = await sql`select 1`.execute(short.query).catch((error: unknown) => error);
    line.swallow(false);
    expect([query, tx].map((one) => one.status === 'rejected' && isDatabaseTimeout(one.reason))).toEqual([true, true]);
    expect(isDatabaseTimeout(third)).toBe(true);
    await expect
      .poll(() =>
        sql<{ n: number }>`select 3 as n`.execute(short.query).then(
          ({ rows }) => rows,
          () => undefined,
        ),
      )
      .toEqual([{ n: 3 }]);
    await short.close();
  });

  test('lets a backup wait longer than a request may', async () => {
    const url = database?.url ?? '';
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'slow-backup-'));
    const { config } = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
    const other = new pg.Client(url);
    await other.connect();
    await other.query('begin; lock table audit in access exclusive mode');
    // Only the driver's own time limits use these timers.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const backup = buffer(await callData(config, 'backup'));
      const isBlocked = async () =>
        (await other.query('select from pg_locks where not granted and relation = $1::regclass', ['audit']))
          .rowCount === 1;
      while (!(await isBlocked()));
      vi.advanceTimersByTime(3_600_000);
      await other.query('commit');
      expect((await backup).length).toBeGreaterThan(0);
    } finally {
      vi.useRealTimers();
      await other.end();
      fs.rmSync(dataDir, { recursive: true });
    }
  });

  test('answers a health check while callers occupy every connection of the pool', async () => {
    const held = await Promise.all([db.pool.connect(), db.pool.connect()]);
    const { rows } = await sql<{ n: number }>`select 5 as n`.execute(db.health);
    for (const client of held) client.release();
    expect(rows).toEqual([{ n: 5 }]);
  });
});
