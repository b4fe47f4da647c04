import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '#server/adapters/backup/manifest.ts';
import { verifyBackup } from '#server/adapters/backup/read-backup.ts';
import type { Config } from '#server/config/environment.ts';
import { callData } from './calls.ts';

/**
 * Writes a backup to a file that does not exist yet, while the server runs or not, and reads it back before it is
 * given its name. @throws Error in words; then there is no file of this name
 */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  if (fs.existsSync(file))
    throw new Error(`${file} exists already; a backup is never written over. Take another name.`);
  const part = `${file}.part`;
  try {
    const target = fs.createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(await callData(config, 'backup'), target);
    const manifest = await verifyBackup(part);
    fs.renameSync(part, file);
    return manifest;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
    throw new Error('The server stopped while it wrote the backup. Nothing was kept; run it again.', { cause: error });
  } finally {
    fs.rmSync(part, { force: true });
    flushFolder(path.dirname(path.resolve(file)));
  }
}

export function flushFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
