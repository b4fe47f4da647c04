import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/test-database.ts';
import { migrations } from '#server/migrations/all.ts';
import { selectApplications } from '#server/features/applications/store.ts';
import { isMigrated, migrate, searchesRows } from './migrate.ts';
import type { OpenDb } from './open.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const empty = async (): Promise<void> => {
  await db.pool.query('drop schema public cascade');
  await db.pool.query('create schema public');
};

describe('design 9: migrations', () => {
  test('three nodes that start at once on an empty database all succeed, and each ran once', async () => {
    await empty();
    expect(await isMigrated(db.query)).toBe(false);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await isMigrated(db.query)).toBe(true);
    const { rows } = await db.pool.query<{ name: string }>('select name from kysely_migration order by name');
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });

  test('checks F18: it gives way to those at work, and is done once they are', async () => {
    if (db.embedded) return; // one connection: nobody is at work beside it
    await empty();
    await migrate(db, '0021-desk');
    const worker = await db.pool.connect();
    await worker.query('begin');
    await worker.query('lock table decisions in share mode');
    const migrated = migrate(db);
    const waiting = async (): Promise<number> => {
      const { rows } = await db.pool.query<{ n: string }>('select count(*) as n from pg_locks where not granted');
      return Number(rows[0]?.n);
    };
    await expect.poll(waiting).toBe(1);
    await expect.poll(waiting).toBe(0); // nobody is held up behind it for long
    expect(await isMigrated(db.query)).toBe(false);
    await worker.query('commit');
    worker.release();
    await migrated;
    expect(await isMigrated(db.query)).toBe(true);
  });

  test('a second start changes nothing', async () => {
    await db.pool.query(
      "insert into accounts values ('018f0000-0000-7000-8000-000000000000', 'Sample', 'dealer', now())",
    );
    await migrate(db);
    expect((await db.pool.query('select name from accounts')).rows).toEqual([{ name: 'Sample' }]);
  });

  test('a newer version beside it has run more: this one serves on, and does not start anew', async () => {
    await db.pool.query("insert into kysely_migration values ('9999-of-a-newer-version', '2027-01-01')");
    expect(await isMigrated(db.query)).toBe(true);
    await expect(migrate(db)).rejects.toThrow(
      'The database was made by a newer version of the product (it knows "9999-of-a-newer-version"): start that version, or restore a backup of before.',
    );
    await db.pool.query("delete from kysely_migration where name = '9999-of-a-newer-version'");
  });

  test('a database that lacks one is not migrated', async () => {
    await db.pool.query('delete from kysely_migration');
    expect(await isMigrated(db.query)).toBe(false);
  });

  test('one that fails is reported in words, without what it held', async () => {
    await expect(migrate(db)).rejects.toThrow(
      /^The database could not be migrated: relation "\w+" already exists \(42P07\)\.$/,
    );
  });

  test('names sort in the order in which they were written, and only go forward', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual([...names].sort());
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
    for (const migration of Object.values(migrations)) expect('down' in migration).toBe(false);
  });
});

describe('design 8: pieces of three letters are an extension', () => {
  test('a plain owner of a database may make it', async () => {
    // One user, who may do everything.
    if (db.embedded) return expect(await searchesRows(db)).toBe(false);
    await db.pool.query('create role plain');
    try {
      await empty();
      await db.pool.query('alter schema public owner to plain');
      await db.pool.query(
        `do $$ begin execute format('grant create on database %I to plain', current_database()); end $$`,
      );
      const asPlain = await db.pool.connect();
      try {
        await asPlain.query('set role plain');
        await asPlain.query('create extension pg_trgm');
      } finally {
        await asPlain.query('reset role');
        asPlain.release();
      }
      await migrate(db);
      expect(await searchesRows(db)).toBe(false);
    } finally {
      await db.pool.query('reassign owned by plain to current_user; drop owned by plain');
      await db.pool.query('drop role plain');
    }
  });

  test('where it cannot be made all else is, the start says so, and one that is made later is enough', async () => {
    await empty();
    const taken = 'function similarity(text, text)';
    await db.pool.query(`create ${taken} returns real language sql return 1`);
    await migrate(db);
    expect(await isMigrated(db.query)).toBe(true);
    expect(await searchesRows(db)).toBe(true);
    const rows = { limit: 1, before: undefined, status: undefined, due: undefined, assigned: undefined };
    for (const q of ['nowhere', 'qz'])
      expect(await selectApplications(db.query, { ...rows, outcome: undefined, q })).toEqual([]);
    await db.pool.query(`drop ${taken}`);
    const advice = fs.readFileSync('docs/operations.md', 'utf8');
    for (const [, statement = ''] of advice.matchAll(/^(create (?:extension|index concurrently) .+);$/gm))
      await db.pool.query(statement);
    expect(await searchesRows(db)).toBe(false);
  });
});
