import { codeOf } from '#server/lib/error-for-log.ts';

const FULL = (folder: string): string =>
  `The disk of ${folder} is full. Nothing was kept of this file. Free space or enlarge the disk.`;
const NO_RIGHT = (folder: string): string =>
  `The user of the server may not write to ${folder}. Make it the owner of the folder, with mode 0700.`;
const WORDS: Record<string, (folder: string) => string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: (folder) => `The disk of ${folder} is mounted read-only. Under systemd, add the folder to ReadWritePaths.`,
  ENOENT: (folder) => `The folder ${folder} does not exist. Create it, or mount its disk.`,
};

/** Describes why a file could not be written into this folder, with the next step. */
export function diskWords(error: unknown, folder: string): string {
  const known = WORDS[codeOf(error)];
  return known?.(folder) ?? (error instanceof Error ? error.message : String(error));
}
