import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { shownCode } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import { BIRTH_DATE, EIN, sampleApplication, signedCopy, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { fakePrinter } from '#tests/support/fake-parts.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const MINUTE = 60_000;
const PHONE = '(402) 555-0142';
const printer = fakePrinter();
const t = await startTestApp({}, { printer });
afterAll(() => t.close());
const visitor = await t.browser();
const admin = await signedIn(t, 'admin');

const download = (token: unknown, language?: string) =>
  visitor.send('POST', '/api/credit-application/copy', { token, ...(language ? { language } : {}) });
const downloads = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_kind', 'actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'application.copy_downloaded')
    .orderBy('id')
    .execute();
async function made(): Promise<Awaited<ReturnType<typeof submit>>> {
  const sent = await submit(t);
  await signedCopy(t, sent.id);
  return sent;
}

describe("design 6: the applicant's own copy", () => {
  test('is sent once, as an uncached attachment; then the message says so', async () => {
    const { id, reference, copyToken } = await made();
    const answer = await download(copyToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(expectRefusal(await download(copyToken), 410, 'gone').message).toBe(en.messages.used(PHONE));
    expect(expectRefusal(await download(copyToken, 'es'), 410, 'gone').message).toBe(es.messages.used(PHONE));
    expect(await downloads(id)).toEqual([{ actor_kind: 'visitor', actor_id: null, detail: {} }]);
  });

  test('is sent to exactly one of ten downloads at once', async () => {
    const { id, copyToken } = await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => download(copyToken)));
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
    expect(await downloads(id)).toHaveLength(1);
  });

  test('is not used up by GET, or by a refused CSRF token', async () => {
    const { copyToken } = await made();
    for (const method of ['GET', 'HEAD'])
      expect((await visitor.send(method, '/api/credit-application/copy')).statusCode).toBe(404);
    const foreign = { host: 'localhost:3000', origin: 'https://evil.example' };
    const url = '/api/credit-application/copy';
    const stolen = await t.server.inject({ method: 'POST', url, headers: foreign, payload: { token: copyToken } });
    expect(stolen.statusCode).toBe(403);
    expect((await download(copyToken)).statusCode).toBe(200);
  });

  test('before it is printed returns a message to wait, and does not use the token', async () => {
    printer.failNext();
    const { id, copyToken } = await submit(t);
    const answer = await download(copyToken, 'es');
    expect(expectRefusal(answer, 409, 'in_progress').message).toBe(es.messages.preparing);
    expect(answer.headers['retry-after']).toBe('1');
    await signedCopy(t, id);
    expect((await download(copyToken)).statusCode).toBe(200);
  });

  test('is open for 30 minutes', async () => {
    const [early, late] = [await made(), await made()];
    t.clock.advance(30 * MINUTE - 1);
    expect((await download(early.copyToken)).statusCode).toBe(200);
    t.clock.advance(1);
    expect(expectRefusal(await download(late.copyToken), 410, 'gone').message).toBe(en.messages.expired(PHONE));
    expect(await downloads(late.id)).toEqual([]);
  });

  test.each([
    ['unknown', 'A'.repeat(43), 404],
    ['empty', '', 400],
    ['missing', undefined, 400],
    ['a number', 7, 400],
    ['too long', 'A'.repeat(201), 400],
  ])('a token that is %s is refused with a message', async (_name, token, status) => {
    expect(expectRefusal(await download(token), status).message).toBe(en.messages.unknown(PHONE));
  });

  test('a repeated submission returns the same token for the same download', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const apply = () => visitor.send('POST', '/api/credit-application', sampleApplication(), key);
    const [first, second] = [await apply(), await apply()];
    expect(second.body).toBe(first.body);
    const { reference, copyToken } = first.json<{ reference: string; copyToken: string }>();
    const { id } = await t.app.db.query
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await signedCopy(t, id);
    expect((await download(copyToken)).statusCode).toBe(200);
    expect((await download(second.json<{ copyToken: string }>().copyToken)).statusCode).toBe(410);
  });

  test('the token has 256 bits and is in no table or log line', async () => {
    const { copyToken } = await made();
    await download(copyToken);
    expect(Buffer.from(copyToken, 'base64url')).toHaveLength(32);
    for (const table of ['signed_copies', 'idempotency', 'audit', 'mails', 'applications'] as const) {
      const rows = await t.app.db.query.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(copyToken);
    }
    expect(t.logged()).not.toContain(copyToken);
  });

  test('limits attempts with unknown tokens', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const guesser = await limited.browser();
    for (let i = 0; i < 60; i++) await limited.app.limits.use('unknownToken', '127.0.0.1', String);
    const guess = () => guesser.send('POST', '/api/credit-application/copy', { token: 'A'.repeat(43), language: 'es' });
    const refused = [await guess(), await guess()];
    for (const one of refused) expectRefusal(one, 429, 'rate_limited');
    expect(refused[1]?.json<{ message: string }>().message).toContain('códigos desconocidos');
    await limited.close();
  });
});

const pdfOf = (id: string) => `/api/admin/applications/${id}/pdf`;
const reason = 'Sent to the funding source';
const reveals = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'application.revealed')
    .orderBy('id')
    .execute();

describe('GET /api/admin/applications/{id}/pdf', () => {
  test('returns a masked version, marked as not the signed document, and audits the download', async () => {
    const { id, reference } = await made();
    const answer = await admin.send('GET', pdfOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-masked.pdf"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    for (const value of [SSN, EIN, BIRTH_DATE]) expect(answer.body).not.toContain(value);
    expect(answer.body).toContain('Masked, not the signed document');
    expect(answer.body).toContain('•••-••-4821');
    expect(answer.body).toContain(sampleApplication().businessName);
    expect(await downloads(id)).toEqual([{ actor_kind: 'user', actor_id: admin.userId, detail: { masked: true } }]);
    expect(await reveals(id)).toEqual([]);
  });

  test('contains no code or fingerprint that would verify it as the signed copy', async () => {
    const { id } = await made();
    const { code, content_hash } = await signedCopy(t, id);
    const { body } = await admin.send('GET', pdfOf(id));
    expect(body).not.toContain(shownCode(code));
    expect(body).not.toContain(content_hash);
  });

  test('uses the language of the application', async () => {
    const { id } = await submit(t, {}, 'es');
    expect((await admin.send('GET', pdfOf(id))).body).toContain('Con números ocultos; no es el documento firmado');
  });

  test('returns 401 without a session and 403 to a dealer, and audits nothing', async () => {
    const { id } = await made();
    expectRefusal(await visitor.send('GET', pdfOf(id)), 401);
    expectRefusal(await (await signedIn(t, 'dealer')).send('GET', pdfOf(id)), 403);
    expect(await downloads(id)).toEqual([]);
  });

  test.each([['no-id'], [randomUUID()]])('returns 404 for an application that does not exist: %s', async (id) => {
    expectRefusal(await admin.send('GET', pdfOf(id)), 404, 'not_found');
  });
});

describe('POST /api/admin/applications/{id}/pdf', () => {
  test('returns the signed PDF only with a reason, and audits three revealed numbers per download', async () => {
    const { id, reference, copyToken } = await made();
    const own = await download(copyToken);
    const first = await admin.send('POST', pdfOf(id), { reason });
    const second = await admin.send('POST', pdfOf(id), { reason });
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(first.rawPayload.equals(own.rawPayload)).toBe(true);
    expect(second.rawPayload.equals(own.rawPayload)).toBe(true);
    expect((await downloads(id)).map((row) => row.detail)).toEqual([{}, { reason }, { reason }]);
    const fields = ['federalIdEncrypted', 'principalSsnEncrypted', 'principalDobEncrypted'];
    const once = fields.map((field) => ({ actor_id: admin.userId, detail: { field, reason } }));
    expect(await reveals(id)).toEqual([...once, ...once]);
  });

  test.each([
    ['no reason', {}],
    ['an empty reason', { reason: '' }],
    ['a reason of 4 letters', { reason: 'why?' }],
    ['a number in the reason', { reason: `Compare with ${SSN}` }],
  ])('refuses %s with 400 and audits nothing', async (_what, body) => {
    const { id } = await made();
    expect(
      Object.keys(expectRefusal(await admin.send('POST', pdfOf(id), body), 400, 'validation').fields ?? {}),
    ).toEqual(['reason']);
    expect([await downloads(id), await reveals(id)]).toEqual([[], []]);
  });

  test('returns 401 without a session, 403 to a dealer, 404 for an unknown application', async () => {
    const { id } = await made();
    expectRefusal(await visitor.send('POST', pdfOf(id), { reason }), 401);
    expectRefusal(await (await signedIn(t, 'dealer')).send('POST', pdfOf(id), { reason }), 403);
    expectRefusal(await admin.send('POST', pdfOf(randomUUID()), { reason }), 404, 'not_found');
    expect(await reveals(id)).toEqual([]);
  });

  test('returns 409 until the copy is printed, and audits no reveal', async () => {
    printer.failNext();
    const { id } = await submit(t);
    expect(expectRefusal(await admin.send('POST', pdfOf(id), { reason }), 409, 'in_progress').message).toBe(
      en.messages.preparing,
    );
    expect([await downloads(id), await reveals(id)]).toEqual([[], []]);
  });
});
