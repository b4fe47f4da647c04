import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { afterCommit, currentTx } from '#server/db/ambient-tx.ts';
import { newId } from '#server/lib/ids.ts';
import { openLimits } from '#server/lib/limits.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const OUTSIDE = 'query outside the current transaction';
const account = (id: string) => ({ id, name: 'Sample dealer', kind: 'dealer' as const, created_at: new Date() });
const names = (id: string) => db.query.selectFrom('accounts').select('name').where('id', '=', id).execute();

describe('only the transaction is used inside a transaction', () => {
  test('a query outside it is rejected instead of waiting', async () => {
    await expect(db.tx(() => names(newId()))).rejects.toThrow(OUTSIDE);
    await expect(db.tx(() => db.query.selectFrom('users').select('id').execute())).rejects.toThrow(OUTSIDE);
    await expect(db.tx(() => db.pool.query('select 1'))).rejects.toThrow(OUTSIDE);
  });

  test('a second transaction is rejected', async () => {
    await expect(db.tx(() => db.tx(() => Promise.resolve()))).rejects.toThrow('a transaction is already open');
  });

  test('counting a limit use is rejected', async () => {
    const limits = openLimits(db.pool, true);
    await expect(db.tx(() => limits.use('session', 'x', String))).rejects.toThrow(OUTSIDE);
  });

  test('the rejection rolls back earlier writes', async () => {
    const id = newId();
    const half = db.tx(async (tx) => {
      await tx.insertInto('accounts').values(account(id)).execute();
      await names(id);
    });
    await expect(half).rejects.toThrow(OUTSIDE);
    expect(await names(id)).toEqual([]);
  });

  test('the current transaction is visible to called functions only', async () => {
    expect(currentTx()).toBeUndefined();
    await db.tx(async (tx) => {
      await Promise.resolve();
      expect(currentTx()).toBe(tx);
    });
    expect(currentTx()).toBeUndefined();
  });

  test('afterCommit work runs after the commit, outside the transaction, and never after a rollback', async () => {
    const seen: unknown[] = [];
    await db.tx(() => {
      afterCommit(() => seen.push(['committed', currentTx()]));
      seen.push('open');
      return Promise.resolve();
    });
    const undone = db.tx(() => {
      afterCommit(() => seen.push('never'));
      return Promise.reject(new Error('undone'));
    });
    await expect(undone).rejects.toThrow('undone');
    expect(seen).toEqual(['open', ['committed', undefined]]);
    expect(() => afterCommit(() => undefined)).toThrow('afterCommit was called outside a transaction');
  });
});

describe('connection pool on both engines', () => {
  test('a commit persists, an error rolls back', async () => {
    const [kept, undone] = [newId(), newId()];
    await db.tx((tx) => tx.insertInto('accounts').values(account(kept)).execute());
    await expect(
      db.tx(async (tx) => {
        await tx.insertInto('accounts').values(account(undone)).execute();
        await sql`select 1/0`.execute(tx);
      }),
    ).rejects.toMatchObject({ code: '22012' });
    expect([await names(kept), await names(undone)]).toEqual([[{ name: 'Sample dealer' }], []]);
  });

  test('the next query works after a failed statement', async () => {
    await expect(db.pool.query('select * from no_such_table')).rejects.toMatchObject({ code: '42P01' });
    await expect(sql`select 1/0`.execute(db.query)).rejects.toMatchObject({ code: '22012' });
    await expect(db.query.selectFrom('users').select('id').execute()).resolves.toEqual([]);
  });

  test('many concurrent transactions all complete, and timers still run', async () => {
    const ids = Array.from({ length: 60 }, newId);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await Promise.all(ids.map((id) => db.tx((tx) => tx.insertInto('accounts').values(account(id)).execute())));
    clearInterval(timer);
    const { rows } = await sql<{ n: string }>`select count(*) as n from accounts where id = any(${ids})`.execute(
      db.query,
    );
    expect(Number(rows[0]?.n)).toBe(60);
    expect(ticks).toBeGreaterThan(3);
  });

  test('timestamps are UTC and unchanged after storage', async () => {
    const at = new Date('2026-07-04T23:59:59.123Z');
    const id = newId();
    await db.tx((tx) =>
      tx
        .insertInto('accounts')
        .values({ ...account(id), created_at: at })
        .execute(),
    );
    const row = await db.query
      .selectFrom('accounts')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.created_at).toEqual(at);
  });

  test('maintenance runs on both engines', async () => {
    await expect(db.maintain()).resolves.toBeUndefined();
  });
});
