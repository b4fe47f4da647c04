import fs from 'node:fs';
import path from 'node:path';
import { FolderInUse, lockFolder } from '../db/folder-lock.ts';
import { type Config, ConfigError } from './environment.ts';
import { type KeyRing, newRingEntry, parseKeyRing, type RingSource, ringText, tryRing } from '../crypto/key-ring.ts';

export const ringFile = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'keys', 'ring');

/**
 * The ring of the setting, or of the file; undefined where there is neither.
 * Reading throws ConfigError when the file is no ring.
 */
export function ringSource(config: Config): RingSource | undefined {
  const { keyRing } = config;
  if (keyRing) return { name: 'ENCRYPTION_KEYS', read: () => parseKeyRing(keyRing.reveal()) };
  const file = ringFile(config);
  if (!fs.existsSync(file)) return undefined;
  return { name: file, read: () => readRing(file) };
}

/** Makes the ring's file. @throws Error EEXIST when there is one already: a ring is never replaced */
export function writeNewRing(config: Config, text = newRingEntry()): void {
  writeWhole(ringFile(config), `${text}\n`, fs.linkSync);
}

/**
 * Does the work while nobody else on this data folder does such work: of two that read the ring and replace its file,
 * the later one would lose the other's key. The lock ends with its process, however that ends.
 * @throws Error in words when another one is at it
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
      `Another rotation of the keys is under way (lock ${file}). Nothing was changed by this one: wait until the other one is through, then run it again if another new key is wanted.`,
      { cause },
    );
  }
}

/** Puts a fresh key before those that the ring's file holds at this moment. Only while the ring is ours. */
export function addActiveKey(config: Config): void {
  const ring = readRing(ringFile(config));
  writeWhole(ringFile(config), `${newRingEntry()},${ringText(ring)}\n`, fs.renameSync);
}

/** @throws ConfigError when the file is no ring */
function readRing(file: string): KeyRing {
  const faults: string[] = [];
  const ring = tryRing(fs.readFileSync(file, 'utf8').trim(), file, faults);
  if (!ring) throw new ConfigError(faults);
  return ring;
}

/** Written aside, then put under its name, its folders flushed: after a power cut the old or the new one is there. */
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
  for (const one of [folder, path.dirname(folder)]) {
    const handle = fs.openSync(one, 'r');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }
}
