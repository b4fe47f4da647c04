import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDatabase } from '#server/adapters/backup/export-database.ts';
import type { Chunk } from '#server/adapters/backup/manifest.ts';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDb } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { fillDatabase } from '#server/operations/restore.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const BEFORE = '0038-staff-roles';
const AT = '2026-11-24T09:00:00Z';
const idOf = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ACCOUNT, USER, DEAL, OTHER_DEAL, DOCUMENT, OTHER_DOCUMENT] = [1, 2, 3, 4, 5, 6].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

async function emptied(): Promise<OpenDb> {
  const db = await openTestDatabase();
  for (const schema of ['public', 'jobs']) await db.pool.query(`drop schema if exists ${schema} cascade`);
  await db.pool.query('create schema public');
  return db;
}

const BLANKS: Record<string, string> = {
  uuid: `'${idOf(0)}'`,
  text: "''",
  bigint: '0',
  integer: '0',
  boolean: 'false',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
};
/** Inserts a row with these columns. Other required columns get blank values. */
async function fill(db: OpenDb, table: string, given: Record<string, string>): Promise<void> {
  const { rows } = await db.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  const blank = rows.filter(({ name }) => !(name in given));
  const names = [...Object.keys(given), ...blank.map(({ name }) => name)];
  const values = [...Object.values(given).map((one) => `'${one}'`), ...blank.map(({ type }) => BLANKS[type] ?? 'null')];
  await db.pool.query(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`);
}

/** Creates a database of the earlier version with a deal and a document that the CRM rejected. */
async function ofEarlierVersion(): Promise<OpenDb> {
  const db = await emptied();
  await migrate(db, BEFORE);
  const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
  await jobs.stop();
  await fill(db, 'accounts', { id: ACCOUNT, name: 'Acme', kind: 'dealer' });
  await fill(db, 'users', { id: USER, account_id: ACCOUNT, email: 'd@acme.example', role: 'dealer', status: 'active' });
  for (const [deal, document] of [
    [DEAL, DOCUMENT],
    [OTHER_DEAL, OTHER_DOCUMENT],
  ] as const) {
    await fill(db, 'deals', { id: deal, account_id: ACCOUNT, created_by: USER, status: 'submitted', submitted_at: AT });
    const stored = { file_key: document, key_sealed: 'x', document_type: 'credit_app' };
    await fill(db, 'documents', { id: document, deal_id: deal, uploaded_by: USER, ...stored });
  }
  await db.pool.query(`insert into untold_leads values ('${DEAL}', 7, 'The CRM is away.', '2026-11-24T10:00:00Z')`);
  await db.pool.query(`insert into unsent_documents values ('${DOCUMENT}', 2, null, '2026-11-24T11:00:00Z')`);
  return db;
}

const entriesOf = async (db: OpenDb) =>
  (
    await db.pool.query<Record<string, unknown>>(
      'select id, kind, deal_id, document_id, attempts, last_error, created_at from outbox order by id',
    )
  ).rows;
const lead = {
  id: DEAL,
  kind: 'lead',
  deal_id: DEAL,
  document_id: null,
  attempts: 7,
  last_error: 'The CRM is away.',
  created_at: new Date('2026-11-24T10:00:00Z'),
};
const document = {
  id: DOCUMENT,
  kind: 'document',
  deal_id: null,
  document_id: DOCUMENT,
  attempts: 2,
  last_error: null,
  created_at: new Date('2026-11-24T11:00:00Z'),
};

describe('upgrade to one outbox', () => {
  let db: OpenDb;
  beforeAll(async () => {
    db = await ofEarlierVersion();
    await migrate(db);
  });
  afterAll(() => db.close());

  test('keeps every lead and document that waits for the CRM', async () => {
    expect(await entriesOf(db)).toEqual([lead, document]);
  });

  test('lets a node of the earlier version add, lock, count and remove entries under the old names', async () => {
    const { query } = db;
    await sql`insert into untold_leads (deal_id, attempts, last_error, created_at)
      values (${OTHER_DEAL}, 0, null, now())`.execute(query);
    await sql`insert into unsent_documents (document_id, attempts, last_error, created_at)
      values (${OTHER_DOCUMENT}, 0, null, now())`.execute(query);
    expect((await entriesOf(db)).map(({ id, kind }) => [id, kind])).toEqual([
      [DEAL, 'lead'],
      [OTHER_DEAL, 'lead'],
      [DOCUMENT, 'document'],
      [OTHER_DOCUMENT, 'document'],
    ]);
    const counted = await sql`update untold_leads set last_error = 'Away.', attempts = attempts + 1
      where deal_id = ${OTHER_DEAL} returning attempts`.execute(query);
    expect(counted.rows).toEqual([{ attempts: 1 }]);
    const locked = await sql`select * from unsent_documents where document_id = ${DOCUMENT} for update`.execute(query);
    expect(locked.rows).toEqual([
      { document_id: DOCUMENT, attempts: 2, last_error: null, created_at: document.created_at },
    ]);
    const removed = await sql`delete from untold_leads where deal_id = ${DOCUMENT}`.execute(query);
    expect(removed.numAffectedRows).toBe(0n);
    await sql`delete from untold_leads where deal_id = ${OTHER_DEAL}`.execute(query);
    await sql`delete from unsent_documents where document_id = ${OTHER_DOCUMENT}`.execute(query);
    expect(await entriesOf(db)).toEqual([lead, document]);
  });

  test('accepts one entry per lead or document', async () => {
    const insert = (columns: string, values: string): Promise<unknown> =>
      db.pool.query(`insert into outbox (${columns}, created_at) values (${values}, now())`);
    await expect(insert('deal_id', `'${DEAL}'`)).rejects.toThrow();
    await expect(insert('deal_id, document_id', `'${OTHER_DEAL}', '${OTHER_DOCUMENT}'`)).rejects.toThrow();
    await expect(insert('attempts', '1')).rejects.toThrow();
  });

  test('restores the entries from a backup', async () => {
    const target = await emptied();
    try {
      const chunks: Chunk[] = [];
      const dump = await exportDatabase(db.query, (chunk) => Promise.resolve(void chunks.push(chunk)));
      const keys = { keyProvider: undefined as never, wrapped: [] };
      await fillDatabase(target, keys, dump.migrations, async (take) => {
        for (const chunk of chunks) await take(chunk);
        return dump;
      });
      expect(await entriesOf(target)).toEqual([lead, document]);
    } finally {
      await target.close();
    }
  });

  test('deletes the entries of a deleted deal', async () => {
    await db.pool.query(`delete from documents where id = '${DOCUMENT}'`);
    await db.pool.query(`delete from deals where id = '${DEAL}'`);
    expect(await entriesOf(db)).toEqual([]);
  });
});
