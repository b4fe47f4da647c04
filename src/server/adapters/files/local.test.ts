import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesContract } from '#tests/files-contract.ts';
import { openLanes } from './lanes.ts';
import { openLocalFiles } from './local.ts';

const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'files-')), 'files');
afterAll(() => fs.rmSync(path.dirname(folder), { recursive: true }));
const files = openLocalFiles(folder);

filesContract('local', () => Promise.resolve(files));

async function* slow(go: Promise<void>): AsyncGenerator<Buffer> {
  yield Buffer.from('first');
  await go;
  yield Buffer.from('second');
}

describe('components 3: files on the disk', () => {
  test('a file has its name only once it is whole; folder and files are their owner’s', async () => {
    const key = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = files.put(key, slow(promise));
    await expect.poll(() => fs.existsSync(path.join(folder, `.${key}.part`))).toBe(true);
    expect(fs.existsSync(path.join(folder, key))).toBe(false);
    resolve();
    await work;
    expect(fs.readFileSync(path.join(folder, key), 'utf8')).toBe('firstsecond');
    expect(fs.statSync(path.join(folder, key)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('what a crash left unfinished is swept, what is under way is not', async () => {
    const part = path.join(folder, `.${randomUUID()}.part`);
    fs.writeFileSync(part, 'half');
    const none = () => Promise.resolve(new Set<string>());
    await files.sweep(new Date(Date.now() - 60_000), none);
    expect(fs.existsSync(part)).toBe(true);
    await files.sweep(new Date(Date.now() + 60_000), none);
    expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  describe('a disk', () => {
    type Writev = (this: FileHandle, batch: Buffer[]) => Promise<{ bytesWritten: number }>;
    /** Every handle's writes, in another way. */
    async function writing<T>(way: (real: Writev) => Writev, work: () => Promise<T>): Promise<T> {
      const handle = await open(os.devNull);
      const prototype = Object.getPrototypeOf(handle) as { writev: Writev };
      await handle.close();
      const real = prototype.writev;
      prototype.writev = way(real);
      try {
        return await work();
      } finally {
        prototype.writev = real;
      }
    }
    const MB = randomBytes(1024 ** 2);
    async function* inPieces(taken = { bytes: 0 }): AsyncGenerator<Buffer> {
      await Promise.resolve();
      for (let at = 0; at < MB.length; at += 40_000) {
        const piece = MB.subarray(at, at + 40_000);
        taken.bytes += piece.length;
        yield piece;
      }
    }

    test('that takes a part of each write gets the rest', async () => {
      const key = randomUUID();
      let writes = 0;
      const partly = (real: Writev): Writev =>
        function (batch) {
          writes += 1;
          return real.call(this, [(batch[0] ?? Buffer.alloc(0)).subarray(0, 30_000)]);
        };
      await writing(partly, () => files.put(key, inPieces()));
      expect(writes).toBeGreaterThan(MB.length / 40_000);
      expect(fs.readFileSync(path.join(folder, key)).equals(MB)).toBe(true);
    });

    test('that is full refuses the file, and nothing of it stays', async () => {
      const key = randomUUID();
      let writes = 0;
      const full = (real: Writev): Writev =>
        function (batch) {
          writes += 1;
          return writes === 1
            ? real.call(this, batch)
            : Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        };
      await writing(full, () => expect(files.put(key, inPieces())).rejects.toMatchObject({ code: 'ENOSPC' }));
      expect(fs.readdirSync(folder).filter((name) => name.includes(key))).toEqual([]);
    });

    test('that hangs holds the sender up after two batches', async () => {
      const go = Promise.withResolvers<void>();
      const taken = { bytes: 0 };
      const hanging = (real: Writev): Writev =>
        async function (batch) {
          await go.promise;
          return real.call(this, batch);
        };
      await writing(hanging, async () => {
        const work = files.put(randomUUID(), inPieces(taken));
        await expect.poll(() => taken.bytes).toBeGreaterThan(2 * 256 * 1024);
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(taken.bytes).toBeLessThan(2 * (256 * 1024 + 40_000));
        go.resolve();
        await work;
      });
      expect(taken.bytes).toBe(MB.length);
    });
  });

  describe('many at once', () => {
    const PIECE = randomBytes(64 * 1024);
    const MB = 1024 ** 2;
    type Sender = { taken: number; go: PromiseWithResolvers<void> };
    const sender = (): Sender => ({ taken: 0, go: Promise.withResolvers<void>() });
    /** A little over `most` bytes: the little comes after `go`. */
    async function* pours(from: Sender, most: number): AsyncGenerator<Buffer> {
      for (; from.taken < most; from.taken += PIECE.length) yield PIECE;
      await from.go.promise;
      yield PIECE.subarray(0, 1000);
    }
    const lanes = openLanes(1, 60_000);
    const few = openLocalFiles(folder, lanes);
    const sizeOf = (key: string): number => fs.statSync(path.join(folder, key)).size;

    test('one waits behind another after its first two megabytes, and is whole; a small one waits for nobody', async () => {
      const [first, second] = [sender(), sender()];
      const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
      const before = few.put(keys[0], pours(first, 3 * MB));
      await expect.poll(() => first.taken).toBe(3 * MB);
      second.go.resolve();
      const behind = few.put(keys[1], pours(second, 3 * MB));
      await expect.poll(() => second.taken).toBe(2 * MB - PIECE.length);
      const small = sender();
      small.go.resolve();
      await few.put(keys[2], pours(small, MB / 2));
      expect([sizeOf(keys[2]), second.taken]).toEqual([MB / 2 + 1000, 2 * MB - PIECE.length]);
      first.go.resolve();
      await Promise.all([before, behind]);
      expect([sizeOf(keys[0]), sizeOf(keys[1])]).toEqual([3 * MB + 1000, 3 * MB + 1000]);
      expect(lanes.areFull()).toBe(false);
    });

    test('one that fails leaves its place to the next', async () => {
      const [first, second] = [sender(), sender()];
      const key = randomUUID();
      const before = few.put(randomUUID(), pours(first, 3 * MB));
      await expect.poll(() => first.taken).toBe(3 * MB);
      second.go.resolve();
      const behind = few.put(key, pours(second, 3 * MB));
      first.go.reject(new Error('its sender has left'));
      await expect(before).rejects.toThrow('its sender has left');
      await behind;
      expect([sizeOf(key), lanes.areFull()]).toEqual([3 * MB + 1000, false]);
    });
  });
});
