import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Sends a value to the database as a parameter and reads it back from a column of this type. */
async function stored(type: string, value: unknown): Promise<unknown> {
  const name = `sample_${type.replace(/\W/g, '_')}`;
  await sql
    .raw(`create table if not exists ${name} (id int generated always as identity, value ${type})`)
    .execute(db.query);
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(name)} (value) values (${value})
    returning id`.execute(db.query);
  const read = await sql<{ value: unknown }>`select value from ${sql.table(name)}
    where id = ${rows[0]?.id}`.execute(db.query);
  return read.rows[0]?.value;
}

describe('stored values return unchanged', () => {
  test.each(['', 'José Ñandú 東京 🚚', 'a\\b\'c"d\n\te', '{x,y}', ' space '])('text %j', async (text) => {
    expect(await stored('text', text)).toBe(text);
  });

  test.each([Buffer.alloc(0), Buffer.from([0, 1, 255, 92, 120, 0]), randomBytes(300_000)])(
    'bytes, example %#',
    async (bytes) => {
      const read = await stored('bytea', bytes);
      expect(read).toBeInstanceOf(Buffer);
      expect(bytes.equals(read as Buffer)).toBe(true);
    },
  );

  test.each([
    { a: 1, b: [true, null, 'x'], c: { d: 0.1 } },
    [1, 'two', { three: 3 }],
    'only text with "quotes" and \\u',
    12_345_678_901,
    null,
  ])('JSON %j', async (value) => {
    expect(await stored('jsonb', JSON.stringify(value))).toEqual(value);
  });

  test.each(['1970-01-01T00:00:00.000Z', '2026-03-08T07:30:00.001Z', '2026-11-01T05:30:00.999Z'])(
    'timestamp %s',
    async (at) => {
      expect(await stored('timestamptz', new Date(at))).toEqual(new Date(at));
    },
  );

  test.each([
    ['bigint', '9007199254740993'],
    ['integer', -2_147_483_648],
    ['boolean', false],
    ['uuid', '018f0000-0000-7000-8000-000000000000'],
  ])('%s %j', async (type, value) => {
    expect(await stored(type, value)).toBe(value);
  });

  test('now() is constant within a transaction and never decreases between two', async () => {
    const read = () =>
      db.tx(async (tx) => {
        const at = async () => (await sql<{ at: Date }>`select now() as at`.execute(tx)).rows[0]?.at.getTime() ?? NaN;
        const [first, second] = [await at(), await at()];
        expect(second).toBe(first);
        return first;
      });
    const [before, after] = [await read(), await read()];
    expect(after).toBeGreaterThanOrEqual(before);
  });

  test('a result of 20,000 rows and one value of 2 MB are returned completely', async () => {
    const { rows } = await sql<{ n: number; text: string }>`select n, repeat('x', 50) as text
      from generate_series(1, 20000) n order by n`.execute(db.query);
    expect([rows.length, rows.at(-1)?.n, rows.at(-1)?.text.length]).toEqual([20_000, 20_000, 50]);
    const long = await sql<{ text: string }>`select repeat('ñ', 1000000) as text`.execute(db.query);
    expect(Buffer.byteLength(long.rows[0]?.text ?? '')).toBe(2_000_000);
  });
});
