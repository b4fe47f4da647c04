import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config/environment.ts';
import { EIN, signedCopy, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { fakePrinter } from '#tests/support/fake-parts.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { loadCertificate, openPrinter } from './printer.ts';
import { makeSignedCopy, queueMissingCopies } from './make-copy.ts';
import { openCopyFile } from './store.ts';

const printer = fakePrinter();
const t = await startTestApp({}, { printer });
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const HOUR = 3_600_000;

const rowOf = (id: string) =>
  t.app.db.query.selectFrom('signed_copies').selectAll().where('application_id', '=', id).executeTakeFirstOrThrow();
const fileOf = async (id: string): Promise<Buffer | undefined> =>
  (await openCopyFile(t.app.db.query, t.app.vault, id))?.reveal();
const stateOf = async (id: string) =>
  (await admin.send('GET', `/api/admin/applications/${id}`)).json<{ application: { signedCopy: { state: string } } }>()
    .application.signedCopy;

describe('the signed copy is printed after the commit', () => {
  test('by a job, with all typed values and the hash of the file', async () => {
    const { id } = await submit(t, { contactConsent: true });
    const { content_hash } = await signedCopy(t, id);
    const file = await fileOf(id);
    for (const value of [SSN, EIN, 'Ramos Paving LLC', 'elena@example.com']) expect(file?.toString()).toContain(value);
    expect(content_hash).toBe(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    );
  });

  test('encrypted in its row, which cannot be decrypted in another row', async () => {
    const [one, other] = [await submit(t), await submit(t)];
    await signedCopy(t, one.id);
    await signedCopy(t, other.id);
    const { pdf } = await rowOf(one.id);
    expect(Buffer.from(pdf ?? '').toString('latin1')).not.toMatch(/%PDF-|Ramos/);
    await t.app.db.query
      .updateTable('signed_copies')
      .set({ pdf: Buffer.from(pdf ?? '') })
      .where('application_id', '=', other.id)
      .execute();
    await expect(fileOf(other.id)).rejects.toThrow();
  });

  test('once: the job that runs again, alone or concurrently, changes no byte', async () => {
    const { id } = await submit(t);
    await signedCopy(t, id);
    const before = await rowOf(id);
    t.clock.advance(1000);
    await Promise.all([1, 2, 3].map(() => makeSignedCopy(t.app, id)));
    expect(await rowOf(id)).toEqual(before);
  });

  test('a failure is recorded by its name only, shown to staff, and retried', async () => {
    printer.failNext();
    const { id } = await submit(t);
    await expect.poll(async () => (await rowOf(id)).last_error).toBe('PrinterStopped');
    expect((await stateOf(id)).state).toBe('failing');
    await signedCopy(t, id);
    expect(await stateOf(id)).toMatchObject({
      state: 'ready',
      contentHash: (await rowOf(id)).content_hash,
      madeAt: expect.stringMatching(/^2026-/) as string,
    });
    expect((await rowOf(id)).last_error).toBeNull();
  });

  test('an application without a copy gets one at the next start; others are unchanged', async () => {
    const { id } = await submit(t);
    await signedCopy(t, id);
    await t.app.db.query.deleteFrom('signed_copies').where('application_id', '=', id).execute();
    await queueMissingCopies(t.app);
    expect(await fileOf(id)).toBeUndefined();
    t.clock.advance(2 * HOUR);
    await queueMissingCopies(t.app);
    await signedCopy(t, id);
    expect(await rowOf(id)).toMatchObject({ token_hash: null, language: 'en' });
    const jobs = async () => (await t.app.db.query.selectFrom('signed_copies').select('code').execute()).length;
    const before = await jobs();
    await queueMissingCopies(t.app);
    expect(await jobs()).toBe(before);
  });

  test('codes are unique and use the unambiguous alphabet', async () => {
    const rows = await t.app.db.query.selectFrom('signed_copies').select('code').execute();
    expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
    for (const { code } of rows) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{25}$/);
  });
});

describe('the certificate of the copies', () => {
  test.each([['x'], ['']])('refuses to start with a file that is not PKCS#12, with a message', async (password) => {
    const config = parseConfig({ SIGNING_P12_FILE: 'package.json', SIGNING_P12_PASSWORD: password });
    await expect(loadCertificate(config)).rejects.toThrow(
      'SIGNING_P12_FILE and SIGNING_P12_PASSWORD do not open a PKCS#12 file with an RSA key.',
    );
  });

  test('refuses a missing file as a configuration error; without a file nothing is signed', async () => {
    expect(() => parseConfig({ SIGNING_P12_FILE: 'nowhere.p12' })).toThrow('SIGNING_P12_FILE must be a file');
    expect(await loadCertificate(parseConfig({}))).toBeUndefined();
  });

  test('an unused printer closes at once', async () => {
    await expect(openPrinter().close()).resolves.toBeUndefined();
  });
});
