import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isReady, startServerProcess } from '#tests/support/server-process.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

/** Standard input, output and error are open, so this limit allows no further descriptor. */
const NONE = 3;

test('a server without a free file descriptor keeps running and serves afterwards', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'descriptors-'));
  const database = await newTestDatabaseUrl('migrated');
  const settings = { DATA_DIR: path.join(folder, 'data'), ...(database && { DATABASE_URL: database.url }) };
  const server = await startServerProcess(settings);
  const limit = (count: number): void =>
    void execFileSync('prlimit', ['--pid', String(server.pid), `--nofile=${String(count)}:`]);
  try {
    limit(NONE);
    const waiting = Array.from({ length: 20 }, () => fetch(`${server.url}/healthz`).catch(() => undefined));
    limit(1024);
    await Promise.all(waiting);
    await expect.poll(() => isReady(server.url)).toBe(true);
    expect(await server.kill('SIGTERM')).toBe(0);
  } finally {
    await server.kill('SIGKILL');
    await database?.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
