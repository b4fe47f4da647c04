import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedPool } from './embedded.ts';
import { cleanTables } from './upkeep.ts';

let pglite: PGlite;
let pool: pg.Pool;
beforeAll(async () => {
  pglite = await PGlite.create();
  pool = embeddedPool(pglite);
  await pool.query('create table "Busy ""one""" (id int primary key, said text)');
  await pool.query('create table resting (id int primary key)');
  await pool.query(`insert into "Busy ""one""" select n, 'word' from generate_series(1, 500) n`);
  await cleanTables(pool);
});
afterAll(async () => {
  await pool.end();
  await pglite.close();
});

const BUSY = 'public."Busy ""one"""';

describe('design 9: the upkeep of the embedded database', () => {
  test('a table in which nothing has changed is left alone', async () => {
    expect(await cleanTables(pool)).not.toContain(BUSY);
  });

  test('a few changes are not worth it yet', async () => {
    await pool.query('delete from "Busy ""one""" where id <= 20');
    expect(await cleanTables(pool)).not.toContain(BUSY);
  });

  test('dead rows go, and the space is used again', async () => {
    const pages = async (): Promise<number> =>
      Number((await pool.query<{ size: string }>(`select pg_relation_size('${BUSY}') as size`)).rows[0]?.size);
    const before = await pages();
    for (let round = 0; round < 5; round++) {
      await pool.query('update "Busy ""one""" set said = said');
      expect(await cleanTables(pool)).toEqual([BUSY]);
    }
    expect(await pages()).toBeLessThanOrEqual(before * 3);
  });

  test('rows that were only added are looked at, so that plans know of them', async () => {
    await pool.query('insert into resting select * from generate_series(1, 100)');
    expect(await cleanTables(pool)).toEqual(['public.resting']);
    const { rows } = await pool.query<{ reltuples: number }>(
      `select reltuples from pg_class where relname = 'resting'`,
    );
    expect(rows).toEqual([{ reltuples: 100 }]);
  });
});
