import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountPaths } from '#contract/account.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { givePassword, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());

let networks = 0;
let attacker = '';
let owner = '';
const DEVICE = 'x-known-device';
type Person = Awaited<ReturnType<typeof signedIn>>;
let person: Person;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  networks++;
  [attacker, owner] = [`10.${String(networks)}.0.66`, `10.${String(networks)}.0.77`];
  person = await signedIn(t, 'dealer');
  await givePassword(t, person);
  t.clock.slept.length = 0;
});
afterEach(() => vi.useRealTimers());

type Try = { from?: string; password?: string; device?: string | undefined; email?: string; code?: string };
const login = ({ from = owner, password = PASSWORD, device, email = person.email, code }: Try = {}) =>
  t.server.inject({
    method: 'POST',
    url: signInPaths.login,
    remoteAddress: from,
    headers: { host: 'localhost:3000', ...(device === undefined ? {} : { [DEVICE]: device }) },
    payload: { email, password, ...(code === undefined ? {} : { code }) },
  });
const wrong = (tried: Try = {}) => login({ from: attacker, password: 'wrong password', ...tried });
const attack = (count: number, tried: Try = {}) => Promise.all(Array.from({ length: count }, () => wrong(tried)));
/** Signs in and returns the token by which the server recognizes this device. */
async function knownDevice(tried: Try = {}): Promise<string> {
  const answer = await login(tried);
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers[DEVICE]);
}
const changePassword = (who: Person, currentPassword: string, newPassword = 'a brand new password') =>
  who.send('POST', signInPaths.changePassword, { currentPassword, newPassword });

describe('failed sign-ins by a stranger', () => {
  test('do not lock out the owner on another network, even 14 concurrent ones', async () => {
    const answers = await attack(14);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    expect((await login()).statusCode).toBe(200);
    expectRefusal(await wrong({ password: PASSWORD }), 429, 'rate_limited');
  });

  test('do not prevent the signed-in owner from changing the password', async () => {
    await attack(14);
    expect((await changePassword(person, PASSWORD)).statusCode).toBe(200);
  });

  test("do not lock out a known device on the stranger's network", async () => {
    const device = await knownDevice({ from: attacker });
    await attack(14);
    expectRefusal(await login({ from: attacker }), 429, 'rate_limited');
    expect((await login({ from: attacker, device })).statusCode).toBe(200);
  });

  test('block a network after 100 for many accounts, except for a known device', async () => {
    const device = await knownDevice({ from: attacker });
    for (let i = 0; i < 100; i++) await t.app.limits.use('loginAddress', { ip: attacker }, String);
    expectRefusal(await login({ from: attacker }), 429, 'rate_limited');
    expect((await login({ from: attacker, device })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
  });
});

describe('more than 50 failures per hour on one account', () => {
  const warnings = () =>
    t.app.db.query
      .selectFrom('mails')
      .select('id')
      .where('to_address', '=', person.email)
      .where('template', '=', 'account-changed')
      .execute();
  const distributed = async (count: number, email = person.email): Promise<void> => {
    for (let i = 0; i < count; i++) await attack(10, { from: `10.${String(networks)}.1.${String(i)}`, email });
  };

  test('email the owner once a day, while 50 send no email and delay no device', async () => {
    await distributed(5);
    expect([(await warnings()).length, t.clock.slept]).toEqual([0, []]);
    await distributed(7);
    expect(await warnings()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 12 * 3_600_000);
    await distributed(7);
    expect(await warnings()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 13 * 3_600_000);
    await distributed(7);
    expect(await warnings()).toHaveLength(2);
  });

  test('do not lock out the right password: an unknown device waits 2 s longer, a known one does not', async () => {
    const device = await knownDevice();
    await distributed(6);
    t.clock.slept.length = 0;
    expect((await login({ device })).statusCode).toBe(200);
    expect(t.clock.slept).toEqual([]);
    expect((await login({ from: owner })).statusCode).toBe(200);
    expect(t.clock.slept).toEqual([2000]);
  });

  test('cause an email without links that says the account is not locked', async () => {
    await distributed(6);
    const sent = () => t.mailer.sent.find((mail) => mail.to === person.email);
    await expect.poll(sent).toBeDefined();
    expect(sent()?.subject).toContain('Many failed sign-ins to your account');
    expect(sent()?.text).toContain('is not locked');
    expect(`${sent()?.text ?? ''}${sent()?.html ?? ''}`).not.toMatch(/https?:|href/);
  });

  test('delay an address without an account alike, and send no email', async () => {
    const email = 'unknown@example.com';
    await distributed(6, email);
    t.clock.slept.length = 0;
    expectRefusal(await wrong({ email }), 401);
    expect(t.clock.slept).toEqual([2000]);
    const mails = t.app.db.query.selectFrom('mails').select('id').where('to_address', '=', email);
    expect(await mails.execute()).toEqual([]);
  });
});

describe('a known device', () => {
  test('has a separate limit of 10 failures in 15 minutes', async () => {
    const device = await knownDevice();
    const answers = await attack(14, { device, from: owner });
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expectRefusal(await login({ device }), 429, 'rate_limited');
    expect((await login()).statusCode).toBe(200);
  });

  test.each<[string, (device: string) => Promise<string> | string]>([
    ['a forged token', (device) => `${device.split('.')[0] ?? ''}.${'A'.repeat(43)}`],
    ['another account’s token', async () => knownDevice({ email: await otherEmail() })],
    ['a token from before the password changed', async (device) => (await changePassword(person, PASSWORD), device)],
    ['no token', () => ''],
    ['a long text', () => 'x'.repeat(5000)],
  ])('is not recognized by %s', async (_what, tokenOf) => {
    const device = await tokenOf(await knownDevice());
    await attack(14, { from: attacker });
    expectRefusal(await wrong({ device }), 429, 'rate_limited');
  });

  async function otherEmail(): Promise<string> {
    const other = await signedIn(t, 'dealer');
    await givePassword(t, other);
    return other.email;
  }

  test('gets a token without address or account', async () => {
    const [body = '', mac = ''] = (await knownDevice()).split('.');
    expect([body, mac]).toEqual([expect.stringMatching(/^[\w-]{22,43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
  });

  test('is still recognized after a password change on it', async () => {
    const device = String((await changePassword(person, PASSWORD)).headers[DEVICE]);
    await attack(14);
    const tried = { from: attacker, device, password: 'a brand new password' };
    expect((await login(tried)).statusCode).toBe(200);
  });
});

describe('passwords and codes required within a session', () => {
  test('are limited per session: 10 wrong passwords block neither the sign-in nor other sessions', async () => {
    const elsewhere = await t.browser({
      authorization: `Bearer ${(await login()).json<{ token: string }>().token}`,
    });
    const answers = await Promise.all(Array.from({ length: 14 }, () => changePassword(person, 'wrong password')));
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(10);
    expectRefusal(await changePassword(person, PASSWORD), 429, 'rate_limited');
    expect((await login()).statusCode).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'a brand new password' };
    expect((await elsewhere.send('POST', signInPaths.changePassword, change)).statusCode).toBe(200);
  });

  test('are not used up for a known device or a session by a stranger with the password', async () => {
    const { secret } = await switchOnCodes(t, person);
    const code = (): string => {
      t.clock.advance(30_000);
      return codeAt(secret, t.clock.now());
    };
    const device = await knownDevice({ code: code() });
    const answers = await Promise.all(Array.from({ length: 14 }, () => wrong({ password: PASSWORD, code: '000000' })));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect((await login({ device, code: code() })).statusCode).toBe(200);
    const off = { password: PASSWORD, code: code() };
    expect((await person.send('POST', accountPaths.disableTotp, off)).statusCode).toBe(200);
  });
});
