import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportDatabase } from '#server/adapters/backup/export-database.ts';
import type { Chunk } from '#server/adapters/backup/manifest.ts';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDb } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { fillDatabase } from '#server/operations/restore.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const BEFORE = '0035-nodes';
const ACCOUNT = '018f0000-0000-7000-8000-000000000001';
const USER = '018f0000-0000-7000-8000-000000000002';

async function emptied(): Promise<OpenDb> {
  const db = await openTestDatabase();
  for (const schema of ['public', 'jobs']) await db.pool.query(`drop schema if exists ${schema} cascade`);
  await db.pool.query('create schema public');
  return db;
}

/** Creates a database of the earlier version with one user and the mark of this row. */
async function ofEarlierVersion(): Promise<OpenDb> {
  const db = await emptied();
  await migrate(db, BEFORE);
  const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
  await jobs.stop();
  await sql`insert into accounts (id, name, kind, created_at) values (${ACCOUNT}, 'Acme', 'lender', now())`.execute(
    db.query,
  );
  await sql`insert into users (id, account_id, email, first_name, last_name, role, status, created_at)
    values (${USER}, ${ACCOUNT}, 'dana@acme.example', 'Dana', 'Ruiz', 'admin', 'active', now())`.execute(db.query);
  return db;
}

const rename = (db: OpenDb, name: string) =>
  sql`update users set first_name = ${name} where id = ${USER}`.execute(db.query);
const marksOf = async (db: OpenDb): Promise<number> => (await db.pool.query('select mark from list_marks')).rows.length;
/** Runs the session lookup of the earlier version. Null turns off its cache. */
const markOf = async (db: OpenDb): Promise<string | null | undefined> =>
  (
    await sql<{ mark: string | null }>`select case when count(*) < 256 then bit_xor(seen.mark)::text end as mark
      from (select mark from list_marks limit 256) as seen`.execute(db.query)
  ).rows[0]?.mark;

test('the upgrade removes the triggers of the list cache, and a node of the earlier version finds no mark', async () => {
  const db = await ofEarlierVersion();
  try {
    expect(await marksOf(db)).toBeGreaterThan(0);
    await migrate(db);
    await rename(db, 'Dana Maria');
    expect([await marksOf(db), await markOf(db)]).toEqual([0, null]);
    const { rows } = await sql`select proname from pg_proc where proname like '%list_mark%'`.execute(db.query);
    expect(rows).toEqual([]);
  } finally {
    await db.close();
  }
});

test('a backup of the earlier version restores, and the next start upgrades it', async () => {
  const [source, target] = [await ofEarlierVersion(), await emptied()];
  try {
    const chunks: Chunk[] = [];
    const dump = await exportDatabase(source.query, (chunk) => Promise.resolve(void chunks.push(chunk)));
    expect(dump.migrations.at(-1)).toBe(BEFORE);
    const keys = { keyProvider: undefined as never, wrapped: [] };
    await fillDatabase(target, keys, dump.migrations, async (take) => {
      for (const chunk of chunks) await take(chunk);
      return dump;
    });
    await migrate(target);
    await rename(target, 'Dana Maria');
    const { rows } = await sql`select email, first_name from users`.execute(target.query);
    expect(rows).toEqual([{ email: 'dana@acme.example', first_name: 'Dana Maria' }]);
    expect(await marksOf(target)).toBe(0);
  } finally {
    await target.close();
    await source.close();
  }
});
