import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import { claimRun, giveRunBack } from '#server/jobs/task-runs.ts';
import { readDataKeys } from '#server/crypto/data-keys.ts';
import { newId } from '#server/lib/ids.ts';
import { parseKeyRing, ringKeyProvider } from '#server/crypto/key-ring.ts';
import { openVault } from '#server/crypto/vault.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { rotateDataKeys } from '#server/operations/rotate.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const NOW = new Date('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const atOnce = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

async function newAccount(): Promise<string> {
  const id = newId();
  await db.query.insertInto('accounts').values({ id, name: 'first', kind: 'dealer', created_at: NOW }).execute();
  return id;
}
const nameOf = async (id: string): Promise<string | undefined> =>
  (await db.query.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst())?.name;

describe('concurrent writers', () => {
  test('exactly one of 20 conditional updates of one row changes it', async () => {
    const id = await newAccount();
    const changed = await atOnce(20, (n) =>
      db.tx(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('accounts')
          .set({ name: `taken by ${String(n)}` })
          .where('id', '=', id)
          .where('name', '=', 'first')
          .executeTakeFirst();
        return numUpdatedRows === 1n ? n : undefined;
      }),
    );
    const winners = changed.filter((n) => n !== undefined);
    expect(winners).toHaveLength(1);
    expect(await nameOf(id)).toBe(`taken by ${String(winners[0])}`);
  });

  test('a transaction that locks a row reads the value committed by the transaction before it', async () => {
    const id = await newAccount();
    await atOnce(10, () =>
      db.tx(async (tx) => {
        const { name } = await tx
          .selectFrom('accounts')
          .select('name')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('accounts')
          .set({ name: `${name}+` })
          .where('id', '=', id)
          .execute();
      }),
    );
    expect(await nameOf(id)).toBe(`first${'+'.repeat(10)}`);
  });

  test('an advisory lock admits one transaction at a time, and a rollback releases it', async () => {
    let inside = 0;
    const most: number[] = [];
    const ended = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) =>
        db.tx(async (tx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('sample', 0))`.execute(tx);
          most.push(++inside);
          await sql`select 1`.execute(tx);
          inside -= 1;
          if (n % 2 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1, 1, 1, 1]);
    expect(ended.filter((one) => one.status === 'rejected')).toHaveLength(3);
  });

  test('a scheduled task is leased to one of 10 nodes, and again only when due or released', async () => {
    const claim = (everyMs: number) => claimRun(db.query, 'sample-task', everyMs);
    const first = await atOnce(10, () => claim(HOUR));
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await claim(HOUR)).toBeUndefined();
    const due = await atOnce(10, () => claim(0));
    expect(due.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    await giveRunBack(db.query, 'sample-task');
    expect(await claim(HOUR)).toBeDefined();
  });
});

describe('two concurrent key rotations', () => {
  const ringOf = (...entries: [id: string, fill: number][]) => {
    const text = entries.map(([id, fill]) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`).join(',');
    return ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => parseKeyRing(text) });
  };
  const grown = ringOf(['k2', 2], ['k1', 1]);
  const rotate = (newDataKey: boolean) =>
    rotateDataKeys(withAuditKey(db, { mac: () => 'sample' }), grown, { newDataKey, now: NOW });

  test('wrap each data key once', async () => {
    await openVault(db, ringOf(['k1', 1]), NOW);
    const done = await atOnce(2, () => rotate(false));
    expect(done.map((one) => one.rewrapped).sort()).toEqual([0, 2]);
    expect((await readDataKeys(db.query)).map((row) => row.kek_id)).toEqual(['k2', 'k2']);
  });

  test('a new data key is used at once by a single process, and after a delay when other nodes must read it first', async () => {
    const before = (await readDataKeys(db.query)).filter((row) => row.active).length;
    await rotate(true);
    const after = (await readDataKeys(db.query)).filter((row) => row.active).length;
    expect(after - before).toBe(db.embedded ? 1 : 0);
  });
});
