import { afterAll, describe, expect, test } from 'vitest';
import { type Account, accountPaths } from '#contract/account.ts';
import { peoplePaths } from '#contract/people.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { givePassword, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();
const STEP = 30_000;

type Person = Awaited<ReturnType<typeof signedIn>>;
const login = (email: string, code?: string) =>
  visitor.send('POST', signInPaths.login, { email, password: PASSWORD, ...(code === undefined ? {} : { code }) });
const now = (secret: string, drift = 0): string => codeAt(secret, new Date(t.clock.now().getTime() + drift));
/** Returns the code of an unused step. */
const next = (secret: string): string => {
  t.clock.advance(STEP);
  return now(secret);
};
const send = (who: Person, path: string, code: string, password = PASSWORD) =>
  who.send('POST', path, { password, code });
const account = async (who: Person): Promise<Account> =>
  (await who.send('GET', accountPaths.own)).json<{ account: Account }>().account;
const actions = async ({ userId }: Person): Promise<string[]> =>
  (
    await t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', userId).orderBy('id').execute()
  ).map((row) => row.action);
async function withCodes() {
  const person = await signedIn(t, 'dealer');
  return { person, ...(await switchOnCodes(t, person)) };
}

describe('turning on two-step verification', () => {
  test('requires password, secret and first code, then shows 10 recovery codes once, and is recorded', async () => {
    const person = await signedIn(t, 'dealer');
    await givePassword(t, person);
    const begun = await person.send('POST', accountPaths.beginTotp, { password: PASSWORD });
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect((await account(person)).totp).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    expect((await login(person.email)).statusCode).toBe(200);
    const wrong = await person.send('POST', accountPaths.confirmTotp, { code: now(secret, 10 * STEP) });
    expect(Object.keys(expectRefusal(wrong, 400, 'validation').fields ?? {})).toEqual(['code']);
    const on = await person.send('POST', accountPaths.confirmTotp, {
      code: ` ${now(secret).replace(/(...)/, '$1 ')} `,
    });
    const { recoveryCodes } = on.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await account(person)).totp).toEqual({ on: true, required: false, recoveryCodesLeft: 10 });
    expect(await actions(person)).toEqual(['user.totp_begun', 'user.totp_on']);
  });

  test('refuses a wrong password, a missing start, a second start and a repeated confirmation with a readable message', async () => {
    const person = await signedIn(t, 'dealer');
    await givePassword(t, person);
    const confirm = (code: string) => person.send('POST', accountPaths.confirmTotp, { code });
    const begin = (password: string) => person.send('POST', accountPaths.beginTotp, { password });
    expect(Object.keys(expectRefusal(await begin('not it'), 400).fields ?? {})).toEqual(['password']);
    expectRefusal(await confirm('123456'), 409, 'conflict');
    const [first, second] = [await begin(PASSWORD), await begin(PASSWORD)].map((a) => a.json<{ secret: string }>());
    expectRefusal(await confirm(now(first?.secret ?? '')), 400, 'validation');
    const code = now(second?.secret ?? '');
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expectRefusal(await begin(PASSWORD), 409, 'conflict');
  });

  test('stores the secret encrypted and recovery codes hashed, and logs neither', async () => {
    const { person, secret, recoveryCodes } = await withCodes();
    const { query } = t.app.db;
    const row = await query.selectFrom('totp').selectAll().where('user_id', '=', person.userId).executeTakeFirst();
    const rows = await query.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.userId).execute();
    const stored = JSON.stringify([row, rows]);
    for (const value of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(value);
      expect(t.logged()).not.toContain(value);
    }
    expect(row?.secret_sealed).toMatch(/^s1\./);
  });
});

describe('signing in with two-step verification', () => {
  test('returns 401 totp_required for the password alone, and says nothing about codes for a wrong password', async () => {
    const { person } = await withCodes();
    expect(expectRefusal(await login(person.email), 401, 'totp_required').fields).toBeUndefined();
    expectRefusal(await login(person.email, ''), 401, 'totp_required');
    const wrong = await visitor.send('POST', signInPaths.login, { email: person.email, password: 'not it' });
    expectRefusal(wrong, 401, 'unauthorized');
  });

  test('opens a session with a code, which works only once', async () => {
    const { person, secret } = await withCodes();
    // The code that confirmed the setup is already used.
    expectRefusal(await login(person.email, now(secret)), 401, 'totp_required');
    const code = next(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(person.email, code)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(Object.keys(answers.find((one) => one.statusCode === 200)?.json<object>() ?? {})).toEqual([
      'success',
      'token',
      'user',
    ]);
    expect(expectRefusal(await login(person.email, code), 401, 'totp_required').fields).toHaveProperty('code');
  });

  test('accepts a clock that is one step early or late, but no older code than the last one', async () => {
    const { person, secret } = await withCodes();
    t.clock.advance(10 * STEP);
    expectRefusal(await login(person.email, now(secret, -2 * STEP)), 401);
    expectRefusal(await login(person.email, now(secret, 2 * STEP)), 401);
    expect((await login(person.email, now(secret, -STEP))).statusCode).toBe(200);
    expect((await login(person.email, now(secret, STEP))).statusCode).toBe(200);
    expectRefusal(await login(person.email, now(secret)), 401, 'totp_required');
  });

  test('accepts a recovery code once in any case and spacing, and records how many are left', async () => {
    const { person, recoveryCodes } = await withCodes();
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ')}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(person.email, typed)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 401, 401, 401]);
    expect((await login(person.email, second)).statusCode).toBe(200);
    const other = await withCodes();
    expectRefusal(await login(person.email, other.recoveryCodes[0]), 401, 'totp_required');
    expect((await account(person)).totp.recoveryCodesLeft).toBe(8);
    const used = (await actions(person)).filter((action) => action === 'user.recovery_code_used');
    expect(used).toHaveLength(2);
  });

  test('requires a code for a password reset link too, which stays valid', async () => {
    const { person, secret } = await withCodes();
    await visitor.send('POST', signInPaths.forgotPassword, { email: person.email });
    const link = () =>
      /token=([\w-]{43})/.exec(
        t.mailer.sent.findLast((m) => m.to === person.email && m.text.includes('token='))?.text ?? '',
      )?.[1];
    await expect.poll(link).toBeDefined();
    const accept = (code?: string) =>
      visitor.send('POST', signInPaths.acceptInvite, { token: link(), password: 'a brand new password', code });
    expectRefusal(await accept(), 401, 'totp_required');
    expectRefusal(await accept(now(secret)), 401, 'totp_required');
    expectRefusal(await login(person.email), 401, 'totp_required');
    expect((await accept(next(secret))).statusCode).toBe(200);
    expectRefusal(await login(person.email), 401, 'unauthorized');
    expect((await accept(next(secret))).statusCode).toBe(410);
  });
});

describe('turning off two-step verification, and new recovery codes', () => {
  test.each([accountPaths.disableTotp, accountPaths.recoveryCodes])('require password and code at %s', async (path) => {
    const { person, secret } = await withCodes();
    const fields = async (code: string, password?: string) =>
      Object.keys(expectRefusal(await send(person, path, code, password), 400, 'validation').fields ?? {});
    expect(await fields(next(secret), 'not it')).toEqual(['password']);
    expect(await fields('000000')).toEqual(['code']);
    expect(await fields('')).toEqual(['code']);
    expect((await account(person)).totp).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await send(person, path, next(secret))).statusCode).toBe(200);
  });

  test('let the password alone sign in again, succeed once for 5 concurrent calls, and are recorded', async () => {
    const { person, secret } = await withCodes();
    const code = next(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(person, accountPaths.disableTotp, code)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await login(person.email)).statusCode).toBe(200);
    expect((await account(person)).totp).toEqual({ on: false, required: false, recoveryCodesLeft: 0 });
    expect((await actions(person)).filter((one) => one === 'user.totp_off')).toHaveLength(1);
  });

  test('invalidate the old recovery codes', async () => {
    const { person, secret, recoveryCodes } = await withCodes();
    const answer = await send(person, accountPaths.recoveryCodes, next(secret));
    const fresh = answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expectRefusal(await login(person.email, recoveryCodes[0]), 401, 'totp_required');
    expect((await login(person.email, fresh[0])).statusCode).toBe(200);
    expect(await actions(person)).toContain('user.recovery_codes_made');
  });
});

describe("design 6: an administrator who resets another user's codes", () => {
  const reset = async (id: string, reason?: string) =>
    (await signedIn(t, 'admin')).send('POST', peoplePaths.change(id, 'reset-totp'), { reason, password: PASSWORD });

  test('gives a recorded reason, ends all sessions, lets the password alone sign in, and cannot repeat it', async () => {
    const { person } = await withCodes();
    for (const reason of [undefined, 'lost', 'Called from 402-555-0101'])
      expectRefusal(await reset(person.userId, reason), 400, 'validation');
    const answer = await reset(person.userId, 'Lost the phone, known by voice');
    expect(answer.json<{ person: object }>().person).toMatchObject({ email: person.email, totp: false });
    expect((await person.send('GET', accountPaths.own)).statusCode).toBe(401);
    expect((await login(person.email)).statusCode).toBe(200);
    expectRefusal(await reset(person.userId, 'Once more'), 409, 'conflict');
    expect((await actions(person)).filter((one) => one === 'user.totp_reset')).toHaveLength(1);
  });
});

test('an administrator cannot reset codes of the own account: 403, no change, no email', async () => {
  const admin = await signedIn(t, 'admin');
  const { secret } = await switchOnCodes(t, admin);
  const own = peoplePaths.change(admin.userId, 'reset-totp');
  const refused = await admin.send('POST', own, { reason: 'I lost my phone' });
  expect(expectRefusal(refused, 403, 'forbidden').message).toBe(
    'You cannot reset your own codes. Use a recovery code, or ask another administrator.',
  );
  expect((await account(admin)).totp).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  expectRefusal(await login(admin.email), 401, 'totp_required');
  expect((await login(admin.email, next(secret))).statusCode).toBe(200);
  expect(await actions(admin)).not.toContain('user.totp_reset');
});

test('ADMIN_TOTP=required blocks administrators until they set up two-step verification', async () => {
  const strict = await startTestApp({ ADMIN_TOTP: 'required' });
  const [admin, dealer] = [await signedIn(strict, 'admin'), await signedIn(strict, 'dealer')];
  const required = async (who: Person) =>
    (await who.send('GET', accountPaths.own)).json<{ account: Account }>().account.totp.required;
  expect([await required(admin), await required(dealer)]).toEqual([true, false]);
  expectRefusal(await admin.send('GET', peoplePaths.all), 403, 'totp_setup');
  expectRefusal(await dealer.send('GET', peoplePaths.all), 403, 'forbidden');
  await switchOnCodes(strict, admin);
  expect((await admin.send('GET', peoplePaths.all)).statusCode).toBe(200);
  await strict.close();
});
