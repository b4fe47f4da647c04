import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openServer } from '#server/db/open.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const ELSEWHERE = 'Another running node stores its files elsewhere';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'file-stores-'));
const folderOf = (name: string): string => path.join(folder, name);
let database: Awaited<ReturnType<typeof newTestDatabaseUrl>>;
let first: ServerProcess;
const more: ServerProcess[] = [];

const settings = (name: string): Record<string, string> => ({
  DATA_DIR: folderOf(name),
  DATABASE_URL: database.url,
  ENCRYPTION_KEYS: KEYS,
});
const start = async (name: string): Promise<ServerProcess> => {
  const server = await startServerProcess(settings(name));
  more.push(server);
  return server;
};

beforeAll(async () => {
  database = await newTestDatabaseUrl();
  first = await startServerProcess(settings('first'));
});
afterEach(async () => {
  for (const server of more.splice(0)) await server.kill('SIGTERM');
});
afterAll(async () => {
  await first.kill('SIGTERM');
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('nodes on one database need one file store', () => {
  test('a second node with its own folder does not start, and its message names the setting', async () => {
    await expect(start('second')).rejects.toThrow(
      /exited with 1:\n[^]*Another running node stores its files elsewhere[^]*FILES_URL[^]*shared folder/,
    );
  });

  test('a second node on the same folder starts', async () => {
    fs.mkdirSync(folderOf('sharing'));
    fs.symlinkSync(folderOf('first/files'), folderOf('sharing/files'));
    expect((await start('sharing')).output()).not.toContain(ELSEWHERE);
  });

  test('the doctor reports settings that name another store than the running nodes use', async () => {
    const elsewhere = await runScript('ops.ts', ['doctor'], settings('third'));
    expect(elsewhere.output).toMatch(/\nErrors\n {2}Another running node stores its files elsewhere/);
    expect(elsewhere.code).toBe(1);
    expect(fs.existsSync(folderOf('third'))).toBe(false);
    expect((await runScript('ops.ts', ['doctor'], settings('first'))).output).not.toContain(ELSEWHERE);
  });

  test('a running node logs that another node appeared on another store', async () => {
    const db = openServer(database.url, { max: 1 });
    await db.pool.query("insert into nodes (id, file_store) values ('stranger', 'another store')");
    await vi.waitFor(() => expect(first.output()).toContain(ELSEWHERE), { timeout: 240_000, interval: 250 });
    await db.pool.query("delete from nodes where id = 'stranger'");
    await db.close();
  });

  test('another store is accepted after the last node stopped, or after a killed node was silent for 90 seconds', async () => {
    await first.kill('SIGTERM');
    first = await startServerProcess(settings('moved'));
    await first.kill('SIGKILL');
    await expect(start('again')).rejects.toThrow(ELSEWHERE);
    const db = openServer(database.url, { max: 1 });
    await db.pool.query("update nodes set seen_at = seen_at - interval '90 seconds'");
    await db.close();
    first = await startServerProcess(settings('again'));
  });
});
