import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. */
export class FolderInUse extends Error {}

/**
 * An exclusive lock that the kernel releases when the process dies, however it dies.
 * @throws FolderInUse when another process holds it
 */
export function lockFolder(file: string): { release: () => void } {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new FolderInUse(
      `The data folder is in use by another process (lock ${file}). Stop that process, or set DATA_DIR to another folder; several processes at once need DATABASE_URL.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
