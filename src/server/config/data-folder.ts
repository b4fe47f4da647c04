import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './environment.ts';
import { ringFile } from './key-ring-file.ts';
import { flushFolder } from '#server/lib/flush-folder.ts';

/** Folder of stored documents. */
export const filesFolder = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'files');

/** Where a file waits until all of it has arrived, before it is sent to the bucket. */
export const arrivalFolder = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'arriving');

const movedFile = (dataDir: string): string => path.join(dataDir, 'moved-to-postgres');

/** Notes that the embedded database was copied to a server, so that no later start serves the old copy. */
export function noteMove(dataDir: string, to: string, now: Date): void {
  const words = `${to}, on ${now.toISOString().slice(0, 10)}`;
  fs.writeFileSync(movedFile(dataDir), `${words}\n`, { mode: 0o600, flush: true });
  flushFolder(dataDir);
}

/** Explains why the embedded database of a folder must not be used after a move. Undefined when it may. */
export function movedError({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string | undefined {
  const file = movedFile(dataDir);
  if (databaseUrl || !fs.existsSync(file)) return undefined;
  return `DATABASE_URL is not set, and the data of ${dataDir} was moved to PostgreSQL (${fs.readFileSync(file, 'utf8').trim()}). Set DATABASE_URL to that database. To use the old embedded database again, delete ${file}.`;
}

const WHY: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
};

/** Lists folders that the server needs and cannot write to, as readable messages. Changes nothing. */
export function dataFolderErrors(config: Config): string[] {
  const { dataDir, databaseUrl, smtpUrl, keySource, bucket } = config;
  const written = [
    bucket ? arrivalFolder(config) : filesFolder(config),
    ...(databaseUrl ? [] : [path.join(dataDir, 'db')]),
    ...(smtpUrl ? [] : [path.join(dataDir, 'outbox')]),
    ...(keySource !== 'file' || fs.existsSync(ringFile(config)) ? [] : [path.dirname(ringFile(config))]),
  ];
  const errors = written.map(folderError).filter((failure) => failure !== undefined);
  return [...new Set(errors)].map(
    (failure) => `DATA_DIR is ${dataDir}, and ${failure}. Set DATA_DIR to a folder that this user may write to.`,
  );
}

/** Creates and removes a temporary folder: permissions are no proof (in /proc). A recursive mkdir would hang there. */
function folderError(folder: string): string | undefined {
  let there = folder;
  while (!fs.existsSync(there)) there = path.dirname(there);
  if (!fs.statSync(there).isDirectory()) return `${there} is not a folder`;
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(there, '.try-')));
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // The database reports a full disk itself and keeps reading.
    if (code === 'ENOSPC' || code === 'EDQUOT') return undefined;
    return `no folder can be created in ${there}: ${WHY[code] ?? 'the system refuses it'} (${code})`;
  }
}
