import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedPool } from '#server/db/embedded.ts';
import { openUpkeep } from '#server/db/upkeep.ts';

let pglite: PGlite;
let pool: pg.Pool;
let cleanTables: () => Promise<string[]>;
beforeAll(async () => {
  pglite = await PGlite.create();
  pool = embeddedPool(pglite);
  cleanTables = openUpkeep(pool);
  await pool.query('create table "Busy ""one""" (id int primary key, said text)');
  await pool.query('create table resting (id int primary key)');
  await pool.query(`insert into "Busy ""one""" select n, 'word' from generate_series(1, 500) n`);
  await cleanTables();
});
afterAll(async () => {
  await pool.end();
  await pglite.close();
});

const BUSY = 'public."Busy ""one"""';

describe('maintenance of the embedded database', () => {
  test('skips an unchanged table', async () => {
    expect(await cleanTables()).not.toContain(BUSY);
  });

  test('skips a table with few changes', async () => {
    await pool.query('delete from "Busy ""one""" where id <= 20');
    expect(await cleanTables()).not.toContain(BUSY);
  });

  test('removes dead rows, so that their space is reused', async () => {
    const pages = async (): Promise<number> =>
      Number((await pool.query<{ size: string }>(`select pg_relation_size('${BUSY}') as size`)).rows[0]?.size);
    const before = await pages();
    for (let round = 0; round < 5; round++) {
      await pool.query('update "Busy ""one""" set said = said');
      expect(await cleanTables()).toEqual([BUSY]);
    }
    expect(await pages()).toBeLessThanOrEqual(before * 3);
  });

  test('analyzes one column at a time, and other queries run between two columns', async () => {
    await pool.query('create table wide (id int, one text, "two three" text)');
    await pool.query("insert into wide select n, 'a', n::text from generate_series(1, 500) n");
    const seen: number[] = [];
    let ended = false;
    const cleaned = cleanTables().finally(() => (ended = true));
    while (!ended) {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stats where tablename = 'wide'`,
      );
      seen.push(rows[0]?.n ?? -1);
    }
    expect(await cleaned).toContain('public.wide');
    expect([...new Set(seen)]).toEqual([0, 1, 2, 3]);
  });

  test('analyzes index expressions, one at a time, when the table has doubled', async () => {
    await pool.query('create table letters (word text)');
    await pool.query('create index letters_upper on letters (upper(word))');
    const add = (word: string, rows: number) =>
      pool.query('insert into letters select $1 from generate_series(1, $2::int)', [word, rows]);
    /** Returns the most common value in the planner's statistics. */
    const common = async (table: string): Promise<unknown> => {
      const text = 'select most_common_vals::text as common from pg_stats where tablename = $1';
      return (await pool.query<{ common: unknown }>(text, [table])).rows[0]?.common;
    };
    await add('one', 200);
    expect(await cleanTables()).toEqual(['public.letters']);
    expect([await common('letters'), await common('letters_upper')]).toEqual(['{one}', '{ONE}']);
    await add('two', 150);
    expect(await cleanTables()).toEqual(['public.letters']);
    expect([await common('letters'), await common('letters_upper')]).toEqual(['{one,two}', '{ONE}']);
    await add('three', 300);
    expect(await cleanTables()).toEqual(['public.letters']);
    expect([await common('letters'), await common('letters_upper')]).toEqual(['{three,one,two}', '{THREE,ONE,TWO}']);
    const { rows } = await pool.query<{ target: string }>('show default_statistics_target');
    expect(rows).toEqual([{ default_statistics_target: '100' }]);
  });

  test('analyzes a table that only grew, so that the planner knows its size', async () => {
    await pool.query('insert into resting select * from generate_series(1, 100)');
    expect(await cleanTables()).toEqual(['public.resting']);
    const { rows } = await pool.query<{ reltuples: number }>(
      `select reltuples from pg_class where relname = 'resting'`,
    );
    expect(rows).toEqual([{ reltuples: 100 }]);
  });
});
