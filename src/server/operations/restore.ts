import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { readBackup, verifyBackup } from '#server/adapters/backup/read-backup.ts';
import { filesUnder } from '#server/adapters/backup/write-backup.ts';
import { openEmbedded, openServer } from '#server/adapters/db/open.ts';
import type { Config } from '#server/config.ts';
import { filesFolder } from '#server/data-folder.ts';
import { ringSource } from '#server/key-ring-file.ts';
import type { RingSource } from '#server/core/key-ring.ts';
import { flushFolder } from './back-up.ts';
import { fillDatabase } from './fill.ts';

/**
 * Puts a backup into an empty installation: all of it, compared row by row, or nothing.
 * @throws Error in words when the file is damaged, a key is missing or wrong, or the target is not empty
 */
export async function restore(config: Config, file: string): Promise<Manifest> {
  const manifest = await verifyBackup(file);
  const ring = ringFor(config, manifest);
  const files = filesFolder(config);
  if (filesUnder(files).length > 0)
    throw new Error(`The target is not empty: ${files} holds files. Nothing was changed; give an empty DATA_DIR.`);
  const db = config.databaseUrl
    ? openServer(config.databaseUrl.reveal())
    : await openEmbedded(path.join(config.dataDir, 'db'));
  try {
    await fillDatabase(db, ring, manifest.migrations, async (take) => {
      await readBackup(file, { chunk: take, file: (name, content) => storeFile(files, name, content) });
      return manifest;
    });
    return manifest;
  } catch (error) {
    fs.rmSync(files, { recursive: true, force: true });
    throw error;
  } finally {
    await db.close();
  }
}

/** The ring of the target. @throws Error that names the keys which the backup needs and the ring lacks */
function ringFor(config: Config, { keyIds }: Manifest): RingSource {
  const source = ringSource(config);
  const held = source?.read().keys;
  const missing = keyIds.filter((id) => !held?.has(id));
  if (source && missing.length === 0) return source;
  throw new Error(
    `This backup needs the key${missing.length === 1 ? '' : 's'} "${missing.join('", "')}", which ${source ? `${source.name} lacks` : 'is not here'}. Nothing was changed. First put the keys in place: npm run restore-keys -- FILE (what npm run backup-keys wrote), or ENCRYPTION_KEYS.`,
  );
}

async function storeFile(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new Error(`The backup is damaged: ${name} leads out of its folder.`);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
  flushFolder(path.dirname(file));
}
