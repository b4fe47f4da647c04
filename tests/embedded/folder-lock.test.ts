import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startServerProcess } from '#tests/support/server-process.ts';
import { openDurablePglite } from '#server/db/durable-pglite.ts';
import { lockFolder } from '#server/db/folder-lock.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
const file = path.join(folder, 'lock');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const FLAGS = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
const TAKE = `import { lockFolder } from '${new URL('../../src/server/db/folder-lock.ts', import.meta.url).href}'; globalThis.lock = lockFolder(process.argv[1]); console.log('held');`;

/** Starts a process that takes the lock and holds it until killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...FLAGS, '-e', `${TAKE} setInterval(() => {}, 1000);`, file]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

const IN_USE = `The data folder is in use by another process (lock ${file}). Stop that process, or set DATA_DIR to another folder. Running several processes requires DATABASE_URL.`;

describe('lock of a data folder', () => {
  test('rejects a second holder in the same process with a readable message until it is released', () => {
    const first = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(IN_USE);
    first.release();
    lockFolder(file).release();
  });

  test('rejects a holder in another process', async () => {
    await holdElsewhere();
    expect(() => lockFolder(file)).toThrow(IN_USE);
  });

  test('is released at once by kill -9', async () => {
    const child = await holdElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(file).release();
  });

  test('is held after the first start of a new database, with all its flushes', async () => {
    const root = path.join(folder, 'first');
    const db = await openDurablePglite(root);
    const child = spawn(process.execPath, [...FLAGS, '-e', TAKE, path.join(root, 'lock')]);
    children.push(child);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    await db.close();
  });

  test('makes a server that starts on a folder in use say so and end with 1', async () => {
    fs.mkdirSync(path.join(folder, 'data/db'), { recursive: true });
    const held = lockFolder(path.join(folder, 'data/db/lock'));
    const start = startServerProcess({ DATA_DIR: path.join(folder, 'data') });
    await expect(start).rejects.toThrow(
      /exited with 1:\nThe server did not start: The data folder is in use by another process/,
    );
    held.release();
  });
});
