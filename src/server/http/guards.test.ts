import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signedIn } from '#tests/support/factories.ts';
import { type ApiRow, type Caller, prepareRefused, rowsOf } from '#tests/server/api-calls.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { buildServer } from './build-server.ts';
import { route } from './route.ts';

const t = await startTestApp();
afterAll(() => t.close());

const OURS = 'http://localhost:3000';
const visitor = await t.browser();
const rows = rowsOf(t);

/** Ways to end a signed-in administrator's session, or to change its user. */
const ends: Record<string, (bearer: string) => Promise<unknown>> = {
  revoked: (b) =>
    sql`update sessions set revoked_at = created_at where token_hash = ${hashToken(b)}`.execute(t.app.db.query),
  expired: (b) =>
    sql`update sessions set expires_at = ${t.clock.now()} where token_hash = ${hashToken(b)}`.execute(t.app.db.query),
  idle: (b) =>
    sql`update sessions set last_used_at = ${new Date(t.clock.now().getTime() - 3_600_000)} where token_hash = ${hashToken(b)}`.execute(
      t.app.db.query,
    ),
  'of a disabled user': (b) =>
    sql`update users set status = 'disabled' where id = (select user_id from sessions where token_hash = ${hashToken(b)})`.execute(
      t.app.db.query,
    ),
  'of an invited user': (b) =>
    sql`update users set status = 'invited' where id = (select user_id from sessions where token_hash = ${hashToken(b)})`.execute(
      t.app.db.query,
    ),
};

const tokenOf = async (caller: Caller): Promise<string | undefined> =>
  caller === 'anonymous' ? undefined : (await signedIn(t, caller)).bearer;
/** Refused calls change nothing, and an ended session stays ended, so one of each serves all routes. */
const refused: Record<Caller, string | undefined> = {
  anonymous: undefined,
  dealer: await tokenOf('dealer'),
  admin: await tokenOf('admin'),
};
const ended: [string, string][] = [];
for (const [end, endSession] of Object.entries(ends)) {
  const { bearer: token } = await signedIn(t, 'admin');
  await endSession(token);
  ended.push([end, token]);
}

async function call(
  method: string,
  row: ApiRow,
  caller: Caller,
  authorization?: string,
  change = (url: string) => url,
) {
  const { url, body } = await (row.answers[caller] < 400 ? row.prepare(t) : prepareRefused(t, row));
  return visitor.send(method, change(url), body, authorization === undefined ? {} : { authorization });
}
const bearer = (token: string | undefined): string | undefined => (token === undefined ? undefined : `Bearer ${token}`);
const words: Record<number, string> = {
  401: 'Authentication required',
  403: "You don't have permission to access this resource",
};

describe.each(rows)('%s', (name, method, row) => {
  test.each(['anonymous', 'dealer', 'admin'] as const)('answers %s with the expected status', async (caller) => {
    const expected = row.answers[caller];
    const token = expected < 400 ? await tokenOf(caller) : refused[caller];
    const answer = await call(method, row, caller, bearer(token));
    expect(answer.statusCode, answer.body).toBe(expected);
    if (words[expected] !== undefined && method !== 'HEAD')
      expect(expectRefusal(answer, expected).message).toBe(words[expected]);
  });

  test.each(ended)('treats a session that is %s as not signed in', async (_end, token) => {
    expect((await call(method, row, 'anonymous', bearer(token))).statusCode).toBe(row.answers.anonymous);
  });

  test.each([
    'Bearer',
    'Bearer  ',
    'Bearer null',
    'Bearer a b',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(9000)}`,
    'Basic YTpi',
    'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
  ])('treats the header "%.40s" as not signed in', async (authorization) => {
    const answer = await call(method, row, 'anonymous', authorization);
    expect(answer.statusCode, answer.body).toBe(row.answers.anonymous);
  });

  test('is declared with the access of the table', () => {
    const { anonymous, dealer } = row.answers;
    const forStaff = row.answers['dealer-manager'] === undefined ? ['staff'] : ['dealer'];
    const access = anonymous !== 401 ? ['public'] : dealer === 403 ? forStaff : ['dealer', 'user'];
    expect(access).toContain(t.server.apiRoutes.find((route) => `${route.method} ${route.url}` === name)?.access);
  });
});

describe('the spelling of an address', () => {
  const first = (url: string): string => url.replace('/api/', '/%61pi/');
  const all = (url: string): string => url.replace(/[a-z]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

  test.each(rows)('does not change the access rule of %s', async (_name, method, row) => {
    for (const change of [first, all]) {
      const anonymous = await call(method, row, 'anonymous', undefined, change);
      expect([row.answers.anonymous, 404]).toContain(anonymous.statusCode);
      if (row.answers.anonymous === 401) expect(anonymous.statusCode).not.toBe(200);
      const { url, body } = await prepareRefused(t, row);
      const foreign = await visitor.send(method, change(url), body, { origin: 'https://evil.example' });
      expect(foreign.statusCode).toBeGreaterThanOrEqual(403);
      if (method !== 'POST' || row.csrf === 'exempt') continue;
      const forged = await visitor.send(method, change(url), body, { 'x-csrf-token': 'wrong' });
      expect([403, 404]).toContain(forged.statusCode);
    }
  });
});

describe('the scheme of the bearer', () => {
  test.each(['bearer', 'BEARER', 'Bearer  '])('accepts "%s", as RFC 7235 requires', async (scheme) => {
    const { bearer: token } = await signedIn(t, 'admin');
    const answer = await visitor.send('GET', '/api/admin/audit', undefined, { authorization: `${scheme} ${token}` });
    expect(answer.statusCode).toBe(200);
  });

  test('is the only way: a token in the address or the body does not sign in', async () => {
    const { bearer: token } = await signedIn(t, 'admin');
    for (const name of ['token', 'access_token', 'authorization'])
      expect((await visitor.send('GET', `/api/admin/audit?${name}=${token}`)).statusCode).toBe(401);
  });
});

describe('a route under /api that was not declared with route()', () => {
  const build = (declare: Parameters<typeof buildServer>[2]) => buildServer(t.app, () => Promise.resolve([]), declare);

  test('prevents the start, even with access and a CSRF rule', async () => {
    await expect(build(async (s) => void s.get('/api/new', () => 1))).rejects.toThrow(
      'GET /api/new is not declared with route()',
    );
    const config = { access: 'public', csrf: 'required' } as const;
    await expect(build(async (s) => void s.post('/api/new', { config }, () => 1))).rejects.toThrow(
      'POST /api/new is not declared with route()',
    );
    const fine = await build(async (s) =>
      route(s, t.app, {
        method: 'GET',
        path: '/api/new',
        access: 'user',
        tags: ['Test'],
        summary: 'Test',
        answer: z.number(),
        handler: () => 1,
      }),
    );
    expect((await fine.inject({ url: '/api/new', headers: { origin: OURS, host: 'localhost:3000' } })).statusCode).toBe(
      401,
    );
    await fine.close();
  });
});
