import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { auditWords } from '#copy/portal/audit.ts';
import type { Manifest, Chunk } from '#server/adapters/backup/manifest.ts';
import { openBackupFile } from '#server/adapters/backup/encrypted-backup.ts';
import { type OpenBackup, readBackup, readTable, verifyBackup } from '#server/adapters/backup/read-backup.ts';
import { filesUnder } from '#server/adapters/backup/write-backup.ts';
import { openEmbedded, openServer, type OpenDb } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { filesFolder } from '#server/config/data-folder.ts';
import { isKmsKey } from '#server/config/kms-settings.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';
import * as z from 'zod/mini';
import { flushFolder } from '#server/lib/flush-folder.ts';
import { markRestored } from './audit-mark.ts';
import type { Dump } from '#server/adapters/backup/export-database.ts';
import { importDatabase, refuseUnlessEmpty } from '#server/adapters/backup/import-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openJobs } from '#server/jobs/queue.ts';

/**
 * Restores a backup into an empty installation and compares it row by row. Restores everything or nothing.
 * @throws Error when the file is damaged, a key is missing or wrong, or the target is not empty
 */
export async function restore(config: Config, file: string, keysOf: Config = config): Promise<Manifest> {
  const backup = await openBackupFile(file, await openKeyProvider(keysOf), config.opsCommand);
  const manifest = await verifyBackup(backup);
  const keys = { keyProvider: await keyProviderFor(keysOf, manifest), wrapped: await wrappedKeysOf(backup) };
  const migrations = manifest.migrations;
  const files = filesFolder(config);
  if (filesUnder(files).length > 0)
    throw new Error(`The target is not empty: ${files} contains files. Nothing was changed. Use an empty DATA_DIR.`);
  const db = config.databaseUrl
    ? openServer(config.databaseUrl.reveal(), { seconds: Infinity })
    : await openEmbedded(path.join(config.dataDir, 'db'));
  try {
    await fillDatabase(db, keys, migrations, async (take) => {
      await readBackup(backup, { chunk: take, file: (name, content) => storeFile(files, name, content) });
      return manifest;
    });
  } catch (error) {
    for (const name of filesUnder(files)) fs.rmSync(path.join(files, name));
    await db.close();
    throw error;
  }
  try {
    if (migrations.includes('0035-nodes')) await db.query.deleteFrom('nodes').execute();
    // They describe another folder, and contain the backup itself as one that is being written.
    if (migrations.includes('0042-backups')) await db.query.deleteFrom('backups').execute();
    await markRestored(config, db, { keyProvider: keys.keyProvider, migrations });
    return manifest;
  } catch (cause) {
    const { renew } = auditWords.command;
    throw new Error(
      `Everything is restored, but the high-water mark of the audit log is not written. Run ${renew(config.opsCommand)}.`,
      {
        cause,
      },
    );
  } finally {
    await db.close();
  }
}

/** The key provider of the target. @throws Error that names the missing keys */
async function keyProviderFor(config: Config, { keyIds }: Manifest): Promise<KeyProvider> {
  const keyProvider = await openKeyProvider(config);
  const missing = keyIds.filter((id) => !keyProvider?.canRead(id));
  if (keyProvider && missing.length === 0) return keyProvider;
  const what = missing.some(isKmsKey)
    ? 'set KMS_KEY_ID (or KMS_REGION alone, to read)'
    : `${config.opsCommand} restore-keys FILE (the file of the key backup), or ENCRYPTION_KEYS`;
  throw new Error(
    `This backup needs the key${missing.length === 1 ? '' : 's'} "${missing.join('", "')}", which ${keyProvider ? `${keyProvider.name} lacks` : 'is missing here'}. Nothing was changed. First put the keys in place: ${what}.`,
  );
}

const wrappedKey = z.object({
  id: z.string(),
  purpose: z.enum(['fields', 'mac']),
  kek_id: z.string(),
  wrapped: z.string(),
});

/** Runs before the transaction, so that no key provider is called inside it. */
async function wrappedKeysOf(backup: OpenBackup): Promise<WrappedKey[]> {
  const chunks = await readTable(backup, 'public."data_keys"');
  return chunks.flatMap(({ columns, lines }) =>
    lines.map((line) => {
      const values = z.array(z.nullable(z.string())).parse(JSON.parse(line));
      return wrappedKey.parse(Object.fromEntries(columns.map(({ name }, n) => [name, values[n]])));
    }),
  );
}

async function storeFile(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new Error(`The backup is damaged: ${name} points outside its folder.`);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
  flushFolder(path.dirname(file));
}

/**
 * Fills an empty database from a dump, in the schema of the dump. The next start migrates it further.
 * @throws Error when the target is not empty, a key is missing or wrong, or a row differs
 */
export async function fillDatabase(
  db: OpenDb,
  keys: { keyProvider: KeyProvider; wrapped: WrappedKey[] },
  migrations: string[],
  load: (take: (chunk: Chunk) => Promise<void>) => Promise<Dump>,
): Promise<Dump> {
  await refuseUnlessEmpty(db.query);
  for (const row of keys.wrapped) await keys.keyProvider.unwrap(row);
  await migrate(db, migrations.at(-1));
  const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
  await jobs.stop();
  return importDatabase(db, load);
}
