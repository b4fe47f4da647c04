import path from 'node:path';
import { sql } from 'kysely';
import {
  tableColumns,
  quoteIdentifier,
  setSession,
  tablesOf,
} from '../../src/server/adapters/backup/export-database.ts';
import { openExistingEmbedded, type OpenDb, openServer } from '../../src/server/db/open.ts';
import type { Tx } from '../../src/server/ports.ts';

/** Values as text, by column. */
export type Row = Record<string, string | null>;
/** Per table: the columns of its primary key, and all rows. */
export type Snapshot = Map<string, { key: string[]; rows: Row[] }>;
export type Job = { id: string; name: string; state: string };
export type Settings = Record<string, string>;

/** Opens the data of a stopped server. */
export async function withData<T>(settings: Settings, work: (db: OpenDb) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR = '' } = settings;
  const db = DATABASE_URL ? openServer(DATABASE_URL) : await openExistingEmbedded(path.join(DATA_DIR, 'db'));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Reads every row of every table of the product, without the unlogged table `limits`, the migrations and the queue. */
export const readRows = (db: OpenDb): Promise<Snapshot> =>
  db.query.transaction().execute(async (tx) => {
    await setSession(tx);
    const found: Snapshot = new Map();
    for (const table of await tablesOf(tx)) {
      const name = table.replace(/^public\.|"/g, '').replaceAll('"', '');
      if (table !== 'jobs.job') found.set(name, { key: await keyOf(tx, table), rows: await rowsOf(tx, table) });
    }
    return found;
  });

async function keyOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${table}::regclass and indisprimary order by attname`.execute(tx);
  if (rows.length === 0) throw new Error(`${table} has no primary key`);
  return rows.map(({ name }) => name);
}

async function rowsOf(tx: Tx, table: string): Promise<Row[]> {
  const columns = await tableColumns(tx, table);
  const values = columns.map(({ name }) => `${quoteIdentifier(name)}::text as ${quoteIdentifier(name)}`).join(', ');
  return (await sql.raw<Row>(`select ${values} from ${table}`).execute(tx)).rows;
}

export const readOpenJobs = async (db: OpenDb): Promise<Job[]> =>
  (
    await sql<Job>`select id, name, state::text as state from jobs.job
      where state in ('created', 'retry', 'active') order by name`.execute(db.query)
  ).rows;

/** Returns those of these jobs that did not complete. */
export async function readUnfinished(db: OpenDb, jobs: Job[]): Promise<Job[]> {
  const { rows } = await sql<Job>`select id, name, state::text as state from jobs.job
    where id in (${sql.join(jobs.map(({ id }) => id))})`.execute(db.query);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return jobs
    .map((job) => ({ ...job, state: states.get(job.id) ?? 'removed' }))
    .filter(({ state }) => state !== 'completed');
}

/** Moves the start of waiting jobs. No job runs during the comparison, and all run afterwards. */
export const moveJobs = async (db: OpenDb, to: 'later' | 'now'): Promise<unknown> =>
  sql`update jobs.job set start_after = now() + ${to === 'now' ? '0' : '1 day'}::interval
    where state in ('created', 'retry')`.execute(db.query);
