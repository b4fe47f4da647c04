import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { filesContract } from '#tests/support/files-contract.ts';
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

describe('files on the disk', () => {
  test('get their name once complete, and folder and files are readable by their owner only', async () => {
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

  test('that a crash left unfinished are swept, and files in progress are not', async () => {
    const part = path.join(folder, `.${randomUUID()}.part`);
    fs.writeFileSync(part, 'half');
    const none = () => Promise.resolve(new Set<string>());
    await files.sweep(new Date(Date.now() - 60_000), none);
    expect(fs.existsSync(part)).toBe(true);
    await files.sweep(new Date(Date.now() + 60_000), none);
    expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  test('a folder that cannot be listed fails the sweep', async () => {
    const file = `${folder}-is-a-file`;
    fs.writeFileSync(file, '');
    await expect(openLocalFiles(file).sweep(new Date(), () => Promise.resolve(new Set()))).rejects.toThrow('ENOTDIR');
  });

  describe('a disk', () => {
    type Write = (this: FileHandle, ...given: unknown[]) => Promise<{ bytesWritten: number }>;
    const METHODS = ['write', 'writev'] as const;
    /** Replaces every file write while `work` runs. */
    async function writing<T>(way: (real: Write) => Write, work: () => Promise<T>): Promise<T> {
      const handle = await open(os.devNull);
      const prototype = Object.getPrototypeOf(handle) as Record<(typeof METHODS)[number], Write>;
      await handle.close();
      const real = Object.fromEntries(METHODS.map((name) => [name, prototype[name]]));
      for (const name of METHODS) prototype[name] = way(prototype[name]);
      try {
        return await work();
      } finally {
        Object.assign(prototype, real);
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

    test('that is full refuses the file and keeps nothing of it', async () => {
      const key = randomUUID();
      let writes = 0;
      const full = (real: Write): Write =>
        function (...given) {
          writes += 1;
          return writes === 1
            ? real.apply(this, given)
            : Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
        };
      await writing(full, () => expect(files.put(key, inPieces())).rejects.toMatchObject({ code: 'ENOSPC' }));
      expect(writes).toBeGreaterThan(1);
      expect(fs.readdirSync(folder).filter((name) => name.includes(key))).toEqual([]);
    });

    test('that fails to flush refuses the file and keeps nothing of it', async () => {
      const key = randomUUID();
      const handle = await open(os.devNull);
      const prototype = Object.getPrototypeOf(handle) as FileHandle;
      await handle.close();
      const sync = vi.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error('i/o'), { code: 'EIO' }));
      await expect(files.put(key, inPieces())).rejects.toMatchObject({ code: 'EIO' });
      sync.mockRestore();
      expect(fs.readdirSync(folder).filter((name) => name.includes(key))).toEqual([]);
    });

    test('that hangs makes the sender wait with less than 1 MB of the file in memory', async () => {
      const go = Promise.withResolvers<void>();
      const taken = { bytes: 0 };
      let waiting = 0;
      const hanging = (real: Write): Write =>
        async function (...given) {
          waiting += 1;
          await go.promise;
          return real.apply(this, given);
        };
      await writing(hanging, async () => {
        const work = files.put(randomUUID(), inPieces(taken));
        await expect.poll(() => waiting).toBe(1);
        await expect.poll(() => taken.bytes).toBeGreaterThanOrEqual(256 * 1024);
        expect(taken.bytes).toBeLessThan(1024 * 1024);
        go.resolve();
        await work;
      });
      expect(taken.bytes).toBe(MB.length);
    });
  });
});
