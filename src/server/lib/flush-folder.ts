import fs from 'node:fs';

/** Makes the names in a folder durable, after a file was created, renamed or removed. */
export function flushFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
