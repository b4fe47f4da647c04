import path from 'node:path';
import { type Dump, exportDatabase } from '#server/adapters/backup/export-database.ts';
import { openExistingEmbedded, openServer } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { readWrappedKeys } from '#server/crypto/data-keys.ts';
import { ringFile } from '#server/config/key-ring-file.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import { noteMove } from '#server/config/data-folder.ts';
import { databasePlace } from '#server/db/server-error.ts';
import { sql } from 'kysely';
import { fillDatabase } from './restore.ts';

/**
 * Copies the embedded database of DATA_DIR to the empty PostgreSQL database of DATABASE_URL and compares every table.
 * The server of this installation must be stopped, or its later writes would be lost. The folder is kept,
 * with a note that stops later starts without DATABASE_URL.
 * @throws Error; nothing was stored on the server then
 */
export async function moveToPostgres(config: Config): Promise<Dump> {
  if (!config.databaseUrl)
    throw new Error('Set DATABASE_URL to the empty PostgreSQL database that the installation moves to.');
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider)
    throw new Error(
      `There are no keys: ${ringFile(config)} is missing, and neither ENCRYPTION_KEYS nor KMS_KEY_ID is set.`,
    );
  const source = await openExistingEmbedded(path.join(config.dataDir, 'db'));
  const address = config.databaseUrl.reveal();
  const target = openServer(address, { seconds: Infinity });
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(source.query);
    const migrations = rows.map((row) => row.name);
    const keys = { keyProvider, wrapped: await readWrappedKeys(source.query) };
    const dump = await fillDatabase(target, keys, migrations, (take) => exportDatabase(source.query, take));
    noteMove(config.dataDir, databasePlace(address), new Date());
    return dump;
  } finally {
    await target.close();
    await source.close();
  }
}
