import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { codeOf } from '#server/lib/error-for-log.ts';
import { migrations } from './migrations/all.ts';
import type { Db, Query } from '#server/ports.ts';
import { causeWords } from './server-fault.ts';

/**
 * Brings the schema to the newest version, or to the one that a dump was made with. Several nodes may call it at once.
 * @throws Error in words when this version does not know the one asked for, or one that has run
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  if (upTo !== undefined && !Object.hasOwn(migrations, upTo))
    throw new Error(
      `This was made by a newer version of the product (it knows "${upTo}"): install that version first.`,
    );
  if (upTo === undefined) {
    const done = await executed(db.query);
    const newer = done.find((name) => !Object.hasOwn(migrations, name));
    if (newer !== undefined)
      throw new Error(
        `The database was made by a newer version of the product (it knows "${newer}"): start that version, or restore a backup of before.`,
      );
    if (done.length === known.length) return;
  }
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(PAUSE_MS)) {
    const error = await tryOnce(db, upTo);
    if (error === undefined) return;
    if (!YIELDED.test(codeOf(error)) || Date.now() > deadline)
      throw new Error(`The database could not be migrated: ${causeWords(error)}.`, { cause: error });
  }
}

/**
 * Nodes of the version before are at work meanwhile. A lock that waits holds up all who come after it, and two that wait
 * for each other end one of both: so this one gives way before the server looks for a victim (deadlock_timeout is a
 * second), is undone as a whole, and tries again.
 */
const LOCK_TIMEOUT = '500ms';
const YIELDED = /^(?:55P03|40P01|40001)$/;
const PAUSE_MS = 300;
/** Another node may be at a long one: an index over a million rows takes minutes. */
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

/** True when every migration this version knows has run; a newer version beside it may have run more. */
export async function isMigrated(query: Query): Promise<boolean> {
  const done = new Set(await executed(query));
  return known.every((name) => done.has(name));
}

/**
 * The names of what has run, in order. Kysely's migrator first reads what every table consists of, a fifth of a second of
 * each start on the embedded engine: it is asked when there is something to do.
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

/** True where the migrations could not make pg_trgm, and nobody has made its indexes since. */
export async function searchesRows(db: Db): Promise<boolean> {
  const indexes = sql`('applications_trigrams'), ('deals_trigrams')`;
  // One whose making was broken off stands there and answers nothing.
  const { rows } = await sql<{ missing: boolean }>`select count(*) < 2 as missing from (values ${indexes}) wanted (name)
    join pg_index on indexrelid = to_regclass(name) and indisvalid`.execute(db.query);
  return rows[0]?.missing ?? true;
}
