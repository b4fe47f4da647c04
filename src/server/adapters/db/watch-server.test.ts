import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#tests/faults/tcp-proxy.ts';
import { newTestDatabaseUrl } from '#tests/test-database.ts';
import { watchServer } from './watch-server.ts';

const TIMES = { quietMs: 100, probeMs: 1000, everyMs: 20 };
let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let line: TcpProxy;
let pool: pg.Pool;

beforeAll(async () => {
  database = await newTestDatabaseUrl();
  const url = database?.url ?? '';
  line = await startTcpProxy(Number(new URL(url).port));
  pool = new pg.Pool({ connectionString: line.in(url), max: 3, connectionTimeoutMillis: 2000 });
  pool.on('error', () => undefined);
  watchServer(pool, line.in(url), TIMES);
});
afterAll(async () => {
  await pool.end();
  await line.close();
  await database?.drop();
});

describe('checks F4: a server that hangs', () => {
  test('a query that only takes long is left alone', async () => {
    const { rows } = await pool.query<{ n: number }>('select 7 as n, pg_sleep(1)');
    expect(rows[0]?.n).toBe(7);
  });

  test('what is wrong on this side breaks nothing off', async () => {
    const beside = new pg.Pool({ connectionString: database?.url ?? '', max: 1 });
    watchServer(beside, 'postgres://nobody@%2Fnowhere%2Fat%2Fall/none', TIMES);
    const { rows } = await beside.query<{ n: number }>('select 8 as n, pg_sleep(0.6)');
    expect(rows[0]?.n).toBe(8);
    await beside.end();
  });

  test('those who wait hear of it, the next is refused without a connection, and all works once it answers', async () => {
    await pool.query('select 1');
    line.swallow(true);
    const waiting = await Promise.allSettled([1, 2].map(() => pool.query('select 1')));
    expect(waiting.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    const before = line.counts.connections;
    const client = pool.connect();
    await expect(client).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(line.counts.connections - before).toBeLessThanOrEqual(1); // that one asks whether it answers again
    expect(line.counts.swallowed).toBeGreaterThan(0);
    line.swallow(false);
    await expect
      .poll(() =>
        pool.query<{ n: number }>('select 3 as n').then(
          ({ rows }) => rows,
          () => undefined,
        ),
      )
      .toEqual([{ n: 3 }]);
  });
});
