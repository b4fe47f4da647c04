import { DatabaseSync } from 'node:sqlite';

/** Another process has locked the data folder. */
export class FolderInUse extends Error {}

/** Takes an exclusive lock that ends with the process. @throws FolderInUse when another process has it */
export function lockFolder(file: string): { release: () => void } {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new FolderInUse(
      `The data folder is in use by another process (lock ${file}). Stop that process, or set DATA_DIR to another folder. Running several processes requires DATABASE_URL.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
