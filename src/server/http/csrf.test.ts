import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { type ApiCall, type ApiRow, bearerFor, changesState, prepareRefused, rowsOf } from '#tests/server/api-calls.ts';
import { contentsOf } from '#tests/server/contents.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { isCsrfToken, issueCsrfToken } from './csrf.ts';

const t = await startTestApp();
afterAll(() => t.close());

const OURS = 'http://localhost:3000';
const good = issueCsrfToken(t.app, t.clock.now());
const another = issueCsrfToken(t.app, t.clock.now());
const issuedAt = (ms: number): string => {
  const body = `${(t.clock.now().getTime() + ms).toString(36)}.0123456789abcdefghijkl`;
  return `${body}.${t.app.vault.mac('csrf', body)}`;
};
const old = issuedAt(-24 * 3_600_000);
const badSignature = good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA');

type Headers = Record<string, string>;
const cookie = (token: string): Headers => ({ cookie: `csrf_token=${token}` });
const both = (token: string): Headers => ({ ...cookie(token), 'x-csrf-token': token });
const send = (method: string, call: ApiCall, headers: Headers): Promise<LightMyRequestResponse> =>
  t.server.inject({
    method: method as 'POST',
    url: call.url,
    headers: { host: 'localhost:3000', ...headers },
    ...(call.body === undefined ? {} : { payload: call.body }),
  });
const bearer = (token: string | undefined): Headers =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

async function expectRefused(method: string, call: ApiCall, headers: Headers, code = 'csrf'): Promise<void> {
  const before = await contentsOf(t);
  expectRefusal(await send(method, call, headers), 403, code);
  expect(await contentsOf(t)).toEqual(before);
}
const wrongTokens: Record<string, Headers> = {
  'no header': cookie(good),
  'an empty header': { ...cookie(good), 'x-csrf-token': '' },
  'a wrong header': { ...cookie(good), 'x-csrf-token': 'wrong' },
  'a header without cookie': { 'x-csrf-token': good },
  'a header unlike the cookie': { ...cookie(another), 'x-csrf-token': good },
  'a bad signature': both(badSignature),
  'an unknown token': both('made.up.token'),
  'an empty token': both(''),
  'an old token': both(old),
  'a token from the future': both(issuedAt(120_000)),
};
const otherOrigins: Record<string, Headers> = {
  'another site': { origin: 'https://evil.example' },
  null: { origin: 'null' },
  'a name with the same prefix': { origin: 'http://localhost:3000.evil.example' },
  'another port': { origin: 'http://localhost:3001' },
  'another scheme': { origin: 'https://localhost:3000' },
  'a cross-site fetch without Origin': { 'sec-fetch-site': 'cross-site' },
  'a same-site fetch without Origin': { 'sec-fetch-site': 'same-site' },
};
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
];
const ok = (row: ApiRow): number => row.answers['dealer-manager'] ?? row.answers.admin;

const rows = rowsOf(t);
const changing = rows.filter(([, method]) => changesState(method));
const guarded = changing.filter(([, , row]) => row.csrf !== 'exempt');
const exempt = changing.filter(([, , row]) => row.csrf === 'exempt');
const signedInOnly = changing.filter(([, , row]) => row.answers.anonymous === 401);

test('the table lists every state-changing route with its CSRF rule', () => {
  const declared = t.server.apiRoutes.filter(({ method }) => changesState(method));
  expect(declared.map(({ method, url, csrf }) => [`${method} ${url}`, csrf])).toEqual(
    changing.map(([name, , row]) => [name, row.csrf]),
  );
  expect(changing.length).toBeGreaterThan(5);
});

describe.each(exempt)('%s is exempt', (_name, method, row) => {
  test.each<[string, Headers]>([
    ['without any token', {}],
    ['with only the cookie', cookie(good)],
    ['with an old token', both(old)],
    ['with Basic', { authorization: 'Basic YTpi' }],
  ])('accepts a call %s', async (_what, headers) => {
    const answer = await send(method, await row.prepare(t), { origin: OURS, ...headers });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });
});

describe.each(guarded)('%s', (_name, method, row) => {
  test('C1: accepts a header equal to the cookie with our Origin', async () => {
    const call = await row.prepare(t);
    const answer = await send(method, call, { origin: OURS, ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test('C2: refuses every wrong token without a bearer with 403 and changes nothing', async () => {
    const call = await prepareRefused(t, row);
    const before = await contentsOf(t);
    for (const [what, headers] of Object.entries(wrongTokens))
      expectRefusal(await send(method, call, { origin: OURS, ...headers }), 403, 'csrf', what);
    expect(await contentsOf(t)).toEqual(before);
  });

  test('C3: accepts a bearer without the header and refuses it with a wrong header', async () => {
    const token = (await bearerFor(t, row)) ?? 'of-nobody';
    const call = await row.prepare(t);
    await expectRefused(method, call, { origin: OURS, ...bearer(token), ...cookie(good), 'x-csrf-token': 'wrong' });
    await expectRefused(method, call, { origin: OURS, ...bearer(token), 'x-csrf-token': good });
    const answer = await send(method, call, { origin: OURS, ...bearer(token) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test('C5: refuses Basic, which browsers add automatically', async () => {
    const call = await prepareRefused(t, row);
    await expectRefused(method, call, {
      origin: OURS,
      authorization: `Basic ${Buffer.from('a:b').toString('base64')}`,
    });
  });

  test('C7: decides by the token when there is no Origin', async () => {
    const call = await row.prepare(t);
    await expectRefused(method, call, cookie(good));
    const answer = await send(method, call, { ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test('accepts a plain client without a token only if the rule allows it', async () => {
    const refused = await prepareRefused(t, row);
    if (row.csrf !== 'plain-client') return expectRefused(method, refused, {});
    for (const sign of [{ origin: OURS }, { 'sec-fetch-site': 'same-origin' }, { cookie: 'theme=dark' }])
      await expectRefused(method, refused, sign);
    const call = await row.prepare(t);
    const answer = await send(method, call, {});
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });
});

describe.each(changing)('%s with any CSRF rule', (_name, method, row) => {
  test('C6: refuses every other origin despite a valid token and bearer, and changes nothing', async () => {
    const call = await prepareRefused(t, row);
    const allowed = { ...both(good), ...bearer(await bearerFor(t, row)) };
    const before = await contentsOf(t);
    for (const [what, headers] of Object.entries(otherOrigins))
      expectRefusal(await send(method, call, { ...allowed, ...headers }), 403, 'origin', what);
    expect(await contentsOf(t)).toEqual(before);
  });

  test('C8: refuses JSON sent as another type with a valid token with 415, and changes nothing', async () => {
    const { url, body = {} } = await prepareRefused(t, row);
    const allowed = { origin: OURS, ...both(good), ...bearer(await bearerFor(t, row)) };
    const before = await contentsOf(t);
    for (const type of otherTypes) {
      const answer = await t.server.inject({
        method: method as 'POST',
        url,
        headers: { host: 'localhost:3000', 'content-type': type, ...allowed },
        payload: JSON.stringify(body),
      });
      // A route that accepts a file reads multipart/form-data and refuses its content.
      if (row.takesFile && type.startsWith('multipart/'))
        expectRefusal(answer, row.answers.admin === 404 ? 404 : 400, undefined, type);
      else expectRefusal(answer, 415, 'unsupported_media_type', type);
    }
    expect(await contentsOf(t)).toEqual(before);
  });

  test('C9: does not answer an empty body without a content type with 415', async () => {
    const { url } = await row.prepare(t);
    const answer = await send(method, { url }, { origin: OURS, ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode).not.toBe(415);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe.each(signedInOnly)('%s', (_name, method, row) => {
  test.each([
    ['missing', {}],
    ['unknown', bearer('nobody')],
    ['empty', { authorization: 'Bearer ' }],
    ['too long', bearer('x'.repeat(5000))],
  ])('C4: refuses a valid token with a bearer that is %s with 401', async (_what, headers: Headers) => {
    const call = await prepareRefused(t, row);
    expectRefusal(await send(method, call, { origin: OURS, ...both(good), ...headers }), 401, 'unauthorized');
  });
});

describe('other sites', () => {
  test.each(rows)('get no CORS header from %s and nothing from OPTIONS', async (_name, method, row) => {
    const call = await prepareRefused(t, row);
    const asked = {
      origin: 'https://evil.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'x-csrf-token',
    };
    for (const answer of [await send(method, call, asked), await send('OPTIONS', { url: call.url }, asked)]) {
      expect(answer.statusCode).toBe(403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('GET /api/csrf-token', () => {
  test('sets the cookie and returns the same value', async () => {
    const answer = await send('GET', { url: '/api/csrf-token' }, {});
    const { csrfToken } = answer.json<{ csrfToken: string }>();
    expect(answer.headers['set-cookie']).toBe(`csrf_token=${csrfToken}; Path=/; SameSite=Lax; Max-Age=86400`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(isCsrfToken(t.app, csrfToken, t.clock.now())).toBe(true);
  });

  test('keeps a valid token and replaces any other', async () => {
    const asked = (headers: Headers) =>
      send('GET', { url: '/api/csrf-token' }, headers).then((a) => a.json<{ csrfToken: string }>().csrfToken);
    expect(await asked(cookie(good))).toBe(good);
    for (const bad of [old, badSignature, 'x', '']) expect(await asked(cookie(bad))).not.toBe(bad);
    expect(await asked({})).not.toBe(await asked({}));
  });

  test('issues a token that is valid for 24 hours', () => {
    expect(isCsrfToken(t.app, issuedAt(-24 * 3_600_000 + 1000), t.clock.now())).toBe(true);
    expect(isCsrfToken(t.app, old, t.clock.now())).toBe(false);
  });

  test('uses the first of several cookies with the same name and ignores other cookies', async () => {
    const headers = { origin: OURS, 'x-csrf-token': good };
    const call = { url: '/api/credit-application', body: {} };
    const first = await send('POST', call, {
      ...headers,
      cookie: `xcsrf_token=1; csrf_token=${good}; csrf_token=${another}`,
    });
    expectRefusal(first, 400, 'validation');
    const second = await send('POST', call, { ...headers, cookie: `csrf_token=${another}; csrf_token=${good}` });
    expectRefusal(second, 403, 'csrf');
  });
});
