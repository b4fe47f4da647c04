import fs from 'node:fs';
import path from 'node:path';
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts';
import { type Config, ConfigError } from './environment.ts';
import {
  type KeyRing,
  newRingEntry,
  parseKeyRing,
  type RingSource,
  ringText,
  tryRing,
} from '#server/crypto/key-ring.ts';
import { flushFolder } from '#server/lib/flush-folder.ts';

export const ringFile = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'keys', 'ring');

/** The ring of ENCRYPTION_KEYS or of the file, if any. Throws ConfigError when it is not a key ring. */
export function ringSource(config: Config): RingSource | undefined {
  const { keyRing } = config;
  if (keyRing) return { name: 'ENCRYPTION_KEYS', read: () => parseKeyRing(keyRing.reveal()) };
  const file = ringFile(config);
  if (!fs.existsSync(file)) return undefined;
  return { name: file, read: () => readRing(file) };
}

/** Creates the ring file. @throws Error EEXIST when there is one: a ring is never replaced */
export function writeNewRing(config: Config, text = newRingEntry()): void {
  writeWhole(ringFile(config), `${text}\n`, fs.linkSync);
}

/**
 * Runs `work` under an exclusive lock on the ring file. Without it, the later of two rotations would lose the other's
 * key. The lock ends with its process.
 * @throws Error when another process has the lock
 */
export async function whileRingIsOurs<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const lock = lockRing(`${ringFile(config)}.lock`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function lockRing(file: string): { release: () => void } {
  try {
    return lockFolder(file);
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause;
    throw new Error(
      `Another key rotation is in progress (lock ${file}). This run changed nothing. Wait for the other one to finish. Run this again only if you want another new key.`,
      { cause },
    );
  }
}

/** Adds a new key in front of the keys in the ring file. The caller must hold the lock. */
export function addActiveKey(config: Config): void {
  const ring = readRing(ringFile(config));
  writeWhole(ringFile(config), `${newRingEntry()},${ringText(ring)}\n`, fs.renameSync);
}

/** @throws ConfigError when the file is not a key ring */
function readRing(file: string): KeyRing {
  const errors: string[] = [];
  const ring = tryRing(fs.readFileSync(file, 'utf8').trim(), file, errors);
  if (!ring) throw new ConfigError(errors);
  return ring;
}

/** Writes, renames and flushes, so that the old or the new file survives a power cut. */
function writeWhole(file: string, text: string, place: (from: string, to: string) => void): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.${String(process.pid)}`;
  fs.writeFileSync(part, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    place(part, file);
  } finally {
    fs.rmSync(part, { force: true });
  }
  for (const one of [folder, path.dirname(folder)]) flushFolder(one);
}
