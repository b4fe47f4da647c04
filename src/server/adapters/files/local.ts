import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '#server/lib/error-for-log.ts';
import type { Files } from '#server/ports.ts';

const KEY = /^[0-9a-f-]{36}$/;
const NAME = /^[a-z][a-z-]*\.json$/;
const BATCH = 500;
/** Bytes that are collected per write. 256 KB made one upload a third slower, 1 MB needs too much memory for 50 at once. */
const WRITE_BYTES = 896 * 1024;

/** Stores files in one folder that only its owner can read. A file gets its name once it is completely on the disk. */
export function openLocalFiles(folder: string): Files {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('this is not a valid file key');
    return path.join(folder, key);
  };
  const namedPlace = (name: string): string => {
    if (!NAME.test(name)) throw new Error('this is not a valid object name');
    return path.join(folder, name);
  };
  return {
    put: async (key, source) => {
      const place = placeOf(key);
      const part = path.join(folder, `.${key}.part`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        // Opened before the stream: a stream that fails while opening would create the file after its removal.
        const file = await fs.open(part, 'wx', 0o600);
        // Resolves after the flush, so the file gets its name once it is completely on the disk.
        await pipeline(source, file.createWriteStream({ highWaterMark: WRITE_BYTES, flush: true }));
        await fs.rename(part, place);
      } catch (error) {
        await fs.rm(part, { force: true });
        throw error;
      }
      await flush(folder);
    },
    open: async (key) => {
      const handle = await fs.open(placeOf(key), 'r');
      return handle.createReadStream({ highWaterMark: 128 * 1024 });
    },
    remove: (key) => fs.rm(placeOf(key), { force: true }),
    sweep: async (before, areKept) => {
      const names = (await ifPresent(fs.readdir(folder))) ?? [];
      const removed = await removeOld(
        folder,
        names.filter((name) => name.endsWith('.part')),
        before,
      );
      const keys = names.filter((name) => KEY.test(name));
      let total = removed;
      for (let at = 0; at < keys.length; at += BATCH) {
        const batch = keys.slice(at, at + BATCH);
        const kept = await areKept(batch);
        total += await removeOld(
          folder,
          batch.filter((key) => !kept.has(key)),
          before,
        );
      }
      return total;
    },
    ping: async () => void (await fs.mkdir(folder, { recursive: true, mode: 0o700 })),
    readNamed: (name) => ifPresent(fs.readFile(namedPlace(name))),
    writeNamed: async (name, content) => {
      const place = namedPlace(name);
      const part = path.join(folder, `.${name}.${randomUUID()}.part`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await fs.writeFile(part, content, { flag: 'wx', mode: 0o600, flush: true });
        await fs.rename(part, place);
      } catch (error) {
        await fs.rm(part, { force: true });
        throw error;
      }
      await flush(folder);
    },
  };
}

/** Returns undefined for a missing file or folder. Throws every other error. */
const ifPresent = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

async function removeOld(folder: string, names: string[], before: Date): Promise<number> {
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await ifPresent(fs.stat(file));
    if (!found || found.mtime >= before) continue;
    await fs.rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Flushes the folder, so that the name survives a power cut too. */
async function flush(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
