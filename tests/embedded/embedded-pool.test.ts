import v8 from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedPool } from '#server/db/embedded.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

describe('the single connection of the embedded database', () => {
  test('a checkout leaks no memory', async () => {
    const pool = embeddedPool(pglite);
    const promises = (): number => v8.queryObjects(Promise, { format: 'count' });
    const checkouts = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) (await pool.connect()).release();
    };
    await checkouts(50);
    const before = promises();
    await checkouts(1000);
    expect(promises() - before).toBeLessThan(500);
    await pool.end();
  });

  test('is released when the check of the disk fails', async () => {
    let broken = true;
    const fault = (): undefined => {
      if (broken) throw new Error('statfs failed');
    };
    const pool = embeddedPool(pglite, { fault, died: () => undefined });
    await expect(pool.query('select 1')).rejects.toThrow('statfs failed');
    broken = false;
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await pool.end();
  });

  test('is released when it cannot be set to read-only, and set at the next checkout', async () => {
    const pool = embeddedPool(pglite, { fault: () => 'the disk is full', died: () => undefined });
    let refused = 0;
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (text: string) => unknown;
      client.query = ((text: string) =>
        refused++ === 0 ? Promise.reject(new Error('not now')) : query(text)) as typeof client.query;
    });
    await expect(pool.connect()).rejects.toThrow('not now');
    const client = await pool.connect();
    await expect(client.query('create table notes ()')).rejects.toMatchObject({ code: '25006' });
    await client.query('set default_transaction_read_only = off');
    client.release();
    await pool.end();
  });
});
