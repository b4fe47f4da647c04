import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTestDatabaseUrl } from '#tests/test-database.ts';
import { type OpenDb, openServer } from './open.ts';

let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let db: OpenDb;
beforeAll(async () => {
  database = await newTestDatabaseUrl();
  db = openServer(database?.url ?? '', { max: 1 });
  await db.pool.query('create table things (id int primary key, name text)');
});
afterAll(async () => {
  await db.close();
  await database?.drop();
});

const run = (text: string, values: unknown[] = []) => db.pool.query<Record<string, unknown>>(text, values);
/** What this connection keeps; asking is not kept itself. */
const kept = async (): Promise<unknown[]> =>
  (
    await run('select statement, parameter_types::text as types from pg_prepared_statements order by prepare_time')
  ).rows.map((row) => row['statement']);

test('rows that come, and statements that ask for it, are read and planned once a connection', async () => {
  for (const id of [1, 2, 3]) await run('insert into things (id, name) values ($1, $2)', [id, `thing ${String(id)}`]);
  for (const id of [1, 2]) await run('select /* prepared */ name from things where id = $1', [id]);
  await run('select /* prepared */ 1 as one');
  await run('select name from things where id = $1', [1]);
  await run('insert into things (id, name) values ($1, $2), ($3, $4)', [5, 'five', 6, 'six']);
  await run("update things set name = 'x' where id = $1", [9]);
  expect(await kept()).toEqual([
    'insert into things (id, name) values ($1, $2)',
    'select /* prepared */ name from things where id = $1',
    'select /* prepared */ 1 as one',
  ]);
  expect((await run('select /* prepared */ name from things where id = $1', [3])).rows).toEqual([{ name: 'thing 3' }]);
});

test('one that fails is told as before, and works afterwards', async () => {
  const again = () => run('insert into things (id, name) values ($1, $2)', [1, 'twice']);
  await expect(again()).rejects.toMatchObject({ code: '23505' });
  await expect(run('insert into nowhere values ($1)', [1])).rejects.toMatchObject({ code: '42P01' });
  await run('create table nowhere (id int)');
  expect((await run('insert into nowhere values ($1)', [1])).rowCount).toBe(1);
  await expect(again()).rejects.toMatchObject({ code: '23505' });
});

test('a column that comes later does not break one that is kept', async () => {
  await run('alter table things add column size int');
  expect((await run('insert into things (id, name) values ($1, $2)', [4, 'four'])).rowCount).toBe(1);
  expect((await run('select /* prepared */ name from things where id = $1', [4])).rows).toEqual([{ name: 'four' }]);
});

test('texts without end do not fill the memory of the server', async () => {
  for (let n = 0; n < 300; n++) await run(`select /* prepared */ ${String(n)} as n`);
  const { length } = await kept();
  expect(length).toBeGreaterThan(190);
  expect(length).toBeLessThanOrEqual(200);
});
