import fs from 'node:fs';

/** Below this nothing new is written: the write-ahead log must never meet a full disk, which ends the engine. */
const RESERVE_MB = 64;

/** What is wrong, in words, when the disk of a folder is nearly full; undefined when there is room. */
export function diskFault(folder: string): string | undefined {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= RESERVE_MB) return undefined;
  return `the disk of ${folder} is full: ${String(free)} MB are free, ${String(RESERVE_MB)} MB are needed to write`;
}
