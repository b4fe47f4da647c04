import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startKms } from '#tests/support/kms-stand-in.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDb } from '#server/db/open.ts';
import { type Config, parseConfig } from '#server/config/environment.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import { readWrappedKeys } from '#server/crypto/data-keys.ts';
import { openVault } from '#server/crypto/vault.ts';
import { ringFile, whileRingIsOurs } from '#server/config/key-ring-file.ts';
import { findKeyProvider, openKeyProvider } from './open-key-provider.ts';
import { rotateKeys, rotateDataKeys } from '#server/operations/rotate.ts';
import type { KeyProvider } from '#server/ports.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'key-provider-'));
const ssn = { table: 'applications', row: 'row-1', column: 'principal_ssn' };
const kms = await startKms();
const { KMS_KEY_ID: first, ...reading } = kms.settings;
const configOf = (settings: Record<string, string>): Config =>
  parseConfig({ DATA_DIR: path.join(folder, 'data'), ...settings });
const byRing = configOf({});
const byFirst = configOf(kms.settings);
const bySecond = configOf({ ...kms.settings, KMS_KEY_ID: kms.second });
const readsKms = configOf(reading);
const elsewhere = configOf({ ...kms.settings, DATA_DIR: path.join(folder, 'elsewhere') });

let db: OpenDb;
let sealed = '';
beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(() => kms.meet(undefined));
afterAll(async () => {
  await db.close();
  await kms.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
const keyProviderOf = async (config: Config): Promise<KeyProvider> =>
  (await findKeyProvider(config, db.query)).keyProvider;
const opened = async (config: Config): Promise<string> =>
  (await openVault(db, await keyProviderOf(config), NOW)).decrypt(ssn, sealed).reveal();
const rotate = (config: Config, newDataKey = false) => rotateKeys(db, config, { newDataKey, now: NOW });
const wrappedNow = async (): Promise<string[]> => [
  ...new Set((await readWrappedKeys(db.query)).map((row) => row.kek_id)),
];

describe('moving data keys from the ring to AWS KMS, to another KMS key, and back', () => {
  test("creates a ring for an empty database, and KMS next to it unwraps the ring's keys", async () => {
    const found = await findKeyProvider(byRing, db.query);
    expect(found).toMatchObject({ generated: true, behind: [] });
    const vault = await openVault(db, found.keyProvider, NOW);
    sealed = vault.encrypt(ssn, '912-34-4821');
    expect(await opened(byFirst)).toBe('912-34-4821');
    const [ringKey = ''] = await wrappedNow();
    expect(await findKeyProvider(byFirst, db.query)).toMatchObject({ generated: false, behind: [ringKey] });
  });

  test('refuses KMS without the ring, with a readable message, and creates nothing', async () => {
    await expect(opened(elsewhere)).rejects.toThrow(/encrypted with the key "k\d+", and .*elsewhere.* is missing/);
    await expect(rotate(elsewhere)).rejects.toThrow('is missing. Put the file back');
    expect(fs.existsSync(path.join(folder, 'elsewhere'))).toBe(false);
  });

  test.each(['Encrypt', 'Decrypt'] as const)('moves nothing when %s is denied', async (action) => {
    const before = await readWrappedKeys(db.query);
    kms.meet({ error: 'AccessDeniedException' }, action);
    await expect(rotate(byFirst)).rejects.toThrow(`Allow kms:${action}`);
    expect(await readWrappedKeys(db.query)).toEqual(before);
  });

  test('rotate-keys wraps all keys with KMS, makes the ring unnecessary, and does nothing the second time', async () => {
    expect(await rotate(byFirst)).toEqual([
      `2 data keys are now wrapped by "kms:${first}". The server no longer needs ${ringFile(byRing)}, but earlier backups do: run npm run ops -- backup-keys FILE, and keep the file.`,
    ]);
    expect(await wrappedNow()).toEqual([`kms:${first}`]);
    expect(await opened(elsewhere)).toBe('912-34-4821');
    expect((await rotate(byFirst))[0]).toContain('All data keys are already wrapped');
    const rows = await db.query.selectFrom('audit').select(['subject_id', 'detail']).execute();
    expect(rows).toContainEqual({ subject_id: `kms:${first}`, detail: { rewrapped: 2, newDataKey: false } });
  });

  test('stores no plaintext data key in any row', async () => {
    const rows = JSON.stringify([
      await db.query.selectFrom('data_keys').selectAll().execute(),
      await db.query.selectFrom('audit').selectAll().execute(),
    ]);
    expect(kms.given.length).toBeGreaterThan(0);
    for (const key of kms.given)
      for (const form of ['base64', 'base64url', 'hex'] as const) expect(rows).not.toContain(key.toString(form));
  });

  test('names the missing KMS setting and does not use a ring instead', async () => {
    const words = `wrapped by the key "${first}" of AWS KMS, and KMS is not configured. Set KMS_KEY_ID to this key`;
    await expect(opened(byRing)).rejects.toThrow(words);
    const fresh = configOf({ DATA_DIR: path.join(folder, 'fresh') });
    await expect(findKeyProvider(fresh, db.query)).rejects.toThrow(words);
    await expect(rotate(fresh)).rejects.toThrow(words);
    expect(fs.existsSync(path.join(folder, 'fresh'))).toBe(false);
  });

  test('wraps with a second KMS key and unwraps keys of the first', async () => {
    expect(await opened(bySecond)).toBe('912-34-4821');
    expect(await rotate(bySecond, true)).toEqual([
      expect.stringContaining(`Earlier backups need "${first}" of AWS KMS: keep it enabled.`),
      expect.stringContaining('New values are encrypted with a new data key'),
    ]);
    expect(await wrappedNow()).toEqual([`kms:${kms.second}`]);
    expect(await opened(bySecond)).toBe('912-34-4821');
  });

  test('lets one of two concurrent moves to different keys succeed; the other changes nothing and reports it', async () => {
    const ringKeyProvider = await openKeyProvider(readsKms);
    const kmsKeyProvider = await openKeyProvider(byFirst);
    if (!ringKeyProvider || !kmsKeyProvider) throw new Error('no key provider');
    // Both have read the rows before one of them writes.
    const [arrived, both] = [new Set<KeyProvider>(), Promise.withResolvers<void>()];
    const together = (keyProvider: KeyProvider): KeyProvider => ({
      ...keyProvider,
      wrap: async (purpose, id, key) => {
        if (arrived.add(keyProvider).size === 2) both.resolve();
        await both.promise;
        return keyProvider.wrap(purpose, id, key);
      },
    });
    const done = await Promise.allSettled(
      [ringKeyProvider, kmsKeyProvider].map((keyProvider) =>
        rotateDataKeys(withAuditKey(db, { mac: () => 'sample' }), together(keyProvider), {
          newDataKey: false,
          now: NOW,
        }),
      ),
    );
    expect(done.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain('Another rotation wrapped the data keys at the same moment.');
    expect(await wrappedNow()).toHaveLength(1);
    await rotate(byFirst, true);
  });

  test('returns to the ring with KMS_REGION alone: the ring gets a key, wraps with it, and KMS is no longer called', async () => {
    expect((await rotate(readsKms)).join(' ')).toMatch(
      /^4 data keys are now wrapped by "k\d+".*need ".*" of AWS KMS.*Back up the key ring again/,
    );
    kms.meet({ error: 'NotFoundException' });
    expect(await opened(byRing)).toBe('912-34-4821');
  });

  test('refuses a concurrent second rotation of the ring and loses no key', async () => {
    const before = fs.readFileSync(ringFile(byRing), 'utf8');
    const wrapped = await readWrappedKeys(db.query);
    await whileRingIsOurs(byRing, () => expect(rotate(byRing)).rejects.toThrow('Another key rotation is in progress'));
    expect(fs.readFileSync(ringFile(byRing), 'utf8')).toBe(before);
    expect(await readWrappedKeys(db.query)).toEqual(wrapped);
    await rotate(byRing);
    expect(await opened(byRing)).toBe('912-34-4821');
  });

  test('creates a ring on the way back for an installation that never had one', async () => {
    const own = path.join(folder, 'own');
    const keys = configOf({ ...kms.settings, ENCRYPTION_KEYS: fs.readFileSync(ringFile(byRing), 'utf8').trim() });
    await rotate(keys);
    const back = configOf({ ...reading, DATA_DIR: own });
    expect((await rotate(back)).join(' ')).toMatch(/^4 data keys are now wrapped by "k\d+"/);
    expect(await opened(configOf({ DATA_DIR: own }))).toBe('912-34-4821');
    await rotate(configOf({ ...kms.settings, DATA_DIR: own }));
  });
});

describe('key refresh of a running node', () => {
  test('does not call KMS for known keys, and retries a new key until KMS unwraps it', async () => {
    const vault = await openVault(db, await keyProviderOf(elsewhere), NOW);
    const before = kms.calls.length;
    for (let n = 0; n < 5; n++) expect(await vault.refresh()).toEqual({ unreadable: [], unreadableAfterRestart: [] });
    expect(kms.calls.length).toBe(before);
    await rotate(elsewhere, true);
    kms.meet({ error: 'DisabledException' });
    const { unreadable, unreadableAfterRestart } = await vault.refresh();
    expect(unreadable).toEqual([expect.stringContaining('The key is disabled. Enable it')]);
    expect(unreadableAfterRestart).toEqual([]);
    expect(vault.decrypt(ssn, vault.encrypt(ssn, 'still')).reveal()).toBe('still');
    kms.meet(undefined);
    expect(await vault.refresh()).toEqual({ unreadable: [], unreadableAfterRestart: [] });
  });

  test('decrypts all values and reports keys that were rewrapped with a key this node may not use', async () => {
    const vault = await openVault(db, await keyProviderOf(elsewhere), NOW);
    await rotate(bySecond);
    kms.meet({ error: 'AccessDeniedException' });
    const { unreadable, unreadableAfterRestart } = await vault.refresh();
    expect(unreadable).toEqual([]);
    expect(new Set(unreadableAfterRestart).size).toBe(1);
    expect(unreadableAfterRestart[0]).toContain('These credentials may not use the key. Allow kms:Decrypt');
    expect(vault.decrypt(ssn, sealed).reveal()).toBe('912-34-4821');
  });
});
