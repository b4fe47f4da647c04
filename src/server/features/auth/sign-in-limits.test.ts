import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LimitName } from '#server/lib/limits.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { adminInvitation, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());
const visitor = await t.browser();
const EMAIL = 'admin@acme.example';

let addresses = 0;
let remoteAddress = '';
beforeAll(async () => {
  const token = await adminInvitation(t, EMAIL);
  await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
});
beforeEach(async () => {
  remoteAddress = `10.0.0.${String(++addresses)}`;
  await t.app.limits.forget('accountFailures', EMAIL);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

let passed = 0;
const pass = (seconds: number): void => {
  passed += seconds;
  vi.setSystemTime(Date.now() + seconds * 1000);
};
/** Calls like a plain client: no cookie and no Origin, so no CSRF token. */
const post = (url: string, payload: object, from = remoteAddress) =>
  t.server.inject({ method: 'POST', url, remoteAddress: from, headers: { host: 'localhost:3000' }, payload });
const login = (password: string, email = EMAIL, from?: string) =>
  post('/api/dealer/auth/login', { email, password }, from);
/** Uses a limit this many times without making the calls. */
const useUp = async (name: LimitName, key: string, uses: number): Promise<void> => {
  for (let i = 0; i < uses; i++) await t.app.limits.use(name, key, String);
};
const wait = async (password = 'wrong', email = EMAIL): Promise<number> => {
  const answer = await login(password, email);
  expectRefusal(answer, 429, 'rate_limited');
  return Number(answer.headers['retry-after']);
};

describe('the delay after failed sign-ins', () => {
  test('starts at 1 s after 3 failures and doubles up to 60 s; after 10 failures in 15 minutes the network gets 429', async () => {
    passed = 0;
    let tries = 3;
    for (let i = 0; i < 3; i++) expectRefusal(await login('wrong'), 401);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      tries++;
      expect(await wait()).toBe(seconds);
      pass(seconds - 0.5);
      expect(await wait()).toBe(1);
      pass(0.6);
      expectRefusal(await login('wrong'), tries > 10 ? 429 : 401);
    }
    const left = await wait();
    expect((await login(PASSWORD, EMAIL, '10.7.7.6')).statusCode).toBe(200);
    expect(await wait(PASSWORD)).toBe(left);
    expect(passed + left).toBeCloseTo(900, -1);
    pass(left + 1);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('is stated in the message', async () => {
    for (let i = 0; i < 3; i++) await login('wrong');
    expect(expectRefusal(await login('wrong'), 429).message).toBe(
      'Too many failed sign-ins. Please wait 1 second and try again.',
    );
  });

  test('refuses even the right password, which works afterward', async () => {
    for (let i = 0; i < 3; i++) await login('wrong');
    expect(await wait(PASSWORD)).toBe(1);
    pass(1.1);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('is reset by a successful sign-in', async () => {
    for (let round = 0; round < 6; round++) {
      for (let i = 0; i < 2; i++) expectRefusal(await login('wrong'), 401);
      expect((await login(PASSWORD)).statusCode).toBe(200);
    }
  });

  test('ignores the case of the address', async () => {
    for (const email of ['Admin@acme.example', ' ADMIN@acme.example', EMAIL])
      expectRefusal(await login('wrong', email), 401);
    expect(await wait()).toBe(1);
  });

  test('applies to an unknown address alike', async () => {
    const nobody = 'nobody@acme.example';
    for (let i = 0; i < 3; i++) expectRefusal(await login('wrong', nobody), 401);
    expect(await wait('wrong', nobody)).toBe(1);
  });

  test('does not apply to another account', async () => {
    for (let i = 0; i < 3; i++) await login('wrong');
    expectRefusal(await login('wrong', 'other@acme.example'), 401);
  });

  test('lets at most 10 of 30 concurrent guesses be checked', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('wrong')));
    const looked = answers.filter((answer) => answer.statusCode === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
    for (const answer of answers) if (answer.statusCode !== 401) expectRefusal(answer, 429, 'rate_limited');
  });

  test('stops 100 failures per address in 15 minutes for any accounts', async () => {
    await useUp('loginAddress', remoteAddress, 96);
    for (let i = 96; i < 100; i++) expectRefusal(await login('wrong', `guess-${String(i)}@acme.example`), 401);
    const refused = await login('wrong', 'guess-100@acme.example');
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expectRefusal(await login('wrong', 'guess-101@acme.example', '10.7.7.7'), 401);
  });
});

describe('the delay after wrong codes', () => {
  const withCode = (email: string, code?: string) =>
    post('/api/dealer/auth/login', { email, password: PASSWORD, ...(code === undefined ? {} : { code }) });

  test('is not reset by the right password alone, and stops at 10 in 15 minutes', async () => {
    const person = await signedIn(t, 'dealer');
    const { secret } = await switchOnCodes(t, person);
    const waits = async (): Promise<number> =>
      t.app.limits.wait('loginDelay', { ip: remoteAddress, scope: person.email });
    for (let i = 0; i < 3; i++) {
      expectRefusal(await withCode(person.email, '000000'), 401, 'totp_required');
      if ((await waits()) === 0) expectRefusal(await withCode(person.email), 401, 'totp_required');
    }
    for (const seconds of [1, 2, 4]) {
      expect(await waits()).toBe(seconds);
      expectRefusal(await withCode(person.email, codeAt(secret, t.clock.now())), 429, 'rate_limited');
      pass(seconds + 0.1);
      expectRefusal(await withCode(person.email), 401, 'totp_required');
      expectRefusal(await withCode(person.email, '000000'), 401, 'totp_required');
    }
    pass(60);
    t.clock.advance(60_000);
    expect((await withCode(person.email, codeAt(secret, t.clock.now()))).statusCode).toBe(200);
    expect(await waits()).toBe(0);
  });

  test('lets at most 10 of 30 concurrent guesses be checked', async () => {
    const person = await signedIn(t, 'dealer');
    await switchOnCodes(t, person);
    const answers = await Promise.all(Array.from({ length: 30 }, () => withCode(person.email, '000000')));
    const looked = answers.filter((one) => one.statusCode === 401);
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(10);
  });
});

describe('the limit of unknown tokens', () => {
  test('is 60 per minute and address, then 429 for any token, without affecting other addresses', async () => {
    const validInvite = await adminInvitation(t, 'second@acme.example');
    const look = (token: string, from?: string) => post('/api/dealer/admin/validate-invite', { token }, from);
    const accept = (token: string) => post('/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    for (let i = 0; i < 60; i++) expectRefusal(await (i % 2 === 0 ? look : accept)(`guess-${String(i)}`), 404);
    const last = await look('guess-60');
    expectRefusal(last, 429, 'rate_limited');
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    expectRefusal(await look(validInvite), 429, 'rate_limited');
    expect((await look(validInvite, '10.7.7.8')).statusCode).toBe(200);
    pass(61);
    expect((await look(validInvite)).statusCode).toBe(200);
  });

  test('does not count known links, used or open', async () => {
    const token = await adminInvitation(t, 'third@acme.example');
    for (let i = 0; i < 70; i++)
      expect((await post('/api/dealer/admin/validate-invite', { token })).statusCode).toBe(200);
  });
});

describe('the limit of calls per session', () => {
  test('is 600 per minute and separate for each session', async () => {
    const [admin, other] = [await signedIn(t, 'admin'), await signedIn(t, 'admin')];
    const call = (who: typeof admin) => who.send('GET', '/api/admin/audit?limit=1');
    const { id } = await t.app.db.query
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashToken(admin.bearer))
      .executeTakeFirstOrThrow();
    await useUp('session', id, 596);
    for (let i = 596; i < 600; i++) expect((await call(admin)).statusCode).toBe(200);
    const refused = await call(admin);
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await call(other)).statusCode).toBe(200);
    pass(61);
    expect((await call(admin)).statusCode).toBe(200);
  });
});
