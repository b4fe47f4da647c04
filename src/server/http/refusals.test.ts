import { afterAll, describe, expect, test } from 'vitest';
import { sampleApplication, signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const OURS = 'http://localhost:3000';
const visitor = await t.browser();
const csrf = { cookie: visitor.cookie, 'x-csrf-token': visitor.token };
const json = { 'content-type': 'application/json' };
const post = (url: string, headers: Record<string, string>, payload: string | Buffer = '') =>
  t.server.inject({ method: 'POST', url, headers: { host: 'localhost:3000', ...headers }, payload });
/** Sends this body to the application's address, like a browser. */
const apply = (payload: string | Buffer, headers: Record<string, string> = {}, path = '/api/credit-application') =>
  post(path, { origin: OURS, ...csrf, ...json, ...headers }, payload);

describe('the order of checks', () => {
  test('reports 401, 403 and 404 before it validates the body', async () => {
    const { id } = await submit(t);
    const [dealer, admin] = [await signedIn(t, 'dealer'), await signedIn(t, 'admin')];
    const by = (who: { bearer: string }) => ({ authorization: `Bearer ${who.bearer}` });
    const unknown = '/api/admin/applications/018f0000-0000-7000-8000-000000000000/reveal';
    const known = `/api/admin/applications/${id}/reveal`;
    const text = { 'content-type': 'text/plain' };
    const foreign = { origin: 'https://evil.example' };

    expectRefusal(await post(unknown, { ...foreign, ...text, 'x-csrf-token': 'wrong' }, '{'), 403, 'origin');
    expectRefusal(await post(unknown, { ...text, 'x-csrf-token': 'wrong' }, '{'), 403, 'csrf');
    expectRefusal(await post(unknown, { ...csrf, ...text }, '{'), 401, 'unauthorized');
    expectRefusal(await post(unknown, { ...csrf, ...text, ...by(dealer) }, '{'), 403, 'forbidden');
    expectRefusal(await post(unknown, { ...csrf, ...text, ...by(admin) }, '{'), 415, 'unsupported_media_type');
    expectRefusal(await post(unknown, { ...csrf, ...json, ...by(admin) }, '{}'), 404, 'not_found');
    expectRefusal(await post(known, { ...csrf, ...json, ...by(admin) }, '{}'), 400, 'validation');
    const right = JSON.stringify({ field: 'principalSsnEncrypted', reason: 'Credit report' });
    expect((await post(known, { ...csrf, ...json, ...by(admin) }, right)).statusCode).toBe(200);
  });

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/credit-application'],
    ['PUT', '/api/csrf-token'],
    ['GET', '/api/credit-application/'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api/admin/applications/a/b/c'],
    ['HEAD', '/api/dealer/admin/validate-invite'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    const answer = await visitor.send(method, url);
    expect(answer.statusCode).toBe(404);
    if (method !== 'HEAD') expectRefusal(answer, 404, 'not_found');
  });

  test('answers other sites with 403 at an unknown address', async () => {
    expectRefusal(await visitor.send('POST', '/api/nothing', {}, { origin: 'https://evil.example' }), 403, 'origin');
  });
});

describe('unreadable bodies', () => {
  const big = (bytes: number): string => JSON.stringify(sampleApplication({ equipmentDescription: 'x'.repeat(bytes) }));

  test('get 413 for 3 MB of text and for 1 byte over 100 KB', async () => {
    expectRefusal(await apply(big(3 * 1024 * 1024)), 413, 'too_large');
    const rest = Buffer.byteLength(big(0));
    expectRefusal(await apply(big(100 * 1024 - rest + 1)), 413, 'too_large');
    expect((await apply(big(100 * 1024 - rest))).statusCode).toBe(201);
  });

  test.each([
    ['a half object', '{"businessName":'],
    ['a trailing comma', '{"businessName":"x",}'],
    ['single quotes', "{'businessName':'x'}"],
    ['a bare word', 'businessName'],
    ['HTML', '<html></html>'],
    ['a form', 'businessName=x&businessPhone=y'],
    ['two objects', '{}{}'],
    ['a number too long to end', '1'.repeat(50_000) + 'x'],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
    ['compressed bytes', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('get 400 for %s', async (_what, body) => {
    expectRefusal(await apply(body), 400, 'bad_request');
  });

  test.each([
    ['a list', '[]'],
    ['a list of objects', '[{"businessName":"x"}]'],
    ['a text', '"businessName"'],
    ['a number', '7'],
    ['true', 'true'],
  ])('get 400 for %s instead of an object, in the language of the address', async (_what, body) => {
    expect(expectRefusal(await apply(body), 400, 'validation').message).toBe('The request must be a JSON object.');
    const spanish = await apply(body, {}, '/api/credit-application-es');
    expect(expectRefusal(spanish, 400, 'validation').message).toBe('La solicitud debe ser un objeto JSON.');
  });

  test.each([
    ['null', 'null'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['a prototype', '{"__proto__":{"businessName":"x"},"constructor":{"prototype":{"businessName":"x"}}}'],
  ])('get 400 with all nine fields for %s, which counts as an empty object', async (_what, body) => {
    const refusal = expectRefusal(await apply(body), 400, 'validation');
    expect(refusal.message).toBe('Please check the marked fields.');
    expect(Object.keys(refusal.fields ?? {})).toHaveLength(9);
    expect(expectRefusal(await apply(body, {}, '/api/credit-application-es'), 400).message).toBe(
      'Revise los campos marcados.',
    );
  });

  test('report a single error as the message and at its field', async () => {
    const refusal = expectRefusal(
      await apply(JSON.stringify(sampleApplication({ businessName: '' }))),
      400,
      'validation',
    );
    expect(refusal).toMatchObject({
      message: 'Business name is required',
      fields: { businessName: 'Business name is required' },
    });
  });

  test.each([33, 100, 20_000])('get 400 for %i levels of nesting', async (depth) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = open.repeat(depth) + '1' + close.repeat(depth);
      if (body.length < 100_000) expectRefusal(await apply(body), 400, 'bad_request');
    }
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'are read as JSON with the type %s',
    async (type) => {
      expect((await apply(JSON.stringify(sampleApplication()), { 'content-type': type })).statusCode).toBe(201);
    },
  );

  test.each(['application/jsonp', 'application/json-patch+json', 'text/json', 'application/vnd.api+json', 'x', ''])(
    'get 415 with the type "%s"',
    async (type) => {
      expectRefusal(
        await apply(JSON.stringify(sampleApplication()), { 'content-type': type }),
        415,
        'unsupported_media_type',
      );
    },
  );

  test('get 400 when shorter than announced', async () => {
    expectRefusal(await apply('{}', { 'content-length': '200' }), 400, 'bad_request');
  });
});

describe('methods', () => {
  test('refuse TRACE with 405', async () => {
    for (const url of ['/', '/api/csrf-token', '/nothing']) {
      const answer = await t.server.inject({
        method: 'TRACE' as 'GET',
        url,
        headers: { host: 'localhost:3000', cookie: 'secret=1' },
      });
      expectRefusal(answer, 405, 'method_not_allowed');
      expect(answer.body).not.toContain('secret');
    }
  });

  test('grant nothing for OPTIONS', async () => {
    const answer = await visitor.send('OPTIONS', '/api/credit-application');
    expectRefusal(answer, 404, 'not_found');
    expect(answer.headers['allow']).toBeUndefined();
  });

  test.each(['/api/csrf-token', '/api/openapi.json', '/healthz'])(
    'answer HEAD %s like its GET without a body',
    async (url) => {
      const [head, get] = [await visitor.send('HEAD', url), await visitor.send('GET', url)];
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    },
  );
});
