import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { nextCursor } from '#server/lib/cursor.ts';
import { sampleApplication, signedIn, submit } from '#tests/support/factories.ts';
import { changesState, rowsOf } from '#tests/server/api-calls.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { naughtyStrings } from '#tests/server/naughty-strings.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const { id } = await submit(t);
const boardCursor = nextCursor(true, id) ?? '';

/** Expects a stored value or a readable error, never a server error. */
function expectJudged(answer: LightMyRequestResponse): void {
  if (answer.statusCode >= 400) expectRefusal(answer, answer.statusCode);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
}
/** The text as the server stores it, without characters that no database accepts. */
const kept = (text: string): string => text.replaceAll('\0', '').toWellFormed();

describe('unusual text', () => {
  test.each(
    naughtyStrings.map((text) => [
      text.length > 60 ? `${text.slice(0, 12)}… (${String(text.length)})` : JSON.stringify(text),
      text,
    ]),
  )('is stored as typed or refused: %s', async (_shown, text) => {
    const fields = {
      businessName: `x${text}`,
      businessPhone: `0123456789${text}`,
      principalName: `x${text}`,
      county: text,
      equipmentDescription: text,
      salesperson: text,
      primarySignature: `x${text}`,
      principalSsnEncrypted: text,
      inviteToken: text,
      consentHash: text,
    };
    const answer = await admin.send('POST', '/api/credit-application', sampleApplication(fields));
    expectJudged(answer);
    if (answer.statusCode !== 201) return expect(answer.statusCode).toBe(413);
    const { reference } = answer.json<{ reference: string }>();
    const list = await admin.send('GET', `/api/admin/applications?q=${reference}`);
    const found = list.json<{ applications: { id: string }[] }>().applications;
    expect(found).toHaveLength(1);
    const file = await admin.send('GET', `/api/admin/applications/${found[0]?.id ?? ''}`);
    expect(file.json<{ application: ApplicationFile }>().application).toMatchObject({
      businessName: `x${kept(text)}`,
      principalName: `x${kept(text)}`,
      county: kept(text).trim(),
      equipmentDescription: kept(text).trim(),
      signature: { primarySignature: `x${kept(text)}` },
    });
    return undefined;
  });

  test('causes no server error in an address, a header, a reason or a search', async () => {
    for (const text of naughtyStrings) {
      const inUrl = encodeURIComponent(text.toWellFormed()).slice(0, 4000);
      for (const url of [
        `/api/admin/applications?q=${inUrl}`,
        `/api/admin/applications?cursor=${inUrl}`,
        `/api/admin/applications?limit=${inUrl}`,
        `/api/admin/applications?status=${inUrl}`,
        `/api/admin/applications?${inUrl}=${inUrl}`,
        `/api/admin/applications/${inUrl}`,
        `/api/admin/audit?subject=${inUrl}`,
        `/api/admin/deals/board?q=${inUrl}`,
        `/api/admin/deals/board?stage=${inUrl}&cursor=${boardCursor}`,
        `/api/admin/deals.csv?q=${inUrl}`,
      ])
        expectJudged(await admin.send('GET', url));
      expectJudged(await admin.send('POST', `/api/admin/applications/${id}/reveal`, { field: text, reason: text }));
      expectJudged(
        await admin.send('POST', `/api/admin/applications/${id}/reveal`, {
          field: 'principalSsnEncrypted',
          reason: `because ${text}`,
        }),
      );
      const header = text.replace(/[^\x20-\xff]/g, '?').slice(0, 2000);
      const headers = { 'user-agent': header, 'idempotency-key': header, 'x-poll': header, 'accept-language': header };
      expectJudged(await admin.send('POST', '/api/credit-application', sampleApplication(), headers));
      expectJudged(await admin.send('POST', '/api/dealer/auth/login', { email: text, password: text }));
      expectJudged(await admin.send('POST', '/api/dealer/admin/validate-invite', { token: text }));
      expectJudged(await admin.send('POST', '/api/dealer/auth/accept-invite', { token: text, password: text }));
    }
  });
});

describe('any JSON at a state-changing route', () => {
  const changing = rowsOf(t).filter(([, method]) => changesState(method));

  test.each(changing)('is accepted or refused by %s without a server error', async (_name, method, row) => {
    const { url, body = {} } = await row.prepare(t);
    const names = Object.keys(body);
    const broken = fc.record({
      field: fc.constantFrom(...(names.length > 0 ? names : ['x'])),
      value: fc.jsonValue({ stringUnit: 'binary' }),
      whole: fc.boolean(),
    });
    let bearer: string | undefined;
    await fc.assert(
      fc.asyncProperty(broken, async ({ field, value, whole }) => {
        bearer ??= (row.answers.anonymous === 401 ? await signedIn(t, 'admin') : admin).bearer;
        const payload = whole ? value : { ...body, [field]: value };
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
        const answer = await admin.send(method, url, JSON.stringify(payload), headers);
        expectJudged(answer);
        // An accepted call can end the session.
        if (answer.statusCode < 300) bearer = undefined;
      }),
      { numRuns: 10 },
    );
  });
});

describe('fields that callers may not set', () => {
  test('are ignored: status, id, reference, language and prototype names', async () => {
    const hostile = JSON.parse(
      '{"status":"closed","id":"1","reference":"X-1","language":"es","created_at":"2000-01-01","__proto__":{"status":"closed"},"constructor":{"prototype":{"x":1}}}',
    ) as object;
    const answer = await admin.send('POST', '/api/credit-application', { ...sampleApplication(), ...hostile });
    const { reference } = answer.json<{ reference: string }>();
    const row = await t.app.db.query
      .selectFrom('applications')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'received', language: 'en', created_at: t.clock.now() });
    expect(row.id).not.toBe('1');
  });

  test('cause a refusal when a parameter occurs twice', async () => {
    for (const query of ['q=a&q=b', 'limit=1&limit=2', 'cursor=a&cursor=b', 'status=received&status=closed'])
      expectRefusal(await admin.send('GET', `/api/admin/applications?${query}`), 400, 'validation');
  });
});
