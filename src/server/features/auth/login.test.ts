import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionsOf } from '#contract/permissions.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { systemCtx } from '#server/context.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { openPasswords } from '#server/crypto/password-hash.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { adminInvitation, givePassword, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { overtakenBy } from '#tests/server/overtaken.ts';
import { countOpenSessions } from '#tests/support/open-sessions.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { login as signIn } from './login.ts';

const t = await startTestApp({}, { passwords: openPasswords() });
afterAll(() => t.close());
const visitor = await t.browser();
const EMAIL = 'admin@acme.example';

const login = (email: unknown, password: unknown) =>
  visitor.send('POST', '/api/dealer/auth/login', { email, password });
const setUser = (set: { status?: 'active' | 'disabled' | 'invited'; password_hash?: string }) =>
  t.app.db.query.updateTable('users').set(set).where('email', '=', EMAIL).execute();
const passwordHash = async (): Promise<string | null> =>
  (
    await t.app.db.query
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
  ).password_hash;

beforeAll(async () => {
  const token = await adminInvitation(t, EMAIL);
  await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
});

describe('POST /api/dealer/auth/login', () => {
  test('returns success, token and user', async () => {
    const answer = await login(EMAIL, PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        user: {
          firstName: 'Administrator',
          lastName: '',
          email: EMAIL,
          role: 'admin',
          permissions: permissionsOf(['admin']),
        },
      },
    ]);
  });

  test.each(['ADMIN@ACME.EXAMPLE', ' Admin@acme.example '])('ignores the case of the address: "%s"', async (email) => {
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
  });

  test('opens a separate, recorded session each time and stores only its hash', async () => {
    const tokens = [await login(EMAIL, PASSWORD), await login(EMAIL, PASSWORD)].map(
      (answer) => answer.json<{ token: string }>().token,
    );
    expect(new Set(tokens).size).toBe(2);
    const rows = await t.app.db.query
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', 'in', tokens.map(hashToken))
      .execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [record] = await t.app.db.query.selectFrom('audit').selectAll().where('subject_id', '=', row.id).execute();
      expect(record).toMatchObject({ action: 'session.opened', actor_id: row.user_id, subject_kind: 'session' });
    }
  });
});

describe('information in a refusal', () => {
  const WRONG = 'Email or password is not correct.';

  test('is the same for an unknown address and a wrong password', async () => {
    const answers = [await login('nobody@acme.example', PASSWORD), await login(EMAIL, 'not the password')];
    const [unknown, wrong] = answers.map((answer) => ({
      ...expectRefusal(answer, 401, 'unauthorized'),
      requestId: '',
    }));
    expect(unknown).toEqual(wrong);
    expect(unknown?.message).toBe(WRONG);
    const names = answers.map((answer) => Object.keys(answer.headers).sort());
    expect(names[0]).toEqual(names[1]);
  });

  test.each(['disabled', 'invited'] as const)(
    'is the same for an account that is %s, even with its password',
    async (status) => {
      await setUser({ status });
      expect(expectRefusal(await login(EMAIL, PASSWORD), 401, 'unauthorized').message).toBe(WRONG);
      await setUser({ status: 'active' });
      expect((await login(EMAIL, PASSWORD)).statusCode).toBe(200);
    },
  );

  test.each(['correct horse batter', 'correct horse battery ', 'Correct horse battery', '', 'x'.repeat(1000)])(
    'is returned for "%.30s", which is not the password',
    async (password) => {
      expectRefusal(await login(EMAIL, password), password === '' ? 400 : 401);
    },
  );

  test('is recorded without the typed values', async () => {
    await login(EMAIL, 'typed-by-mistake');
    await login('typed-by-mistake@acme.example', PASSWORD);
    const rows = await t.app.db.query.selectFrom('audit').selectAll().where('action', '=', 'session.refused').execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/typed-by-mistake|correct horse/);
    expect(t.logged()).not.toMatch(/typed-by-mistake|correct horse|@acme/);
  });
});

describe('login', () => {
  test.each<[unknown, unknown, string[]]>([
    [undefined, undefined, ['email', 'password']],
    ['', PASSWORD, ['email']],
    ['   ', PASSWORD, ['email']],
    [EMAIL, '', ['password']],
    [null, 7, ['email', 'password']],
    ['x'.repeat(255), PASSWORD, ['email']],
  ])('requires both values: %j and %j', async (email, password, missing) => {
    const { fields = {} } = expectRefusal(await login(email, password), 400, 'validation');
    expect(Object.keys(fields).sort()).toEqual(missing);
    expect(new Set(Object.values(fields))).toEqual(new Set(['Please enter your email and password.']));
  });
});

describe('older hashes', () => {
  test('are updated at the next sign-in', async () => {
    // The same password with weaker parameters.
    const weak = '$argon2id$v=19$m=4096,t=1,p=1$On8rIFpZCOaSFpv0Uv7HjA$VAbLBcU63Dx8H57ACHBrroHpdMqT2tP3X+HyBa/dkfo';
    await setUser({ password_hash: weak });
    expectRefusal(await login(EMAIL, 'not the password'), 401);
    expect(await passwordHash()).toBe(weak);
    expect((await login(EMAIL, PASSWORD)).statusCode).toBe(200);
    const renewed = await passwordHash();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(EMAIL, PASSWORD)).statusCode).toBe(200);
    expect(await passwordHash()).toBe(renewed);
  });
});

describe('a change during the password check', () => {
  type Person = Awaited<ReturnType<typeof signedIn>>;
  /** Signs in with the right password. The change completes just before the session would open. */
  const overtaken = ({ email }: Person, change: () => Promise<unknown>, code = '') =>
    signIn(overtakenBy(t.app, change), systemCtx(t.clock.now()), { email, password: PASSWORD, code });
  const openSessions = ({ userId }: Person): Promise<number> => countOpenSessions(t, userId);
  async function dealer(): Promise<Person> {
    const person = await signedIn(t, 'dealer');
    await givePassword(t, person);
    return person;
  }
  const newPassword = (person: Person) => () =>
    person.send('POST', signInPaths.changePassword, { currentPassword: PASSWORD, newPassword: 'a brand new password' });

  test('of the password prevents a session, with and without a code', async () => {
    const refusal = { code: 'unauthorized', message: 'Email or password is not correct.' };
    const person = await dealer();
    await expect(overtaken(person, newPassword(person))).rejects.toMatchObject(refusal);
    const withCodes = await dealer();
    const { secret } = await switchOnCodes(t, withCodes);
    t.clock.advance(30_000);
    const code = codeAt(secret, t.clock.now());
    await expect(overtaken(withCodes, newPassword(withCodes), code)).rejects.toMatchObject(refusal);
    expect([await openSessions(person), await openSessions(withCodes)]).toEqual([1, 1]);
  });

  test('that disables the account prevents a session', async () => {
    const person = await dealer();
    const disable = () =>
      t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.userId).execute();
    await expect(overtaken(person, disable)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('that enables codes requires one: none and a wrong one are refused, the right one works', async () => {
    const asked = await dealer();
    await expect(overtaken(asked, () => switchOnCodes(t, asked))).rejects.toMatchObject({ code: 'totp_required' });
    expect(await openSessions(asked)).toBe(1);
    const person = await dealer();
    let code = '';
    const switchOn = async () => {
      code = (await switchOnCodes(t, person)).recoveryCodes[0] ?? '';
    };
    await expect(overtaken(person, switchOn, 'wrong-code1')).rejects.toMatchObject({ code: 'totp_required' });
    expect(
      (await visitor.send('POST', signInPaths.login, { email: person.email, password: PASSWORD, code })).statusCode,
    ).toBe(200);
  });
});
