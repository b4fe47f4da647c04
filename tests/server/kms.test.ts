import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startKms } from '#tests/support/kms-stand-in.ts';
import { type Ended, runScript } from '#tests/support/run-script.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kms-'));
const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'a.backup')];
const [ring, aside] = [path.join(dataDir, 'keys/ring'), path.join(folder, 'ring')];
const ledger: Ledger = { sent: [], file: fs.openSync(path.join(folder, 'ledger'), 'a') };
const kms = await startKms();
const { KMS_KEY_ID: keyId, ...reading } = kms.settings;
const databases: Awaited<ReturnType<typeof newTestDatabaseUrl>>[] = [];
let plain: Record<string, string> = {};
let server: ServerProcess | undefined;
let bearer = '';
let outputs = '';

async function target(dir: string, content: 'migrated' | 'empty'): Promise<Record<string, string>> {
  const database = await newTestDatabaseUrl(content);
  databases.push(database);
  return { DATA_DIR: dir, RATE_LIMIT: 'off', DATABASE_URL: database.url };
}
/** Starts a server with these settings and rewraps the keys while writers submit. */
async function moveUnderWriters(settings: Record<string, string>): Promise<Ended> {
  server = await startServerProcess(settings);
  if (bearer === '') bearer = await activateAdmin(server);
  const writers = startWriters(server, ledger, SLOW_MS);
  await untilAcknowledged(ledger, acknowledged(ledger) + 5);
  const done = await runScript('keys-rotate.ts', [], settings);
  await untilAcknowledged(ledger, acknowledged(ledger) + 5);
  await writers.stop();
  await stop();
  return done;
}
async function stop(): Promise<void> {
  await server?.kill('SIGTERM');
  outputs += server?.output() ?? '';
}

beforeAll(async () => {
  plain = { ...(await target(dataDir, 'migrated')), ADMIN_EMAIL: 'admin@acme.example' };
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  for (const database of databases) await database.drop();
  await kms.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('an installation moves to AWS KMS and back while eight writers submit', () => {
  test('from the key ring to KMS: a start names the remaining step, and rotate-keys does it', async () => {
    server = await startServerProcess(plain);
    bearer = await activateAdmin(server);
    await stop();
    const { code, output } = await moveUnderWriters({ ...plain, ...kms.settings });
    expect([code, output]).toEqual([0, expect.stringContaining(`2 data keys are now wrapped by "kms:${keyId}"`)]);
    expect(server.output()).not.toMatch(/BACK IT UP|KEYS_BACKED_UP/);
    expect(outputs).toMatch(/data keys are still wrapped by "k\d+"\. .+: npm run ops -- rotate-keys/);
  });

  test('an unreachable or refusing KMS ends a start with exit code 1 and a readable message, and changes nothing', async () => {
    fs.renameSync(ring, aside);
    for (const [error, words] of [
      ['KMSInvalidStateException', 'it may be pending deletion. Cancel the deletion'],
      ['ThrottlingException', 'AWS KMS accepts no more calls right now'],
    ]) {
      kms.meet({ error: error ?? '' });
      await expect(startServerProcess({ ...plain, ...kms.settings })).rejects.toThrow(
        new RegExp(`exited with 1:\\nThe server did not start: The key "${keyId}" of AWS KMS .*${words ?? ''}`),
      );
    }
    kms.meet(undefined);
    await expect(startServerProcess(plain)).rejects.toThrow(
      /exited with 1:\nThe server did not start: The data keys of this database are wrapped by the key ".*" of AWS KMS/,
    );
    expect(fs.existsSync(ring)).toBe(false);
  });

  test('without the key ring a start needs two KMS calls, and a backup succeeds', async () => {
    const before = kms.calls.length;
    server = await startServerProcess({ ...plain, ...kms.settings });
    expect(kms.calls.slice(before)).toEqual(['Decrypt', 'Decrypt']);
    await readBack(server, bearer, ledger.sent);
    const { code, output } = await runScript('backup.ts', [backup], { ...plain, ...kms.settings });
    expect([code, output]).toEqual([0, expect.stringContaining(`Restoring needs "${keyId}" of AWS KMS`)]);
    await stop();
  });

  test('commands with KMS: no key to back up, verify-audit succeeds, and the doctor tries the key', async () => {
    const set = { ...plain, ...kms.settings };
    const keys = path.join(folder, 'a.keys');
    const told = await runScript('backup-keys.ts', [keys], set);
    expect([told.code, told.output]).toEqual([0, expect.stringContaining('nothing to back up')]);
    expect(fs.existsSync(keys)).toBe(false);
    expect(await runScript('verify-audit.ts', [], set)).toMatchObject({ code: 0 });
    const well = await runScript('doctor.ts', [], set);
    expect(well.output).toMatch(new RegExp(`encryption keys +wrapped by AWS KMS, key ${keyId} in us-east-1`));
    expect(well.code).toBe(0);
    kms.meet({ error: 'AccessDeniedException' }, 'Decrypt');
    const denied = await runScript('doctor.ts', [], set);
    expect([denied.code, denied.output]).toEqual([1, expect.stringMatching(/KMS_KEY_ID: .*Allow kms:Decrypt/)]);
    expect((await runScript('verify-audit.ts', [], set)).code).toBe(2);
    kms.meet(undefined);
    outputs += well.output + denied.output;
  });

  test('a backup restores with KMS alone; without KMS or with its key disabled the command explains the refusal', async () => {
    const there = { ...(await target(path.join(folder, 'new'), 'empty')), ADMIN_EMAIL: 'admin@acme.example' };
    const refused = await runScript('restore.ts', [backup], there);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/^This backup needs the key "kms:.*", which is missing here\..*: set KMS_KEY_ID/),
    ]);
    kms.meet({ error: 'NotFoundException' });
    const away = await runScript('restore.ts', [backup], { ...there, ...kms.settings });
    expect([away.code, away.output]).toEqual([1, expect.stringContaining('A deleted key cannot be restored.')]);
    kms.meet(undefined);
    expect(await runScript('restore.ts', [backup], { ...there, ...kms.settings })).toMatchObject({ code: 0 });
    server = await startServerProcess({ ...there, ...kms.settings });
    await readBack(server, bearer, ledger.sent);
    await stop();
  });

  test('back to the key ring with KMS_REGION alone; afterwards KMS is not needed', async () => {
    fs.renameSync(aside, ring);
    const { code, output } = await moveUnderWriters({ ...plain, ...reading });
    expect([code, output]).toEqual([0, expect.stringMatching(/^2 data keys are now wrapped by "k\d+"/)]);
    server = await startServerProcess(plain);
    await readBack(server, bearer, ledger.sent);
    await stop();
  });

  test('no printed or logged text contains a data key in the clear', () => {
    expect(kms.given.length).toBeGreaterThan(2);
    expect(outputs.length).toBeGreaterThan(100);
    for (const key of kms.given)
      for (const form of ['base64', 'base64url', 'hex'] as const) expect(outputs).not.toContain(key.toString(form));
  });
});
