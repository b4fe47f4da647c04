import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { migrations } from './migrations/all.ts';
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

describe('migrations of a PostgreSQL server', () => {
  test('run once each when three nodes start at the same time on an empty database', async () => {
    await empty();
    expect(await isMigrated(db.query)).toBe(false);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await isMigrated(db.query)).toBe(true);
    const { rows } = await db.pool.query<{ name: string }>('select name from kysely_migration order by name');
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });

  test('checks F18: wait for a lock without blocking others and finish once it is released', async () => {
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
    await expect.poll(waiting).toBe(0); // blocks others only for a moment
    expect(await isMigrated(db.query)).toBe(false);
    await worker.query('commit');
    worker.release();
    await migrated;
    expect(await isMigrated(db.query)).toBe(true);
  });

  test('create the search extension for a database owner without other rights', async () => {
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
});
