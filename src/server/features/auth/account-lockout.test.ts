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
/** Signs in, and answers what the server gives this device to be known by. */
async function knownDevice(tried: Try = {}): Promise<string> {
  const answer = await login(tried);
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers[DEVICE]);
}
const changePassword = (who: Person, currentPassword: string, newPassword = 'a brand new password') =>
  who.send('POST', signInPaths.changePassword, { currentPassword, newPassword });

describe('decisions 3: failed sign-ins of a stranger', () => {
  test('14 at once from one network do not keep the owner on another network out', async () => {
    const answers = await attack(14);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    expect((await login()).statusCode).toBe(200);
    expectRefusal(await wrong({ password: PASSWORD }), 429, 'rate_limited');
  });

  test('do not stop the signed-in owner from changing the password', async () => {
    await attack(14);
    expect((await changePassword(person, PASSWORD)).statusCode).toBe(200);
  });

  test('a device that signed in before signs in on the network of the stranger', async () => {
    const device = await knownDevice({ from: attacker });
    await attack(14);
    expectRefusal(await login({ from: attacker }), 429, 'rate_limited');
    expect((await login({ from: attacker, device })).statusCode).toBe(200);
  });

  test('100 failures for many accounts stop the network, and a known device there signs in', async () => {
    const device = await knownDevice({ from: attacker });
    for (let i = 0; i < 100; i++) await t.app.limits.use('loginAddress', { ip: attacker }, String);
    expectRefusal(await login({ from: attacker }), 429, 'rate_limited');
    expect((await login({ from: attacker, device })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
  });
});

describe('decisions 3: more than 50 failures an hour on one account', () => {
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

  test('50 send no email and delay no device; the 51st emails the owner, once a day', async () => {
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

  test('the right password is accepted; an unknown device waits 2 s longer, a known one does not', async () => {
    const device = await knownDevice();
    await distributed(6);
    t.clock.slept.length = 0;
    expect((await login({ device })).statusCode).toBe(200);
    expect(t.clock.slept).toEqual([]);
    expect((await login({ from: owner })).statusCode).toBe(200);
    expect(t.clock.slept).toEqual([2000]);
  });

  test('the email names no link, and tells the owner that the account is not locked', async () => {
    await distributed(6);
    const sent = () => t.mailer.sent.find((mail) => mail.to === person.email);
    await expect.poll(sent).toBeDefined();
    expect(sent()?.subject).toContain('Many failed sign-ins to your account');
    expect(sent()?.text).toContain('is not locked');
    expect(`${sent()?.text ?? ''}${sent()?.html ?? ''}`).not.toMatch(/https?:|href/);
  });

  test('an address without an account waits alike, and gets no email', async () => {
    const email = 'unknown@example.com';
    await distributed(6, email);
    t.clock.slept.length = 0;
    expectRefusal(await wrong({ email }), 401);
    expect(t.clock.slept).toEqual([2000]);
    const mails = t.app.db.query.selectFrom('mails').select('id').where('to_address', '=', email);
    expect(await mails.execute()).toEqual([]);
  });
});

describe('decisions 3: a device that signed in before', () => {
  test('has its own bucket of 10 failures in 15 minutes', async () => {
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
  ])('%s makes no device known', async (_what, tokenOf) => {
    const device = await tokenOf(await knownDevice());
    await attack(14, { from: attacker });
    expectRefusal(await wrong({ device }), 429, 'rate_limited');
  });

  async function otherEmail(): Promise<string> {
    const other = await signedIn(t, 'dealer');
    await givePassword(t, other);
    return other.email;
  }

  test('gets a token that holds neither address nor account', async () => {
    const [body = '', mac = ''] = (await knownDevice()).split('.');
    expect([body, mac]).toEqual([expect.stringMatching(/^[\w-]{22,43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
  });

  test('is known after the password was changed on it', async () => {
    const device = String((await changePassword(person, PASSWORD)).headers[DEVICE]);
    await attack(14);
    const tried = { from: attacker, device, password: 'a brand new password' };
    expect((await login(tried)).statusCode).toBe(200);
  });
});

describe('decisions 3: passwords and codes that a session asks for', () => {
  test('ten wrong passwords in one session stop that session, not the sign-in and no other session', async () => {
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

  test('a stranger with the password cannot use up the codes of a known device or of a session', async () => {
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
