import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './environment.ts';
import { ringFile } from './key-ring-file.ts';

/** Where stored files lie. */
export const filesFolder = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'files');

const WHY: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
};

/** What keeps a start from writing where these settings would have it write, in words. Changes nothing. */
export function dataFolderFaults(config: Config): string[] {
  const { dataDir, databaseUrl, smtpUrl, keySource, bucket } = config;
  const written = [
    ...(bucket ? [] : [filesFolder(config)]),
    ...(databaseUrl ? [] : [path.join(dataDir, 'db')]),
    ...(smtpUrl ? [] : [path.join(dataDir, 'outbox')]),
    ...(keySource !== 'file' || fs.existsSync(ringFile(config)) ? [] : [path.dirname(ringFile(config))]),
  ];
  const faults = written.map(folderFault).filter((fault) => fault !== undefined);
  return [...new Set(faults)].map(
    (fault) => `DATA_DIR is ${dataDir}, and ${fault}. Set DATA_DIR to a folder that this user may write to.`,
  );
}

/** Tried rather than asked: in /proc even a user who may do anything makes no folder, and mkdir -p never returns. */
function folderFault(folder: string): string | undefined {
  let there = folder;
  while (!fs.existsSync(there)) there = path.dirname(there);
  if (!fs.statSync(there).isDirectory()) return `${there} is not a folder`;
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(there, '.try-')));
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A full disk is told by the database, which reads all the same.
    if (code === 'ENOSPC' || code === 'EDQUOT') return undefined;
    return `nothing can be made in ${there}: ${WHY[code] ?? 'the system refuses it'} (${code})`;
  }
}
