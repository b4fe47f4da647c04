import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { auditWords } from '#copy/portal/audit.ts';
import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { readBackup, readTable, verifyBackup } from '#server/adapters/backup/read-backup.ts';
import { filesUnder } from '#server/adapters/backup/write-backup.ts';
import { openEmbedded, openServer } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { filesFolder } from '#server/config/data-folder.ts';
import { isKmsKey } from '#server/config/kms-settings.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';
import * as z from 'zod/mini';
import { markRestored } from './audit-mark.ts';
import { flushFolder } from './back-up.ts';
import { fillDatabase } from './fill.ts';

/**
 * Puts a backup into an empty installation: all of it, compared row by row, or nothing.
 * @throws Error in words when the file is damaged, a key is missing or wrong, or the target is not empty
 */
export async function restore(config: Config, file: string): Promise<Manifest> {
  const manifest = await verifyBackup(file);
  const keys = { keeper: await keeperFor(config, manifest), wrapped: await wrappedKeysOf(file) };
  const migrations = manifest.migrations;
  const files = filesFolder(config);
  if (filesUnder(files).length > 0)
    throw new Error(`The target is not empty: ${files} holds files. Nothing was changed; give an empty DATA_DIR.`);
  const db = config.databaseUrl
    ? openServer(config.databaseUrl.reveal(), { seconds: Infinity })
    : await openEmbedded(path.join(config.dataDir, 'db'));
  try {
    await fillDatabase(db, keys, migrations, async (take) => {
      await readBackup(file, { chunk: take, file: (name, content) => storeFile(files, name, content) });
      return manifest;
    });
  } catch (error) {
    for (const name of filesUnder(files)) fs.rmSync(path.join(files, name));
    await db.close();
    throw error;
  }
  try {
    if (migrations.includes('0035-nodes')) await db.query.deleteFrom('nodes').execute();
    await markRestored(config, db, { keeper: keys.keeper, migrations });
    return manifest;
  } catch (cause) {
    const { renew } = auditWords.command;
    throw new Error(`Everything is restored, but the high-water mark of the audit log is not written. Run ${renew}.`, {
      cause,
    });
  } finally {
    await db.close();
  }
}

/** The keeper of the target. @throws Error that names the keys which the backup needs and nobody here can read */
async function keeperFor(config: Config, { keyIds }: Manifest): Promise<KeyProvider> {
  const keeper = await openKeyProvider(config);
  const missing = keyIds.filter((id) => !keeper?.canRead(id));
  if (keeper && missing.length === 0) return keeper;
  const what = missing.some(isKmsKey)
    ? 'set KMS_KEY_ID (or KMS_REGION alone, to read)'
    : 'npm run ops -- restore-keys FILE (what npm run ops -- backup-keys wrote), or ENCRYPTION_KEYS';
  throw new Error(
    `This backup needs the key${missing.length === 1 ? '' : 's'} "${missing.join('", "')}", which ${keeper ? `${keeper.name} lacks` : 'is not here'}. Nothing was changed. First put the keys in place: ${what}.`,
  );
}

const wrappedKey = z.object({
  id: z.string(),
  purpose: z.enum(['fields', 'mac']),
  kek_id: z.string(),
  wrapped: z.string(),
});

/** Read before anything is written, so that no keeper is asked inside the transaction. */
async function wrappedKeysOf(file: string): Promise<WrappedKey[]> {
  const chunks = await readTable(file, 'public."data_keys"');
  return chunks.flatMap(({ columns, lines }) =>
    lines.map((line) => {
      const values = z.array(z.nullable(z.string())).parse(JSON.parse(line));
      return wrappedKey.parse(Object.fromEntries(columns.map(({ name }, n) => [name, values[n]])));
    }),
  );
}

async function storeFile(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new Error(`The backup is damaged: ${name} leads out of its folder.`);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
  flushFolder(path.dirname(file));
}
