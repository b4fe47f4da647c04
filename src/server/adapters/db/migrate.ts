import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { codeOf } from '#server/core/describe.ts';
import { migrations } from '#server/migrations/all.ts';
import type { Db } from '#server/ports.ts';
import { causeWords } from './server-fault.ts';

/**
 * Brings the schema to the newest version, or to the one that a dump was made with. Several nodes may call it at once.
 * @throws Error in words when this version does not know the one asked for
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  if (upTo !== undefined && !Object.hasOwn(migrations, upTo))
    throw new Error(
      `This was made by a newer version of the product (it knows "${upTo}"): install that version first.`,
    );
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

/** True when every migration this version knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: () => Promise.resolve(migrations) } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}

/** True where the migrations could not make pg_trgm, and nobody has made its indexes since. */
export async function searchesRows(db: Db): Promise<boolean> {
  const indexes = sql`('applications_trigrams'), ('deals_trigrams')`;
  // One whose making was broken off stands there and answers nothing.
  const { rows } = await sql<{ missing: boolean }>`select count(*) < 2 as missing from (values ${indexes}) wanted (name)
    join pg_index on indexrelid = to_regclass(name) and indisvalid`.execute(db.query);
  return rows[0]?.missing ?? true;
}
