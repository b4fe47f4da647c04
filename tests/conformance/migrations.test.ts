import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { isMigrated, migrate, searchesRows } from '#server/db/migrate.ts';
import type { OpenDb } from '#server/db/open.ts';
import { selectApplications } from '#server/features/desk/application-store.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const empty = async (): Promise<void> => {
  await db.pool.query('drop schema public cascade');
  await db.pool.query('create schema public');
};

describe('migrations', () => {
  test('run once each, in order, on an empty database', async () => {
    await empty();
    expect(await isMigrated(db.query)).toBe(false);
    await migrate(db);
    expect(await isMigrated(db.query)).toBe(true);
    const { rows } = await db.pool.query<{ name: string }>('select name from kysely_migration order by name');
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });

  test('upgrade a database of an older version and keep its rows', async () => {
    await empty();
    await migrate(db, '0021-desk');
    await db.pool.query(
      "insert into accounts values ('018f0000-0000-7000-8000-000000000001', 'Kept', 'dealer', now())",
    );
    expect(await isMigrated(db.query)).toBe(false);
    await migrate(db);
    expect(await isMigrated(db.query)).toBe(true);
    expect((await db.pool.query('select name from accounts')).rows).toEqual([{ name: 'Kept' }]);
    await db.pool.query('delete from accounts');
  });

  test('change nothing at a second start', async () => {
    await db.pool.query(
      "insert into accounts values ('018f0000-0000-7000-8000-000000000000', 'Sample', 'dealer', now())",
    );
    await migrate(db);
    expect((await db.pool.query('select name from accounts')).rows).toEqual([{ name: 'Sample' }]);
  });

  test('of a newer version do not stop a running older node, but prevent it from starting again', async () => {
    await db.pool.query("insert into kysely_migration values ('9999-of-a-newer-version', '2027-01-01')");
    expect(await isMigrated(db.query)).toBe(true);
    await expect(migrate(db)).rejects.toThrow(
      'The database was made by a newer version of the product (it knows "9999-of-a-newer-version"). Start that version, or restore an earlier backup.',
    );
    await db.pool.query("delete from kysely_migration where name = '9999-of-a-newer-version'");
  });

  test('name the earlier one that a database of a development version lacks, and change nothing', async () => {
    await empty();
    await migrate(db);
    await db.pool.query("delete from kysely_migration where name in ('0049-inquiries', '0042-backups')");
    await expect(migrate(db)).rejects.toThrow(
      `The database ran the migration "${Object.keys(migrations).at(-1) ?? ''}" without the earlier "0042-backups", "0049-inquiries", so a development version made it. Nothing was changed. Use a new DATA_DIR (or an empty database), or restore a backup of a released version.`,
    );
    expect(await isMigrated(db.query)).toBe(false);
  });

  test('are refused for a database that lacks an earlier one', async () => {
    await db.pool.query('delete from kysely_migration');
    expect(await isMigrated(db.query)).toBe(false);
  });

  test('are reported without the stored values when one fails', async () => {
    await expect(migrate(db)).rejects.toThrow(
      /^The database could not be migrated: relation "\w+" already exists \(42P07\)\.$/,
    );
  });

  test('count the last time that staff opened an old notice as its print', async () => {
    await empty();
    await db.pool.query('create table decisions (id text, application_id uuid, deal_id uuid)');
    await db.pool.query('create table audit (action text, subject_id text, detail jsonb, at timestamptz)');
    await db.pool.query(`insert into decisions values
      ('opened', '018f0000-0000-7000-8000-000000000001', null),
      ('of-a-deal', null, '018f0000-0000-7000-8000-000000000002'),
      ('unopened', '018f0000-0000-7000-8000-000000000001', null)`);
    await db.pool.query(`insert into audit values
      ('decision.notice_read', '018f0000-0000-7000-8000-000000000001', '{"decision":"opened"}', '2026-01-01T10:00:00Z'),
      ('decision.notice_read', '018f0000-0000-7000-8000-000000000001', '{"decision":"opened"}', '2026-01-02T10:00:00Z'),
      ('decision.recorded', '018f0000-0000-7000-8000-000000000001', '{"decision":"unopened"}', '2026-01-03T10:00:00Z'),
      ('decision.notice_read', '018f0000-0000-7000-8000-000000000002', '{"decision":"of-a-deal"}', '2026-01-04T10:00:00Z')`);
    await migrations['0051-printed-notices']?.up(db.query);
    const { rows } = await db.pool.query<{ id: string; printed_at: Date | null }>(
      'select id, printed_at from decisions',
    );
    expect(Object.fromEntries(rows.map(({ id, printed_at }) => [id, printed_at?.toISOString() ?? null]))).toEqual({
      opened: '2026-01-02T10:00:00.000Z',
      'of-a-deal': '2026-01-04T10:00:00.000Z',
      unopened: null,
    });
  });

  test('have names in chronological order, and only go forward', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual([...names].sort());
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
    for (const migration of Object.values(migrations)) expect('down' in migration).toBe(false);
  });
});

describe('trigram extension', () => {
  test('is optional: the start reports its absence, and a later installation is enough', async () => {
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
    const advice = fs.readFileSync('docs/how-to/move-to-postgresql.md', 'utf8');
    for (const [, statement = ''] of advice.matchAll(/^(create (?:extension|index concurrently) .+);$/gm))
      await db.pool.query(statement);
    expect(await searchesRows(db)).toBe(false);
  });
});
