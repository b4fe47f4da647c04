import type { OpenDb } from '#server/db/open.ts';
import type { Dump } from '#server/adapters/backup/export-database.ts';
import { importDatabase, refuseUnlessEmpty } from '#server/adapters/backup/import-database.ts';
import type { Chunk } from '#server/adapters/backup/manifest.ts';
import { migrate } from '#server/db/migrate.ts';
import { openJobs } from '#server/jobs/queue.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';

/**
 * Fills an empty database from a dump, in the schema that the dump was made with; the next start migrates on.
 * @throws Error in words when the target is not empty, a key is missing or wrong, or something arrived otherwise
 */
export async function fillDatabase(
  db: OpenDb,
  keys: { keeper: KeyProvider; wrapped: WrappedKey[] },
  migrations: string[],
  load: (take: (chunk: Chunk) => Promise<void>) => Promise<Dump>,
): Promise<Dump> {
  await refuseUnlessEmpty(db.query);
  for (const row of keys.wrapped) await keys.keeper.unwrap(row);
  await migrate(db, migrations.at(-1));
  const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
  await jobs.stop();
  return importDatabase(db, load);
}
