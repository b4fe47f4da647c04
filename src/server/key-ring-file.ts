import fs from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { type KeyRing, newRingEntry, parseKeyRing, type RingSource, ringText, tryRing } from './core/key-ring.ts';

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

/** Puts a fresh key before those that the ring's file holds at this moment: another rotation may have added one. */
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
