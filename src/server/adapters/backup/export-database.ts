import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';
import type { Chunk, Manifest, Sequence, TableEntry } from './manifest.ts';

export type Dump = Pick<Manifest, 'keyIds' | 'migrations' | 'tables' | 'sequences'>;

const ROWS_AT_ONCE = 1000;
/** Session settings that give equal values equal text on both engines, without time limits for large tables. */
const SESSION = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};
/** Finished jobs are history. The queue creates its other tables itself. */
const OPEN_JOBS = "where state in ('created', 'retry', 'active')";

/** Yields every row as of one instant and returns the totals. Blocks other work only on the embedded engine. */
export const exportDatabase = (query: Query, take: (chunk: Chunk) => Promise<void>): Promise<Dump> =>
  query
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => exportTables(tx, take));

/** Does the same inside the caller's transaction, so that an import is compared before it commits. */
export async function exportTables(tx: Tx, take: (chunk: Chunk) => Promise<void>): Promise<Dump> {
  await setSession(tx);
  const tables: TableEntry[] = [];
  for (const name of await tablesOf(tx)) tables.push(await exportTable(tx, name, take));
  const keys = await tx.selectFrom('data_keys').select('kek_id').distinct().orderBy('kek_id').execute();
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  return {
    keyIds: keys.map((row) => row.kek_id),
    migrations: migrations.rows.map((row) => row.name),
    tables,
    sequences: await sequencesOf(tx),
  };
}

export async function setSession(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries(SESSION)) await sql.raw(`set local ${name} = '${value}'`).execute(tx);
}

async function exportTable(tx: Tx, table: string, take: (chunk: Chunk) => Promise<void>): Promise<TableEntry> {
  const columns = await tableColumns(tx, table);
  const hash = createHash('sha256');
  let rows = 0;
  const values = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ');
  const only = table === 'jobs.job' ? OPEN_JOBS : '';
  await sql
    .raw(
      `declare dump no scroll cursor for select json_build_array(${values})::text collate "C" as line
      from ${table} ${only} order by 1`,
    )
    .execute(tx);
  for (;;) {
    const found = await sql.raw<{ line: string }>(`fetch ${String(ROWS_AT_ONCE)} from dump`).execute(tx);
    if (found.rows.length === 0) break;
    const lines = found.rows.map((row) => row.line);
    for (const line of lines) hash.update(`${line}\n`);
    rows += lines.length;
    await take({ table, columns, lines });
  }
  await sql.raw('close dump').execute(tx);
  return { name: table, columns, rows, sha256: hash.digest('hex') };
}

/** Lists the product's tables, without unlogged ones, and the table of jobs. */
export async function tablesOf(query: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname not like 'kysely_migration%'
    order by c.relname collate "C"`.execute(query);
  const jobs = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(query);
  return [...rows.map((row) => `public.${quoteIdentifier(row.name)}`), ...(jobs.rows[0]?.there ? ['jobs.job'] : [])];
}

export async function tableColumns(tx: Tx, table: string): Promise<TableEntry['columns']> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attname collate "C"`.execute(tx);
  return rows;
}

async function sequencesOf(tx: Tx): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`.execute(tx);
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const state = await sql
      .raw<Omit<Sequence, 'name'>>(
        `select last_value::text as value, is_called as called from public.${quoteIdentifier(name)}`,
      )
      .execute(tx);
    found.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return found;
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
