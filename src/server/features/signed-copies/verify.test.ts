import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { shownCode } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import { sampleApplication, signedCopy, signedIn, submit } from '#tests/support/factories.ts';
import { fakePrinter } from '#tests/support/fake-parts.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const printer = fakePrinter();
const t = await startTestApp({ RATE_LIMIT: 'on' }, { printer });
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const { id } = await submit(t);
const { code } = await signedCopy(t, id);

let addresses = 0;
const verify = (typed: string, language = 'en', from = `10.0.1.${String(++addresses)}`) =>
  t.server.inject({
    url: `/api/verify/${encodeURIComponent(typed)}`,
    remoteAddress: from,
    headers: { host: 'localhost:3000', 'accept-language': language },
  });

describe('GET /api/verify/{code}', () => {
  test('confirms the code with time, language and the hash of the file, and returns nothing else', async () => {
    const answer = await verify(code);
    const file = (await admin.send('POST', `/api/admin/applications/${id}/pdf`, { reason: 'Credit report' }))
      .rawPayload;
    const contentHash = createHash('sha256').update(file).digest('hex');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { valid: true, signedAt: '2026-11-21T15:00:00.000Z', language: 'en', contentHash },
    ]);
    for (const value of Object.values(sampleApplication())) expect(answer.body).not.toContain(`"${String(value)}"`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a changed byte gives another hash', async () => {
    const { contentHash } = (await verify(code)).json<{ contentHash: string }>();
    const file = (await admin.send('POST', `/api/admin/applications/${id}/pdf`, { reason: 'Credit report' }))
      .rawPayload;
    file[20] = (file[20] ?? 0) ^ 1;
    expect(createHash('sha256').update(file).digest('hex')).not.toBe(contentHash);
  });

  test('accepts a code as people type it', async () => {
    const oddly = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [shownCode(code), oddly, ` ${shownCode(code).toLowerCase()} `])
      expect((await verify(typed)).statusCode).toBe(200);
  });

  test.each([
    ['one character off', () => (code.startsWith('0') ? '1' : '0') + code.slice(1)],
    ['too short', () => code.slice(1)],
    ['nothing like one', () => "'; drop table signed_copies --"],
    ['NUL', () => '\0'.repeat(25)],
  ])('returns 404 with valid false for an unknown code, in the language of the browser: %s', async (_name, typed) => {
    const answer = expectRefusal(await verify(typed()), 404, 'not_found');
    expect(answer).toMatchObject({ valid: false, message: en.messages.unknownCode });
    expect(expectRefusal(await verify(typed(), 'es-US,en;q=0.5'), 404).message).toBe(es.messages.unknownCode);
  });

  test('returns 404 for a code whose copy is not printed yet', async () => {
    printer.failNext();
    const waiting = await submit(t);
    const row = await t.app.db.query
      .selectFrom('signed_copies')
      .select('code')
      .where('application_id', '=', waiting.id)
      .executeTakeFirstOrThrow();
    expectRefusal(await verify(row.code), 404);
  });

  test('limits unknown codes to 60 a minute, and never known ones', async () => {
    const from = '10.0.9.9';
    for (let i = 0; i < 70; i++) expect((await verify(code, 'en', from)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await verify(`${code.slice(0, 20)}ZZZZZ`, 'es', from)).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const refused = await verify(code, 'es', from);
    expect(expectRefusal(refused, 429, 'rate_limited').message).toContain('códigos desconocidos');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(code)).statusCode).toBe(200);
  });
});
