import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { peoplePaths } from '#contract/people.ts';
import { DEVICE_HEADER, signInPaths } from '#contract/sign-in.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { givePassword, PASSWORD, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());

let networks = 0;
let attacker = '';
let owner = '';
let person: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  networks++;
  [attacker, owner] = [`10.${String(networks)}.0.66`, `10.${String(networks)}.0.77`];
  person = await signedIn(t, 'dealer');
  await givePassword(t, person);
});
afterEach(() => vi.useRealTimers());

const HOUR = 3_600_000;
/** Moves the clock of the limits and the clock of the links. */
const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
  t.clock.advance(ms);
};
const post = (url: string, payload: object, from = owner, headers: Record<string, string> = {}) =>
  t.server.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { host: 'localhost:3000', ...headers },
    payload,
  });
const forgot = (from = owner, { email = person.email, device = '' } = {}) =>
  post(signInPaths.forgotPassword, { email }, from, device === '' ? {} : { [DEVICE_HEADER]: device });
const accept = (token = '', from = owner) =>
  post(signInPaths.acceptInvite, { token, password: 'a brand new one' }, from);
const links = () => t.app.db.query.selectFrom('invitations').selectAll().where('user_id', '=', person.userId).execute();
const sentTokens = (): string[] =>
  t.mailer.sent
    .filter((mail) => mail.to === person.email)
    .flatMap((mail) => /token=([\w-]{43})/.exec(mail.text)?.[1] ?? []);
/** Returns the token of the last link after its delivery. */
async function lastToken(): Promise<string> {
  const last = (await links()).toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.token_hash;
  const token = (): string | undefined => sentTokens().find((one) => hashToken(one) === last);
  await expect.poll(token, { timeout: 240_000 }).toBeDefined();
  return token() ?? '';
}
/** Makes 15 calls by a stranger from 5 networks, of which 12 send a link. */
async function useUpTheDay(): Promise<void> {
  await Promise.all(Array.from({ length: 15 }, (_, i) => forgot(`10.${String(networks)}.1.${String(i % 5)}`)));
}

describe('limits of forgotten passwords', () => {
  test('send 3 links per hour, recipient and network, with the same answer beyond that', async () => {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await forgot(attacker));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await links()).toHaveLength(3);
    pass(HOUR + 1000);
    await forgot(attacker);
    expect(await links()).toHaveLength(4);
  });

  test('send 3 links for 14 concurrent calls from one network', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => forgot(attacker)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await links()).toHaveLength(3);
  });

  test('give the same answers for an unknown address', async () => {
    const email = `unknown-${String(networks)}@example.com`;
    const known = await forgot(attacker);
    for (let i = 0; i < 5; i++) {
      const answer = await forgot(attacker, { email });
      expect([answer.statusCode, answer.body]).toEqual([200, known.body]);
    }
  });

  test('on one network do not block the owner on another', async () => {
    for (let i = 0; i < 4; i++) await forgot(attacker);
    await forgot(owner);
    expect(await links()).toHaveLength(4);
    expect((await accept(await lastToken())).statusCode).toBe(200);
  });

  test('send 12 links per day and recipient, and the last one stays valid', async () => {
    await useUpTheDay();
    expect(await links()).toHaveLength(12);
    const token = await lastToken();
    expect((await forgot(owner)).statusCode).toBe(200);
    expect(await links()).toHaveLength(12);
    expect((await accept(token)).statusCode).toBe(200);
    expectRefusal(await accept(token), 410, 'gone');
  });

  test('extend the last link by an hour beyond 12 per day, up to 24 hours after it was sent', async () => {
    await useUpTheDay();
    const token = await lastToken();
    pass(6 * HOUR);
    expectRefusal(await accept(token), 410, 'gone');
    await forgot(owner);
    expect((await post(signInPaths.validateInvite, { token })).statusCode).toBe(200);
    pass(17.5 * HOUR);
    await forgot(owner);
    expect((await post(signInPaths.validateInvite, { token })).statusCode).toBe(200);
    pass(HOUR);
    expectRefusal(await accept(token), 410, 'gone');
  });

  test('never make a used or revoked link valid again', async () => {
    await useUpTheDay();
    const token = await lastToken();
    expect((await accept(token)).statusCode).toBe(200);
    const before = sentTokens();
    for (let i = 0; i < 5; i++) await forgot(attacker);
    for (const one of before) expectRefusal(await accept(one), 410, 'gone');
  });

  test('do not keep an earlier link valid after a password change', async () => {
    await forgot(owner);
    const token = await lastToken();
    const change = { currentPassword: PASSWORD, newPassword: 'a brand new password' };
    expect((await person.send('POST', signInPaths.changePassword, change)).statusCode).toBe(200);
    expectRefusal(await accept(token), 410, 'gone');
  });

  test('start over for the owner after a successful reset', async () => {
    await useUpTheDay();
    expect((await accept(await lastToken())).statusCode).toBe(200);
    await forgot(owner);
    expect(await links()).toHaveLength(13);
  });

  test('start over for the owner after a password change', async () => {
    await useUpTheDay();
    const change = { currentPassword: PASSWORD, newPassword: 'a brand new password' };
    expect((await person.send('POST', signInPaths.changePassword, change)).statusCode).toBe(200);
    await forgot(owner);
    expect(await links()).toHaveLength(13);
    expect((await accept(await lastToken())).statusCode).toBe(200);
  });

  test('start over for an account that was disabled and enabled again', async () => {
    const admin = await signedIn(t, 'admin');
    await useUpTheDay();
    for (const change of ['disable', 'enable'] as const)
      expect((await admin.send('POST', peoplePaths.change(person.userId, change))).statusCode).toBe(200);
    await forgot(owner);
    expect(await links()).toHaveLength(13);
    expect((await accept(await lastToken())).statusCode).toBe(200);
  });

  test('do not block a browser that signed in before', async () => {
    const signIn = await post(signInPaths.login, { email: person.email, password: PASSWORD });
    const device = String(signIn.headers[DEVICE_HEADER]);
    await useUpTheDay();
    for (let i = 0; i < 4; i++) expect((await forgot(attacker, { device })).statusCode).toBe(200);
    expect(await links()).toHaveLength(15);
    await forgot(attacker, { device: `${device}x` });
    expect(await links()).toHaveLength(15);
  });

  test('count a registration of an active account, which keeps the last link valid', async () => {
    await useUpTheDay();
    const token = await lastToken();
    await post(signInPaths.register, { email: person.email });
    expect(await links()).toHaveLength(12);
    expect((await accept(token)).statusCode).toBe(200);
  });

  test('do not count against the 3 registrations per hour', async () => {
    for (let i = 0; i < 4; i++) await forgot(owner, { email: 'new@example.com' });
    expect((await post(signInPaths.register, { email: 'new@example.com' })).statusCode).not.toBe(429);
  });
});
