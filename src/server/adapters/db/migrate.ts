import { Migrator } from 'kysely/migration';
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
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: () => Promise.resolve(migrations) } });
  if (upTo !== undefined && (await migrator.getMigrations()).find((one) => one.name === upTo)?.executedAt) return;
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw new Error(`The database could not be migrated: ${causeWords(error)}.`, { cause: error });
}

/** True when every migration this version knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: () => Promise.resolve(migrations) } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}
