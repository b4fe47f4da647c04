import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databasePlace } from '#server/db/server-error.ts';
import { startKms } from '#tests/support/kms-stand-in.ts';
import { runScript } from '#tests/support/run-script.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';
import {
  acknowledged,
  activateAdmin,
  type Ledger,
  readBack,
  SLOW_MS,
  startWriters,
  untilAcknowledged,
} from '#tests/support/writers.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'));
const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' };
const ledger: Ledger = { sent: [], file: fs.openSync(path.join(folder, 'ledger'), 'a') };
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const move = (changes: Record<string, string> = {}) =>
  runScript('move-to-postgres.ts', [], { ...settings, ...changes });

test('an embedded installation moves to a PostgreSQL server with all rows, and decrypts its values', async () => {
  const database = await newTestDatabaseUrl('empty');
  const { url } = database;
  const first = await startServerProcess({ ...settings, ADMIN_EMAIL: 'admin@acme.example' });
  const bearer = await activateAdmin(first);
  const writers = startWriters(first, ledger, SLOW_MS);
  await untilAcknowledged(ledger, 20);
  await writers.stop();

  expect((await move()).output).toMatch(/^Set DATABASE_URL to the empty PostgreSQL/);
  const running = await move({ DATABASE_URL: url });
  expect([running.code, running.output]).toEqual([1, expect.stringContaining('in use by another process')]);
  await first.kill('SIGTERM');
  const moved = await move({ DATABASE_URL: url });
  expect(moved.code).toBe(0);

  const second = await startServerProcess({ ...settings, DATABASE_URL: url });
  await readBack(second, bearer, ledger.sent);
  const more = startWriters(second, ledger, SLOW_MS);
  await untilAcknowledged(ledger, acknowledged(ledger) + 10);
  await more.stop();
  await readBack(second, bearer, ledger.sent); // the sequence continues, so no reference is used twice
  await second.kill('SIGTERM');
  expect(moved.output).toMatch(/Every table and sequence was copied to the server and compared/);
  const again = await move({ DATABASE_URL: url });
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('The target is not empty')]);
  await database.drop();
});

test('after the move, a start and commands without DATABASE_URL are refused until the operator deletes the note', async () => {
  const database = await newTestDatabaseUrl('empty');
  const own = { ...settings, DATA_DIR: path.join(folder, 'moved') };
  await (await startServerProcess(own)).kill('SIGTERM');
  expect(await move({ ...own, DATABASE_URL: database.url })).toMatchObject({ code: 0 });
  const PORT = String(await freePort());
  const start = (changes: Record<string, string> = {}) =>
    runScript('../src/server/main.ts', ['--sysexits'], { ...own, PORT, ...changes });
  const note = path.join(own.DATA_DIR, 'moved-to-postgres');
  const day = new Date().toISOString().slice(0, 10);
  const refusal = `DATABASE_URL is not set, and the data of ${own.DATA_DIR} was moved to PostgreSQL (${databasePlace(database.url)}, on ${day}). Set DATABASE_URL to that database. To use the old embedded database again, delete ${note}.`;
  expect(await start()).toEqual({ code: 78, output: `The settings have 1 error:\n- ${refusal}\n` });
  for (const [script, args] of [
    ['backup.ts', [path.join(folder, 'stale')]],
    ['verify-audit.ts', []],
  ] as const)
    expect((await runScript(script, [...args], own)).output, script).toContain(refusal);
  expect(fs.existsSync(path.join(folder, 'stale'))).toBe(false);
  expect((await runScript('doctor.ts', [], own)).output).toContain(refusal);
  await (await startServerProcess({ ...own, DATABASE_URL: database.url })).kill('SIGTERM');
  fs.rmSync(note);
  await (await startServerProcess(own)).kill('SIGTERM');
  await database.drop();
});

test('an installation with data keys wrapped by AWS KMS moves too, but not while KMS refuses to decrypt them', async () => {
  const database = await newTestDatabaseUrl('empty');
  const kms = await startKms();
  const held = { ...kms.settings, DATA_DIR: path.join(folder, 'by-kms') };
  await (await startServerProcess({ ...settings, ...held })).kill('SIGTERM');
  kms.meet({ error: 'DisabledException' });
  const refused = await move({ ...held, DATABASE_URL: database.url });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('The key is disabled')]);
  kms.meet(undefined);
  expect(await move({ ...held, DATABASE_URL: database.url })).toMatchObject({ code: 0 });
  await (await startServerProcess({ ...settings, ...held, DATABASE_URL: database.url })).kill('SIGTERM');
  expect(fs.existsSync(path.join(folder, 'by-kms/keys'))).toBe(false);
  await kms.close();
  await database.drop();
});
