import { Migrator } from 'kysely/migration';
import { migrations } from '#server/migrations/all.ts';
import type { Db } from '#server/ports.ts';

/** Brings the schema to the newest version. Several nodes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}

/** True when every migration this version knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrator = new Migrator({ db: db.query, provider: { getMigrations: () => Promise.resolve(migrations) } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined);
}
