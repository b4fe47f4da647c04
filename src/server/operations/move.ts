import path from 'node:path';
import { type Dump, exportDatabase } from '#server/adapters/backup/export-database.ts';
import { openExistingEmbedded, openServer } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { readWrappedKeys } from '#server/crypto/data-keys.ts';
import { ringFile } from '#server/config/key-ring-file.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import { sql } from 'kysely';
import { fillDatabase } from './restore.ts';

/**
 * Copies the embedded database of DATA_DIR to the empty server of DATABASE_URL, compared table by table.
 * The server of this installation must be stopped: what it would still write would stay behind. The folder is kept.
 * @throws Error in words; then nothing was stored on the server
 */
export async function moveToPostgres(config: Config): Promise<Dump> {
  if (!config.databaseUrl)
    throw new Error('Set DATABASE_URL to the empty PostgreSQL database that the installation moves to.');
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider)
    throw new Error(`There is no key ring in ${ringFile(config)}, nor in ENCRYPTION_KEYS, nor a KMS_KEY_ID.`);
  const source = await openExistingEmbedded(path.join(config.dataDir, 'db'));
  const target = openServer(config.databaseUrl.reveal(), { seconds: Infinity });
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(source.query);
    const migrations = rows.map((row) => row.name);
    const keys = { keyProvider, wrapped: await readWrappedKeys(source.query) };
    return await fillDatabase(target, keys, migrations, (take) => exportDatabase(source.query, take));
  } finally {
    await target.close();
    await source.close();
  }
}
