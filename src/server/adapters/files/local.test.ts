import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
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
});
