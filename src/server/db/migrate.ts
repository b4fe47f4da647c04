import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { codeOf } from '#server/lib/error-for-log.ts';
import { migrations } from './migrations/all.ts';
import type { Db, Query } from '#server/ports.ts';
import { causeWords } from './server-error.ts';

/**
 * Migrates the schema to the newest version, or to the version of a dump. Safe to call from several nodes at once.
 * @throws Error when this version does not know a requested or completed migration
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  if (upTo !== undefined && !Object.hasOwn(migrations, upTo))
    throw new Error(
      `This was made by a newer version of the product (it knows "${upTo}"). Install that version first.`,
    );
  if (upTo === undefined) {
    const done = await executed(db.query);
    const newer = done.find((name) => !Object.hasOwn(migrations, name));
    if (newer !== undefined)
      throw new Error(
        `The database was made by a newer version of the product (it knows "${newer}"). Start that version, or restore an earlier backup.`,
      );
    if (done.length === known.length) return;
    refuseGap(done);
  }
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(PAUSE_MS)) {
    const error = await tryOnce(db, upTo);
    if (error === undefined) return;
    if (!YIELDED.test(codeOf(error)) || Date.now() > deadline)
      throw new Error(`The database could not be migrated: ${causeWords(error)}.`, { cause: error });
  }
}

/** Migrations build on each other, so an earlier one cannot follow a later one. Releases never leave such a gap. */
function refuseGap(done: string[]): void {
  const last = done.at(-1) ?? '';
  const missing = known.filter((name) => name < last && !done.includes(name));
  if (missing.length > 0)
    throw new Error(
      `The database ran the migration "${last}" without the earlier "${missing.join('", "')}", so a development version made it. Nothing was changed. Use a new DATA_DIR (or an empty database), or restore a backup of a released version.`,
    );
}

/**
 * Time limit for each lock. Nodes of the earlier version run during a migration. A waiting lock blocks all later
 * callers, and a deadlock would end one side. So the migration gives up before deadlock_timeout (1 s), rolls back
 * completely, and tries again.
 */
const LOCK_TIMEOUT = '500ms';
const YIELDED = /^(?:55P03|40P01|40001)$/;
const PAUSE_MS = 300;
/** Another node may be running a long migration: an index over a million rows takes minutes. */
const PATIENCE_MS = 30 * 60_000;

const tryOnce = (db: Db, upTo: string | undefined): Promise<unknown> =>
  db.query.connection().execute(async (connection) => {
    await sql.raw(`set lock_timeout = '${LOCK_TIMEOUT}'`).execute(connection);
    try {
      const migrator = new Migrator({ db: connection, provider: { getMigrations: () => Promise.resolve(migrations) } });
      if (upTo !== undefined && (await migrator.getMigrations()).find((one) => one.name === upTo)?.executedAt)
        return undefined;
      return (await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))).error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });

/** Returns true when every migration known to this version has run. A newer version may have run more. */
export async function isMigrated(query: Query): Promise<boolean> {
  const done = new Set(await executed(query));
  return known.every((name) => done.has(name));
}

/**
 * Returns the names of completed migrations, in order. Kysely's migrator is not used here, because it first reads every
 * table definition (200 ms per start on the embedded engine).
 */
async function executed(query: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(query)
    .catch((error: unknown) => {
      if (codeOf(error) === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  return rows.map(({ name }) => name);
}
const known = Object.keys(migrations).sort();
const UNDEFINED_TABLE = '42P01';

/** Whether the pg_trgm indexes are missing, because the migrations could not create them. */
export async function searchesRows(db: Db): Promise<boolean> {
  const indexes = sql`('applications_trigrams'), ('deals_trigrams')`;
  // An interrupted index creation leaves an invalid index.
  const { rows } = await sql<{ missing: boolean }>`select count(*) < 2 as missing from (values ${indexes}) wanted (name)
    join pg_index on indexrelid = to_regclass(name) and indisvalid`.execute(db.query);
  return rows[0]?.missing ?? true;
}
