import { randomUUID } from 'node:crypto';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#server/core/describe.ts';
import { takeBytes } from '#server/core/take-bytes.ts';
import type { Files } from '#server/ports.ts';
import { type Lane, type Lanes, openLanes } from './lanes.ts';

const KEY = /^[0-9a-f-]{36}$/;
const NAME = /^[a-z][a-z-]*\.json$/;
const BATCH = 500;
/** Goes to the disk in one write, while the next comes: of a file, so much twice is in memory at most. */
const BATCH_BYTES = 256 * 1024;
/** As many as the disk is written to at once. Fifty that all pour leave their buffers for the great collections, 30 MB more. */
const AT_ONCE = 4;
/** A small one waits for nobody. */
const SMALL_BYTES = 2 * 1024 * 1024;
const IDLE_MS = 100;

/** Files in one folder, for its owner only. A file has its name once all of it is on the disk. */
export function openLocalFiles(folder: string, lanes = openLanes(AT_ONCE, IDLE_MS)): Files {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('this is no key of a file');
    return path.join(folder, key);
  };
  const namedPlace = (name: string): string => {
    if (!NAME.test(name)) throw new Error('this is no name of a stored object');
    return path.join(folder, name);
  };
  return {
    put: async (key, source) => {
      const place = placeOf(key);
      const part = path.join(folder, `.${key}.part`);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        // Opened first: a stream that breaks off while it opens would make the file after its removal.
        const file = await fs.open(part, 'wx', 0o600);
        try {
          await writeWhole(file, source, lanes);
        } finally {
          await file.close();
        }
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
      const names = await fs.readdir(folder).catch(() => []);
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
    readNamed: (name) =>
      fs.readFile(namedPlace(name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }),
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

/** A stream that writes would wait for the disk after each batch: a third of the time. */
async function writeWhole(file: FileHandle, source: AsyncIterable<Buffer>, lanes: Lanes): Promise<void> {
  let writing = Promise.resolve();
  let lane: Lane | undefined;
  let bytes = 0;
  try {
    for await (const batch of batchesOf(source)) {
      await writing;
      bytes += lengthOf(batch);
      writing = writeAll(file, batch);
      // Learned of with the next batch, or at the end.
      writing.catch(() => undefined);
      lane?.goesOn();
      if (lane || bytes < SMALL_BYTES) continue;
      // Who waits holds no batch meanwhile.
      if (lanes.areFull()) await writing;
      lane = await lanes.enter();
    }
    await writing;
  } finally {
    lane?.leave();
  }
  await file.sync();
}

async function* batchesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let batch: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    batch.push(piece);
    bytes += piece.length;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  yield batch;
}

/** A disk may take a part of it. What is written is let go. */
async function writeAll(file: FileHandle, batch: Buffer[]): Promise<void> {
  for (let left = lengthOf(batch); left > 0; left = lengthOf(batch)) {
    const { bytesWritten } = await file.writev(batch);
    if (bytesWritten === left) batch.length = 0;
    else takeBytes(batch, bytesWritten);
  }
}

const lengthOf = (batch: Buffer[]): number => batch.reduce((sum, piece) => sum + piece.length, 0);

async function removeOld(folder: string, names: string[], before: Date): Promise<number> {
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await fs.stat(file).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await fs.rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** The name itself must outlive a power cut too. */
async function flush(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
