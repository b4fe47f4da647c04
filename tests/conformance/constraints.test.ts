import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { errorForLog as describeError } from '#server/lib/error-for-log.ts';
import { newId } from '#server/lib/ids.ts';
import { toAppError } from '#server/http/errors.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const EMAIL = 'elena.fuentes@acme.example';
let db: OpenDb;
let account: string;
beforeAll(async () => {
  db = await openTestDatabase();
  account = newId();
  const created_at = new Date();
  await db.query.insertInto('accounts').values({ id: account, name: 'Acme', kind: 'dealer', created_at }).execute();
  await insertUser({});
});
afterAll(() => db.close());

const insertUser = (change: Record<string, unknown>) => {
  const row = { id: newId(), account_id: account, email: EMAIL, role: 'dealer', status: 'invited', ...change };
  return sql`insert into users (id, account_id, email, first_name, last_name, role, status, created_at)
    values (${row.id}, ${row.account_id}, ${row.email}, 'Elena', 'Fuentes', ${row.role}, ${row.status}, now())`.execute(
    db.query,
  );
};
const countUsers = async (): Promise<number> => (await db.query.selectFrom('users').select('id').execute()).length;

const violations: [what: string, code: string, write: () => Promise<unknown>][] = [
  ['a duplicate', '23505', () => insertUser({})],
  ['a row without its parent', '23503', () => insertUser({ email: 'b@acme.example', account_id: newId() })],
  ['a value outside its list', '23514', () => insertUser({ email: 'c@acme.example', role: 'pirate' })],
  ['a missing value', '23502', () => insertUser({ email: null })],
  ['text that is no id', '22P02', () => insertUser({ email: 'd@acme.example', id: 'no id' })],
];

describe('constraints of the database', () => {
  test.each(violations)(
    '%s fails with code %s, changes nothing and keeps its values out of log and answer',
    async (...of) => {
      const [, code, write] = of;
      const error: unknown = await write().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code });
      expect(toAppError(error)).toMatchObject({ status: 500, code: 'internal' });
      expect(JSON.stringify([describeError(error), toAppError(error).message])).not.toMatch(
        /acme\.example|pirate|Elena/,
      );
      expect(await countUsers()).toBe(1);
    },
  );

  test('"on conflict do nothing" stores one row for 10 writers at once and reports which one stored it', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        db.tx((tx) =>
          tx
            .insertInto('accounts')
            .values({ id: newId(), name: 'Once', kind: 'dealer', created_at: new Date(), crm_id: 'crm-once' })
            .onConflict((c) => c.column('crm_id').doNothing())
            .returning('id')
            .executeTakeFirst(),
        ),
      ),
    );
    expect(made.filter((row) => row !== undefined)).toHaveLength(1);
  });

  test.each([
    ['40001', 'a serialization failure'],
    ['40P01', 'a deadlock'],
  ])('%s, %s, is reported as a temporary failure', async (code) => {
    const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    const error: unknown = await raise.execute(db.query).catch((thrown: unknown) => thrown);
    expect(toAppError(error)).toMatchObject({ status: 503, code: 'unavailable' });
  });

  test('a failed write rolls back its whole transaction and leaves the connection usable', async () => {
    const id = newId();
    const half = db.tx(async (tx) => {
      await tx.insertInto('accounts').values({ id, name: 'Half', kind: 'dealer', created_at: new Date() }).execute();
      await sql`insert into accounts select * from accounts where id = ${id}`.execute(tx);
    });
    await expect(half).rejects.toMatchObject({ code: '23505' });
    expect(await db.query.selectFrom('accounts').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
