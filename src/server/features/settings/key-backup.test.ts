import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KeyBackupAnswer, type KeyBackupFile, settingsPaths } from '#contract/settings.ts';
import { addActiveKey } from '#server/config/key-ring-file.ts';
import { newRingEntry, decryptRing, parseKeyRing, encryptRing } from '#server/crypto/key-ring.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { PASSWORD, signedIn } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';
import { lacksKeyBackup } from './key-backup.ts';

const PASSPHRASE = 'a passphrase of the tests';
let t: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signedIn(t, 'admin');
});
afterAll(() => t.close());

const download = (changes: object = {}, by = admin) =>
  by.send('POST', settingsPaths.keyBackup, { passphrase: PASSPHRASE, password: PASSWORD, code: '', ...changes });
const confirm = (content: string, passphrase = PASSPHRASE) =>
  admin.send('POST', settingsPaths.confirmKeyBackup, { content, passphrase });
const state = async (): Promise<KeyBackupAnswer> =>
  (await admin.send('GET', settingsPaths.keyBackup)).json<KeyBackupAnswer>();
const actions = async (): Promise<string[]> =>
  (
    await t.app.db.query.selectFrom('audit').select('action').where('action', 'like', 'keys.%').orderBy('id').execute()
  ).map(({ action }) => action);

describe('the key backup of the settings screen', () => {
  test('is refused with a short passphrase, a wrong password, and to staff without the permission', async () => {
    expect(expectRefusal(await download({ passphrase: 'short' }), 400, 'validation').fields).toHaveProperty(
      'passphrase',
    );
    expectRefusal(await download({ password: 'not the password' }), 400, 'validation');
    expectRefusal(await download({}, await signedIn(t, 'underwriter')), 403, 'forbidden');
    expect(await actions()).toEqual([]);
  });

  test('counts once it was read back, is audited, and is reported to the other administrators', async () => {
    const colleague = await signedIn(t, 'admin');
    expect(await state()).toMatchObject({ isNeeded: true, isMissing: true, confirmedAt: null });
    const { file, content } = (await download()).json<KeyBackupFile>();
    expect(file).toMatch(/^encryption-keys-\d{4}-\d{2}-\d{2}\.json$/);
    expect((await decryptRing(content, PASSPHRASE)).keys.size).toBe(1);
    expect((await state()).isMissing).toBe(true);
    await expect.poll(() => t.mailer.sent.map(({ to }) => to)).toContain(colleague.email);

    expect(expectRefusal(await confirm(content, 'another passphrase'), 400, 'validation').fields).toHaveProperty(
      'passphrase',
    );
    expect(expectRefusal(await confirm('{}'), 400, 'validation').fields).toHaveProperty('content');
    const others = await encryptRing(parseKeyRing(newRingEntry()), PASSPHRASE, new Date());
    expect(expectRefusal(await confirm(others), 400, 'validation').fields).toHaveProperty('content');
    expect((await state()).isMissing).toBe(true);

    const confirmed = (await confirm(content)).json<KeyBackupAnswer>();
    expect(confirmed).toMatchObject({ isMissing: false, confirmedBy: admin.email });
    expect(await actions()).toEqual(['keys.backup_downloaded', 'keys.backup_confirmed']);
    expect(await lacksKeyBackup(t.app.config, t.app.db.query)).toBe(false);
  });

  test('is missing again after a rotation added a key, until a new file was read back', async () => {
    addActiveKey(t.app.config);
    expect((await state()).isMissing).toBe(true);
    const { content } = (await download()).json<KeyBackupFile>();
    expect((await confirm(content)).json<KeyBackupAnswer>().isMissing).toBe(false);
  });

  test('contains no key in the log, the database or the answer without the passphrase', async () => {
    const { content } = (await download()).json<KeyBackupFile>();
    const [key = ''] = [...(await decryptRing(content, PASSPHRASE)).keys.values()].map((bytes) =>
      bytes.toString('base64'),
    );
    expect(content).not.toContain(key);
    expect(t.logged()).not.toContain(key);
    const rows = await t.app.db.query.selectFrom('key_backups').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});
