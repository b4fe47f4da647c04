import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EIN } from '#tests/support/factories.ts';
import { type Ended, runScript } from '#tests/support/run-script.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { newDatabaseSettings } from '#tests/support/test-database.ts';
import {
  acknowledged,
  activateAdmin,
  type Ledger,
  readBack,
  sendAgain,
  SLOW_MS,
  startWriters,
  untilAcknowledged,
} from '#tests/support/writers.ts';
import { findIn, needlesOf } from '#tests/server/number-search.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recovery-'));
const dataDir = path.join(folder, 'data');
const [backup, keys] = [path.join(folder, 'a.backup'), path.join(folder, 'a.keys')];
const ledger: Ledger = { sent: [], file: fs.openSync(path.join(folder, 'ledger'), 'a') };
const stored: Record<string, Buffer> = {
  'ab/one': randomBytes(150_000),
  'ab/two': Buffer.alloc(0),
  three: randomBytes(512),
};
const databases: Awaited<ReturnType<typeof newDatabaseSettings>>[] = [];
let settings: Record<string, string> = {};
let server: ServerProcess | undefined;
let bearer = '';

/** Returns settings of an empty target on the same engine. */
async function emptyTarget(dir: string): Promise<Record<string, string>> {
  const database = await newDatabaseSettings('empty');
  databases.push(database);
  return { DATA_DIR: dir, RATE_LIMIT: 'off', BACKUP_PASSPHRASE: 'a long sample passphrase', ...database.settings };
}
const run = (script: string, args: string[], changes: Record<string, string> = {}): Promise<Ended> =>
  runScript(script, args, { ...settings, ...changes });

beforeAll(async () => {
  settings = await emptyTarget(dataDir);
  server = await startServerProcess({ ...settings, ADMIN_EMAIL: 'admin@acme.example' });
  bearer = await activateAdmin(server);
  for (const [name, content] of Object.entries(stored)) {
    fs.mkdirSync(path.dirname(path.join(dataDir, 'files', name)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'files', name), content);
  }
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  for (const database of databases) await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('backup while eight writers submit', () => {
  test('prints the written file and the required keys, and loses no write', async () => {
    if (!server) throw new Error('no server');
    const writers = startWriters(server, ledger, SLOW_MS);
    await untilAcknowledged(ledger, 20);
    const before = acknowledged(ledger);
    const { code, output } = await run('backup.ts', [backup]);
    await writers.stop();
    expect(code, output).toBe(0);
    expect(output).toMatch(/^ +\d+ {2}public\.accounts\n/);
    expect(output).toMatch(
      /3 {2}stored files\n.*was written and verified\.\nRestoring needs the keys "k\d+", which are NOT/,
    );
    const applications = Number(/(\d+) {2}public\.applications/.exec(output)?.[1]);
    expect(applications).toBeGreaterThanOrEqual(before);
    // On a slow machine the backup may delay a write beyond its time limit. The client sends it again.
    await sendAgain(server, ledger);
    expect(ledger.sent.every((one) => one.reference !== undefined)).toBe(true);
    expect(fs.statSync(backup).mode & 0o777).toBe(0o600);
  });

  test("contains neither a key nor an applicant's number in any form", () => {
    const bytes = fs.readFileSync(backup);
    const [, key = ''] = fs.readFileSync(path.join(dataDir, 'keys/ring'), 'utf8').trim().split(':');
    expect(bytes.includes(Buffer.from(key))).toBe(false);
    expect(bytes.includes(Buffer.from(key, 'base64'))).toBe(false);
    const numbers = ledger.sent.slice(0, 5).map((one) => `912-34-${one.lastFour}`);
    expect(findIn(bytes, needlesOf([...numbers, EIN]))).toEqual([]);
    // Unencrypted text is found, which proves that the search reads the content.
    expect(findIn(bytes, needlesOf([ledger.sent[0]?.key ?? '']))).not.toEqual([]);
  });

  test('never overwrites an existing file', async () => {
    const before = fs.statSync(backup).mtimeMs;
    expect(await run('backup.ts', [backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists already') as string,
    });
    expect(fs.statSync(backup).mtimeMs).toBe(before);
  });

  test('stores the keys in a separate file, under a passphrase of a minimum length', async () => {
    expect(await run('backup-keys.ts', [keys], { BACKUP_PASSPHRASE: 'short' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('12 characters or more') as string,
    });
    expect(fs.existsSync(keys)).toBe(false);
    expect(await run('backup-keys.ts', [keys])).toMatchObject({ code: 0 });
    expect(fs.statSync(keys).mode & 0o777).toBe(0o600);
    const [, key = ''] = fs.readFileSync(path.join(dataDir, 'keys/ring'), 'utf8').trim().split(':');
    expect(fs.readFileSync(keys, 'utf8')).not.toContain(key);
  });

  test('refuses a target in use and changes nothing', async () => {
    const { code, output } = await run('restore.ts', [backup]);
    expect(code).toBe(1);
    expect(output).toMatch(/in use by another process|The target is not empty/);
    await readBack({ url: server?.url ?? '' }, bearer, ledger.sent);
  });
});

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
const changeByte = (bytes: Buffer, at: number): Buffer => bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1);

describe('deletion and restore', () => {
  let target: Record<string, string> = {};
  const restore = (file = backup): Promise<Ended> => runScript('restore.ts', [file], target);
  beforeAll(async () => {
    await server?.kill('SIGKILL');
    fs.rmSync(dataDir, { recursive: true });
    target = await emptyTarget(path.join(folder, 'new'));
  });

  test('without the keys the restore is refused and names them', async () => {
    const { code, output } = await restore();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^This backup needs the key "k\d+", which is missing here\. Nothing was changed\. First put the keys/,
    );
    expect(fs.existsSync(path.join(folder, 'new'))).toBe(false);
  });

  test('a different key with the same name is refused, and nothing is stored', async () => {
    const id = /needs the key "(k\d+)"/.exec((await restore()).output)?.[1] ?? '';
    const wrong = { ...target, ENCRYPTION_KEYS: `${id}:${Buffer.alloc(32, 3).toString('base64')}` };
    const { code, output } = await runScript('restore.ts', [backup], wrong);
    expect([code, output]).toEqual([1, expect.stringMatching(/^The key "k\d+" in ENCRYPTION_KEYS is not the one/)]);
    expect(fs.existsSync(path.join(folder, 'new/files'))).toBe(false);
  });

  test('the keys are restored with their passphrase only, and never over an existing key ring', async () => {
    const bring = (changes: Record<string, string> = {}) =>
      runScript('restore-keys.ts', [keys], { ...target, ...changes });
    const other = await bring({ BACKUP_PASSPHRASE: 'another long passphrase' });
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('The passphrase is wrong')]);
    expect(await bring()).toMatchObject({ code: 0 });
    const again = await bring();
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('There is a key ring already')]);
  });

  test.each([
    ['a changed byte of a table', (bytes: Buffer) => changeByte(bytes, bytes.indexOf(GZIP) + 40)],
    [
      'a changed byte of a stored file',
      (bytes: Buffer) => changeByte(bytes, bytes.indexOf(Object.values(stored)[0] ?? '') + 40),
    ],
    ['a file cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a file cut at its end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1024)],
    ['another file', () => Buffer.from('not a backup')],
  ])('%s is refused with a readable message before anything is written', async (_name, damage) => {
    const damaged = path.join(folder, 'damaged');
    fs.writeFileSync(damaged, damage(fs.readFileSync(backup)));
    const { code, output } = await restore(damaged);
    expect([code, output]).toEqual([1, expect.stringMatching(/^The backup is damaged/)]);
  });

  test('with the keys all rows, files, sequences and Idempotency-Keys are restored', async () => {
    const { code, output } = await restore();
    expect(code, output).toBe(0);
    expect(output).toMatch(/is restored and compared row by row/);
    for (const [name, content] of Object.entries(stored))
      expect(fs.readFileSync(path.join(folder, 'new/files', name)).equals(content), name).toBe(true);
    server = await startServerProcess(target);
    const restored = Number(/(\d+) {2}public\.applications/.exec(output)?.[1]);
    // Sends everything again under its Idempotency-Key. What is stored already must not be stored twice.
    for (const one of ledger.sent) delete one.reference;
    expect(await sendAgain(server, ledger)).toBe(ledger.sent.length);
    expect(restored).toBeLessThanOrEqual(ledger.sent.length);
    await readBack(server, bearer, ledger.sent);
    await server.kill('SIGTERM');
  });

  test('a second restore is refused because the target is not empty', async () => {
    fs.rmSync(path.join(folder, 'new/files'), { recursive: true });
    const { code, output } = await restore();
    expect([code, output]).toEqual([1, expect.stringMatching(/^The target is not empty: public\."\w+" contains rows/)]);
  });
});
