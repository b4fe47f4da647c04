import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { writeBackup } from './write-backup.ts';

const t = await startTestApp();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-'));
fs.writeFileSync(path.join(folder, 'document'), 'encrypted');
afterAll(async () => {
  await t.close();
  fs.rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const backUp = (): Promise<void> => writeBackup(new PassThrough().resume(), t.app.db.query, folder, t.clock.now());
const failToOpen = (code: string): void => {
  vi.spyOn(fs.promises, 'open').mockRejectedValueOnce(Object.assign(new Error(code), { code }));
};

test('a backup without a stored file that retention has deleted is complete', async () => {
  failToOpen('ENOENT');
  await expect(backUp()).resolves.toBeUndefined();
});

test.each(['EMFILE', 'EACCES', 'EIO'])('a stored file that cannot be opened (%s) fails the backup', async (code) => {
  failToOpen(code);
  await expect(backUp()).rejects.toThrow(code);
});
