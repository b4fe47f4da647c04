import { sql } from 'kysely';
import type { Db, Query, Tx } from '#server/ports.ts';
import { tableColumns, type Dump, exportTables, quoteIdentifier, setSession, tablesOf } from './export-database.ts';
import type { Chunk, TableEntry } from './manifest.ts';

/**
 * Fills an empty, migrated database in one transaction. Compares every table and sequence with the dump before the
 * commit, so the data arrives complete or not at all.
 * @throws Error when the target contains rows, or when something differs
 */
export const importDatabase = (db: Db, load: (take: (chunk: Chunk) => Promise<void>) => Promise<Dump>): Promise<Dump> =>
  db.query.transaction().execute(async (tx) => {
    await setSession(tx);
    await refuseUnlessEmpty(tx);
    const known = new Map<string, TableEntry['columns']>();
    for (const table of await tablesOf(tx)) known.set(table, await tableColumns(tx, table));
    const references = await dropReferences(tx);
    const wanted = await load((chunk) => insertChunk(tx, known, chunk));
    for (const { name, value, called } of wanted.sequences)
      await sql`select setval(${`public.${quoteIdentifier(name)}`}::regclass, ${value}::bigint, ${called})`.execute(tx);
    for (const statement of references) await sql.raw(statement).execute(tx);
    const found = await exportTables(tx, () => Promise.resolve());
    const differing = differences(wanted, found);
    if (differing.length > 0)
      throw new Error(`The stored rows differ from the backup, so nothing was kept: ${differing.join(', ')}.`);
    return found;
  });

/** @throws Error when the database contains any row */
export async function refuseUnlessEmpty(query: Query): Promise<void> {
  for (const table of await tablesOf(query)) {
    const { rows } = await sql.raw(`select 1 from ${table} limit 1`).execute(query);
    if (rows.length > 0)
      throw new Error(`The target is not empty: ${table} contains rows. Nothing was changed. Use an empty database.`);
  }
}

/** Drops foreign keys, because tables arrive in order of their names. Adding the keys again checks all rows. */
async function dropReferences(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ at: string; name: string; rule: string }>`
    select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`.execute(tx);
  for (const { at, name } of rows)
    await sql.raw(`alter table ${at} drop constraint ${quoteIdentifier(name)}`).execute(tx);
  return rows.map(({ at, name, rule }) => `alter table ${at} add constraint ${quoteIdentifier(name)} ${rule}`);
}

/** Inserts rows with the names and types of the target. No text of the file becomes part of a statement. */
async function insertChunk(tx: Tx, known: Map<string, TableEntry['columns']>, chunk: Chunk): Promise<void> {
  const columns = known.get(chunk.table);
  if (columns?.map((one) => one.name).join() !== chunk.columns.map((one) => one.name).join())
    throw new Error(
      `The table ${chunk.table} has a different form in this version of the product. Nothing was changed. Restore with the version that made the backup.`,
    );
  const names = columns.map((column) => quoteIdentifier(column.name)).join(', ');
  const values = columns.map((column, index) => `(r ->> ${String(index)})::${column.type}`).join(', ');
  await sql`insert into ${sql.raw(chunk.table)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(values)} from json_array_elements(${`[${chunk.lines.join(',')}]`}::json) as r`.execute(tx);
}

function differences(wanted: Dump, found: Dump): string[] {
  const tables = wanted.tables.filter((table) => {
    const other = found.tables.find((one) => one.name === table.name);
    return other?.rows !== table.rows || other.sha256 !== table.sha256;
  });
  const sequences = wanted.sequences.filter((sequence) => {
    const other = found.sequences.find((one) => one.name === sequence.name);
    return other?.value !== sequence.value || other.called !== sequence.called;
  });
  return [...tables, ...sequences].map((one) => one.name);
}
