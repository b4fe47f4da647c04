import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '#tests/support/run-script.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import {
  acknowledged,
  activateAdmin,
  type Ledger,
  readBack,
  SLOW_MS,
  startWriters,
  untilAcknowledged,
} from '#tests/support/writers.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
const ring = path.join(dataDir, 'keys/ring');
const ledger: Ledger = { sent: [], file: fs.openSync(path.join(dataDir, 'ledger'), 'a') };
const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' };
let server: ServerProcess;
let bearer: string;

beforeAll(async () => {
  server = await startServerProcess(settings);
  bearer = await activateAdmin(server);
});
afterAll(async () => {
  await server.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const keyIds = (): string[] => [...fs.readFileSync(ring, 'utf8').matchAll(/(k\d+):/g)].map((match) => match[1] ?? '');

describe('key rotation by command', () => {
  test('wraps all data keys with a new key under eight writers, and every value still decrypts', async () => {
    const [old = ''] = keyIds();
    const writers = startWriters(server, ledger, SLOW_MS);
    await untilAcknowledged(ledger, 10);
    const done = await runScript('keys-rotate.ts', [], settings);
    const again = await runScript('keys-rotate.ts', ['--data-key'], settings);
    await untilAcknowledged(ledger, acknowledged(ledger) + 10);
    await writers.stop();
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toMatch(/^2 data keys are now wrapped by "k\d+"\..*\n(?:.*\n)*Back up the key ring again/);
    expect(again.output).toMatch(/New values are encrypted with a new data key/);
    expect(keyIds()).toHaveLength(3);
    expect(keyIds().at(-1)).toBe(old);
    expect(fs.statSync(ring).mode & 0o777).toBe(0o600);
    expect(ledger.sent.every((one) => one.reference !== undefined)).toBe(true);
    await readBack(server, bearer, ledger.sent);
  });

  test('every value decrypts after a restart', async () => {
    await server.kill('SIGTERM');
    server = await startServerProcess(settings);
    await readBack(server, bearer, ledger.sent);
  });

  test('opens the data folder directly while the server is stopped', async () => {
    await server.kill('SIGTERM');
    const { code, output } = await runScript('keys-rotate.ts', [], settings);
    expect([code, output]).toEqual([0, expect.stringContaining('3 data keys are now wrapped')]);
  });

  test('explains the two steps for keys of ENCRYPTION_KEYS; the second step rewraps', async () => {
    const asSetting = { ...settings, ENCRYPTION_KEYS: fs.readFileSync(ring, 'utf8').trim() };
    const before = fs.readFileSync(ring, 'utf8');
    const told = await runScript('keys-rotate.ts', [], asSetting);
    expect(told.code).toBe(0);
    expect(told.output).toMatch(
      /Nothing was changed\. Do this in two steps:\n1\. .*END of ENCRYPTION_KEYS.*: k\d+:[\w+/]{43}=\n2\. /,
    );
    const fresh = /k\d+:[\w+/]{43}=/.exec(told.output)?.[0] ?? '';
    const second = { ...asSetting, ENCRYPTION_KEYS: `${fresh},${asSetting.ENCRYPTION_KEYS}` };
    expect((await runScript('keys-rotate.ts', [], second)).output).toContain('3 data keys are now wrapped');
    expect(fs.readFileSync(ring, 'utf8')).toBe(before);
    // With the key file again, the active key of the file applies.
    const back = { ...second, ENCRYPTION_KEYS: `${asSetting.ENCRYPTION_KEYS},${fresh}` };
    expect((await runScript('keys-rotate.ts', [], back)).output).toContain('3 data keys are now wrapped');
  });

  test('refuses a data folder without a database with a readable message', async () => {
    const { code, output } = await runScript('keys-rotate.ts', [], { DATA_DIR: path.join(dataDir, 'nowhere') });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^There is no embedded database in .*Is DATA_DIR right\?/),
    ]);
  });
});

describe('a start with a wrong or missing key is refused with exit code 1', () => {
  const start = (changes: Record<string, string> = {}) => startServerProcess({ ...settings, ...changes });

  test('a lost key ring is not replaced by a new one', async () => {
    const kept = fs.readFileSync(ring);
    fs.rmSync(ring);
    await expect(start()).rejects.toThrow(
      /exited with 1:\nThe server did not start: The database holds values that are encrypted with the key "k\d+", and .*keys\/ring is missing\. Put the file back .* Nothing was changed\./,
    );
    expect(fs.existsSync(ring)).toBe(false);
    fs.writeFileSync(ring, kept, { mode: 0o600 });
  });

  test('a key ring without the required key, or with another key of its name, is refused', async () => {
    const other = Buffer.alloc(32, 5).toString('base64');
    await expect(start({ ENCRYPTION_KEYS: `k1:${other}` })).rejects.toThrow(
      /exited with 1:\nThe server did not start: ENCRYPTION_KEYS lacks the key "k\d+"/,
    );
    await expect(start({ ENCRYPTION_KEYS: `${keyIds()[0] ?? ''}:${other}` })).rejects.toThrow(
      /exited with 1:\nThe server did not start: The key "k\d+" in ENCRYPTION_KEYS is not the one .* Nothing was changed/,
    );
  });

  test('the server starts again with the right key ring, and every value decrypts', async () => {
    server = await start();
    await readBack(server, bearer, ledger.sent);
  });
});
