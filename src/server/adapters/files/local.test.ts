import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesContract } from '#tests/files-contract.ts';
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
    expect(fs.readdirSync(folder)).toEqual([]);
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
});
