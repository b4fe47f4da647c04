import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#tests/faults/tcp-proxy.ts';
import { newTestDatabaseUrl } from '#tests/test-database.ts';
import { type OpenDb, openServer } from './open.ts';

let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let line: TcpProxy;
let db: OpenDb;

beforeAll(async () => {
  database = await newTestDatabaseUrl();
  const url = database?.url ?? '';
  line = await startTcpProxy(Number(new URL(url).port));
  db = openServer(line.in(url), 2);
});
afterAll(async () => {
  await db.close();
  await line.close();
  await database?.drop();
});

describe('checks 5: a database server that is slow but alive', () => {
  test('a query whose answer takes several seconds is answered on its own connection', async () => {
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
});
