import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { verifyBackup } from '#server/adapters/backup/read-backup.ts';
import type { Config } from '#server/config/environment.ts';
import { codeOf } from '#server/lib/error-for-log.ts';
import { flushFolder } from '#server/lib/flush-folder.ts';
import { callData } from './calls.ts';
import { diskWords } from './disk-words.ts';

/**
 * Writes a backup to a new file, whether the server runs or not. Verifies it before the file gets its name.
 * @throws Error; no file of this name exists then
 */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  if (fs.existsSync(file))
    throw new Error(`${file} exists already, and a backup never overwrites a file. Use another name.`);
  const part = `${file}.part`;
  try {
    const data = await callData(config, 'backup');
    await pipeline(data, fs.createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
    const manifest = await verifyBackup(() => fs.createReadStream(part));
    fs.renameSync(part, file);
    return manifest;
  } catch (error) {
    if (codeOf(error) !== 'ECONNRESET')
      throw new Error(diskWords(error, path.dirname(path.resolve(file))), { cause: error });
    throw new Error('The server stopped while it wrote the backup. Nothing was kept. Run the command again.', {
      cause: error,
    });
  } finally {
    fs.rmSync(part, { force: true });
    if (fs.existsSync(path.dirname(path.resolve(file)))) flushFolder(path.dirname(path.resolve(file)));
  }
}
