import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Document, documentPaths } from '#contract/documents.ts';
import { type Notification, notificationPaths } from '#contract/notifications.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { MALWARE, MALWARE_NAME, startClamd } from '#tests/support/clamd-stand-in.ts';
import { fileForm, PDF, signedIn, submittedDeal, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { storedFiles } from '#tests/support/stored-files.ts';

const clamd = await startClamd();
const t = await startTestApp({ CLAMD_URL: clamd.url });
afterAll(async () => {
  await t.close();
  await clamd.close();
});
beforeEach(() => clamd.answer('verdict'));
const { query } = t.app.db;
let dealer: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  admin = await signedIn(t, 'admin');
});

const stored = (): string[] => storedFiles(t.dataDir);
const infected = (more = ''): FormData =>
  fileForm('invoice.pdf', new Uint8Array(Buffer.concat([PDF, Buffer.from(MALWARE + more)])), { paper: 'invoice' });
const send = (deal: string, form: FormData, headers = {}) =>
  dealer.send('POST', documentPaths.upload(deal), form, headers);
const list = async (deal: string): Promise<Document[]> =>
  (await dealer.send('GET', documentPaths.ofDeal(deal))).json<{ documents: Document[] }>().documents;
const news = async (who: typeof dealer): Promise<string[]> =>
  (await who.send('GET', notificationPaths.own))
    .json<{ notifications: Notification[] }>()
    .notifications.map((one) => one.title);

describe('a file with malware', () => {
  test('is refused with a message, kept in quarantine, audited, and reported to staff and dealership', async () => {
    const { id, dealName } = await submittedDeal(dealer);
    const refusal = expectRefusal(await send(id, infected()), 415, 'unsupported_media_type');
    expect(refusal.message).toContain('malware');
    const [document] = await list(id);
    expect(document).toMatchObject({
      quarantined: true,
      downloadable: false,
      description: `Quarantined: the virus scanner found ${MALWARE_NAME}. It can’t be downloaded.`,
    });
    const record = query
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject_id', '=', document?.id ?? '');
    expect(await record.execute()).toEqual([
      { action: 'document.quarantined', detail: { deal: id, malware: MALWARE_NAME, kept: true } },
    ]);
    for (const who of [dealer, admin]) expect(await news(who)).toContain(`Malware found: ${dealName}`);
    for (const [who, at] of [
      [dealer, documentPaths.download],
      [admin, documentPaths.staffDownload],
    ] as const) {
      const answer = await who.send('GET', at(document?.id ?? ''));
      expect(expectRefusal(answer, 409, 'conflict').message).toContain('quarantine');
    }
    const other = await signedIn(t, 'dealer');
    expectRefusal(await other.send('GET', documentPaths.download(document?.id ?? '')), 404, 'not_found');
  });

  test('is kept once when sent again, at once or with a key, and leaves no second file', async () => {
    const { id } = await submittedDeal(dealer);
    const key = { 'idempotency-key': 'infected-0001' };
    expectRefusal(await send(id, infected(), key), 415);
    const files = stored();
    expectRefusal(await send(id, infected(), key), 415);
    expect(stored()).toEqual(files);
    for (let n = 0; n < 20; n++) expectRefusal(await send(id, infected(String(n))), 415);
    expect(stored()).toHaveLength(files.length + 19);
    expect(await list(id)).toHaveLength(20);
  });

  test('by a link counts no use, announces no document and is no requested document', async () => {
    const { id } = await submittedDeal(dealer);
    const token = await uploadLink(dealer, id, { maxUses: 1, requested: ['invoice'] });
    const at = uploadLinkPaths.one(token);
    const customer = await t.browser({ 'accept-language': 'es' });
    const refusal = expectRefusal(await customer.send('POST', at, infected()), 415, 'unsupported_media_type');
    expect(refusal.message).toContain('software malicioso');
    const link = (await customer.send('GET', at)).json<{ remainingUploads: number; requested: object[] }>();
    expect(link).toMatchObject({ remainingUploads: 1, requested: [{ paper: 'invoice', received: 0 }] });
    expect((await news(dealer)).some((title) => title.startsWith('Document received'))).toBe(false);
    const waiting = query
      .selectFrom('documents')
      .select('id')
      .where('deal_id', '=', id)
      .where('mail_waiting', '=', true);
    expect(await waiting.execute()).toEqual([]);
    expect((await customer.send('POST', at, fileForm())).statusCode).toBe(201);
  });

  test.each([
    ['revoked', { revoked_at: t.clock.now() }],
    ['used up', { uses: 1 }],
    ['expired', { expires_at: t.clock.now() }],
  ])('by a link that was %s during the upload returns 410, is not kept and notifies no user', async (_how, change) => {
    const { id } = await submittedDeal(dealer);
    const token = await uploadLink(dealer, id, { maxUses: 1 });
    const before = { files: stored(), news: await news(admin) };
    const put = vi.spyOn(t.app.files, 'put').mockImplementationOnce(async (...given) => {
      put.mockRestore();
      await t.app.files.put(...given);
      await query.updateTable('upload_links').set(change).where('token_hash', '=', hashToken(token)).execute();
    });
    expectRefusal(await dealer.send('POST', uploadLinkPaths.one(token), infected()), 410, 'gone');
    expect(await list(id)).toEqual([]);
    expect({ files: stored(), news: await news(admin) }).toEqual(before);
  });

  test('is kept once per content, and at most 20 times per deal', async () => {
    const { id } = await submittedDeal(dealer);
    const same = await Promise.all(Array.from({ length: 6 }, () => send(id, infected())));
    for (const answer of same) expectRefusal(answer, 415);
    expect(await list(id)).toHaveLength(1);
    await Promise.all(Array.from({ length: 25 }, (_, n) => send(id, infected(String(n)))));
    expect(await list(id)).toHaveLength(20);
  });

  test('is not kept when its content is refused anyway; a clean file is a document', async () => {
    const { id } = await submittedDeal(dealer);
    const program = fileForm('a.pdf', new Uint8Array(Buffer.from(`#!/bin/sh\n${MALWARE}`)));
    expectRefusal(await send(id, program), 415);
    expect(await list(id)).toEqual([]);
    expect(await uploadFile(dealer, id)).toMatchObject({ quarantined: false, downloadable: true });
  });
});

describe('a file without a verdict', () => {
  test.each(['hang up', 'INSTREAM size limit exceeded. ERROR', 'stream: lstat() failed ERROR'])(
    '%s: returns 503 with a message, and stores no file, row or use',
    async (how) => {
      const { id } = await submittedDeal(dealer);
      const at = uploadLinkPaths.one(await uploadLink(dealer, id, { maxUses: 1 }));
      const before = stored();
      clamd.answer(how);
      const answer = await dealer.send('POST', documentPaths.upload(id), fileForm());
      expect(expectRefusal(answer, 503, 'unavailable').message).toContain('can’t scan files right now');
      expect(answer.headers['retry-after']).toBe('60');
      expectRefusal(await dealer.send('POST', at, fileForm()), 503, 'unavailable');
      expect(await list(id)).toEqual([]);
      expect(stored()).toEqual(before);
      clamd.answer('verdict');
      expect((await dealer.send('POST', at, fileForm())).statusCode).toBe(201);
    },
  );
});
