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
const ok = (row: ApiRow): number => row.answers['dealer-manager'] ?? row.answers.admin;

const rows = rowsOf(t);
const changing = rows.filter(([, method]) => changesState(method));
const guarded = changing.filter(([, , row]) => row.csrf !== 'exempt');
const exempt = changing.filter(([, , row]) => row.csrf === 'exempt');
const signedInOnly = changing.filter(([, , row]) => row.answers.anonymous === 401);

test('checks 1.2: every state-changing route has a row that says how it treats the token', () => {
  const declared = t.server.apiRoutes.filter(({ method }) => changesState(method));
  expect(declared.map(({ method, url, csrf }) => [`${method} ${url}`, csrf])).toEqual(
    changing.map(([name, , row]) => [name, row.csrf]),
  );
  expect(changing.length).toBeGreaterThan(5);
});

describe.each(exempt)('checks 1.2: %s is exempt', (_name, method, row) => {
  test.each<[string, Headers]>([
    ['without any token', {}],
    ['with the cookie alone', cookie(good)],
    ['with an old token', both(old)],
    ['with Basic', { authorization: 'Basic YTpi' }],
  ])('%s it is accepted', async (_what, headers) => {
    const answer = await send(method, await row.prepare(t), { origin: OURS, ...headers });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });
});

describe.each(guarded)('checks 1.2: %s', (_name, method, row) => {
  test('C1: header equal to the cookie, own Origin: accepted', async () => {
    const call = await row.prepare(t);
    const answer = await send(method, call, { origin: OURS, ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test.each<[string, Headers]>([
    ['no header', cookie(good)],
    ['an empty header', { ...cookie(good), 'x-csrf-token': '' }],
    ['a wrong header', { ...cookie(good), 'x-csrf-token': 'wrong' }],
    ['a header without cookie', { 'x-csrf-token': good }],
    ['a header unlike the cookie', { ...cookie(another), 'x-csrf-token': good }],
    ['a bad signature', both(badSignature)],
    ['a token of nobody', both('made.up.token')],
    ['an empty token', both('')],
    ['an old token', both(old)],
    ['a token from the future', both(issuedAt(120_000))],
  ])('C2: %s, without a bearer: 403, nothing changed', async (_what, headers) => {
    const call = await prepareRefused(t, row);
    await expectRefused(method, call, { origin: OURS, ...headers });
  });

  test('C3: a bearer without the header is accepted, with a wrong one refused', async () => {
    const token = (await bearerFor(t, row)) ?? 'of-nobody';
    const call = await row.prepare(t);
    await expectRefused(method, call, { origin: OURS, ...bearer(token), ...cookie(good), 'x-csrf-token': 'wrong' });
    await expectRefused(method, call, { origin: OURS, ...bearer(token), 'x-csrf-token': good });
    const answer = await send(method, call, { origin: OURS, ...bearer(token) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test('C5: Basic is no bearer: browsers attach it by themselves', async () => {
    const call = await prepareRefused(t, row);
    await expectRefused(method, call, {
      origin: OURS,
      authorization: `Basic ${Buffer.from('a:b').toString('base64')}`,
    });
  });

  test('C7: without any Origin the token decides', async () => {
    const call = await row.prepare(t);
    await expectRefused(method, call, cookie(good));
    const answer = await send(method, call, { ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });

  test('a plain client needs the token only where the design says so', async () => {
    const refused = await prepareRefused(t, row);
    if (row.csrf !== 'plain-client') return expectRefused(method, refused, {});
    for (const sign of [{ origin: OURS }, { 'sec-fetch-site': 'same-origin' }, { cookie: 'theme=dark' }])
      await expectRefused(method, refused, sign);
    const call = await row.prepare(t);
    const answer = await send(method, call, {});
    expect(answer.statusCode, answer.body).toBe(ok(row));
  });
});

describe.each(changing)('checks 1.2: %s, exempt or not', (_name, method, row) => {
  test.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example' }],
    ['null', { origin: 'null' }],
    ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['a cross-site fetch without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('C6: %s is refused, with a good token and a good bearer', async (_what, headers) => {
    const call = await prepareRefused(t, row);
    await expectRefused(method, call, { ...both(good), ...bearer(await bearerFor(t, row)), ...headers }, 'origin');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'C8: JSON sent as %s, with a good token: 415',
    async (type) => {
      const { url, body = {} } = await prepareRefused(t, row);
      const headers = { origin: OURS, 'content-type': type, ...both(good), ...bearer(await bearerFor(t, row)) };
      const before = await contentsOf(t);
      const payload = JSON.stringify(body);
      const host = { host: 'localhost:3000' };
      const answer = await t.server.inject({
        method: method as 'POST',
        url,
        headers: { ...host, ...headers },
        payload,
      });
      // Where a form with a file is taken, that one type is read, and what it holds is refused.
      if (row.takesFile && type.startsWith('multipart/')) expectRefusal(answer, row.answers.admin === 404 ? 404 : 400);
      else expectRefusal(answer, 415, 'unsupported_media_type');
      expect(await contentsOf(t)).toEqual(before);
    },
  );

  test('C9: an empty body without a content type is not 415', async () => {
    const { url } = await row.prepare(t);
    const answer = await send(method, { url }, { origin: OURS, ...both(good), ...bearer(await bearerFor(t, row)) });
    expect(answer.statusCode).not.toBe(415);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe.each(signedInOnly)('checks 1.2: %s', (_name, method, row) => {
  test.each([
    ['missing', {}],
    ['of nobody', bearer('nobody')],
    ['empty', { authorization: 'Bearer ' }],
    ['too long', bearer('x'.repeat(5000))],
  ])('C4: a good token and a bearer that is %s: 401', async (_what, headers: Headers) => {
    const call = await prepareRefused(t, row);
    expectRefusal(await send(method, call, { origin: OURS, ...both(good), ...headers }), 401, 'unauthorized');
  });
});

describe('checks 1.2, C6: nothing is granted to other sites', () => {
  test.each(rows)('%s answers no CORS header, and OPTIONS grants nothing', async (_name, method, row) => {
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

describe('public site 7: GET /api/csrf-token', () => {
  test('sets the cookie and answers the same value', async () => {
    const answer = await send('GET', { url: '/api/csrf-token' }, {});
    const { csrfToken } = answer.json<{ csrfToken: string }>();
    expect(answer.headers['set-cookie']).toBe(`csrf_token=${csrfToken}; Path=/; SameSite=Lax; Max-Age=86400`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(isCsrfToken(t.app, csrfToken, t.clock.now())).toBe(true);
  });

  test('keeps a good token, and replaces any other', async () => {
    const asked = (headers: Headers) =>
      send('GET', { url: '/api/csrf-token' }, headers).then((a) => a.json<{ csrfToken: string }>().csrfToken);
    expect(await asked(cookie(good))).toBe(good);
    for (const bad of [old, badSignature, 'x', '']) expect(await asked(cookie(bad))).not.toBe(bad);
    expect(await asked({})).not.toBe(await asked({}));
  });

  test('a token lives 24 hours', () => {
    expect(isCsrfToken(t.app, issuedAt(-24 * 3_600_000 + 1000), t.clock.now())).toBe(true);
    expect(isCsrfToken(t.app, old, t.clock.now())).toBe(false);
  });

  test('among several cookies of one name the first counts, other cookies are passed over', async () => {
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
