import { afterAll, describe, expect, test } from 'vitest';
import { permissionsOf } from '#contract/permissions.ts';
import { systemCtx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import { openPasswords } from '#server/crypto/password-hash.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { adminInvitation, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { contentsOf } from '#tests/server/contents.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { overtakenBy } from '#tests/server/overtaken.ts';
import { countOpenSessions } from '#tests/support/open-sessions.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { acceptInvite } from './invitation.ts';

const t = await startTestApp({}, { passwords: openPasswords() });
afterAll(() => t.close());
const visitor = await t.browser();

let invited = 0;
const email = (): string => `invited-${String(invited)}@acme.example`;
const invitation = (): Promise<string> => adminInvitation(t, `invited-${String(++invited)}@acme.example`);
const accept = (token: string, password: unknown = PASSWORD) =>
  visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password });
async function resetLink(userId: string): Promise<string> {
  const token = newToken();
  const times = { created_at: t.clock.now(), expires_at: new Date(t.clock.now().getTime() + 3_600_000) };
  const open = { used_at: null, revoked_at: null };
  await t.app.db.query
    .insertInto('invitations')
    .values({ id: newId(), user_id: userId, purpose: 'reset', token_hash: hashToken(token), ...times, ...open })
    .execute();
  return token;
}
const login = (password: string, address = email()) =>
  visitor.send('POST', '/api/dealer/auth/login', { email: address, password });
const userRow = () =>
  t.app.db.query.selectFrom('users').selectAll().where('email', '=', email()).executeTakeFirstOrThrow();
const sessions = async (): Promise<number> => countOpenSessions(t, (await userRow()).id);

describe('POST /api/dealer/auth/accept-invite', () => {
  test('activates the account and signs in', async () => {
    const answer = await accept(await invitation());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: {
        firstName: 'Administrator',
        lastName: '',
        email: email(),
        role: 'admin',
        permissions: permissionsOf(['admin']),
      },
    });
    const { token } = answer.json<{ token: string }>();
    const list = await visitor.send('GET', '/api/admin/applications', undefined, { authorization: `Bearer ${token}` });
    expect(list.statusCode).toBe(200);
    expect(await userRow()).toMatchObject({ status: 'active', activated_at: t.clock.now() });
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test("stores the password as argon2id with OWASP's parameters and the token as a hash", async () => {
    const { token } = (await accept(await invitation())).json<{ token: string }>();
    expect((await userRow()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const rows = await t.app.db.query.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  });

  test('records the activation and the session', async () => {
    await accept(await invitation());
    const { id } = await userRow();
    const rows = await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where((eb) => eb.or([eb('subject_id', '=', id), eb('actor_id', '=', id)]))
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.action)).toEqual(['user.invited', 'user.activated', 'session.opened']);
  });
});

describe('an invitation', () => {
  test('returns 410 on a second use and changes no password', async () => {
    const token = await invitation();
    await accept(token);
    const before = await contentsOf(t);
    expect(expectRefusal(await accept(token, 'another password'), 410, 'gone').valid).toBe(false);
    expect(await contentsOf(t)).toEqual(before);
  });

  test('opens exactly one session for 20 concurrent calls and returns 410 to the others', async () => {
    const token = await invitation();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => accept(token, `a password of number ${String(i)}`)),
    );
    const won = answers.flatMap((answer, i) => (answer.statusCode === 200 ? [i] : []));
    expect(won).toHaveLength(1);
    for (const answer of answers)
      if (answer.statusCode !== 200) expect(expectRefusal(answer, 410, 'gone').valid).toBe(false);
    expect(await sessions()).toBe(1);
    expect((await login(`a password of number ${String(won[0])}`)).statusCode).toBe(200);
  });

  test('returns 404 when unknown', async () => {
    expect(expectRefusal(await accept('of-nobody'), 404, 'not_found').valid).toBe(false);
  });

  test('returns 410 for a disabled account, which stays disabled', async () => {
    const token = await invitation();
    await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('email', '=', email()).execute();
    expectRefusal(await accept(token), 410, 'gone');
    expect(await userRow()).toMatchObject({ status: 'disabled', password_hash: null });
  });

  test('for a password reset ends every earlier session', async () => {
    const admin = await signedIn(t, 'admin');
    const token = await resetLink(admin.userId);
    expect((await accept(token)).statusCode).toBe(200);
    expectRefusal(await admin.send('GET', '/api/admin/audit'), 401, 'unauthorized');
    expect((await login(PASSWORD, admin.email)).statusCode).toBe(200);
  });

  test('requires a code that was enabled while the password was hashed, and stays open', async () => {
    const admin = await signedIn(t, 'admin');
    const token = await resetLink(admin.userId);
    const overtaken = overtakenBy(t.app, () => switchOnCodes(t, admin));
    await expect(
      acceptInvite(overtaken, systemCtx(t.clock.now()), { token, password: 'a brand new password' }),
    ).rejects.toMatchObject({ code: 'totp_required' });
    expectRefusal(await accept(token), 401, 'totp_required');
  });
});

describe('passwords', () => {
  const SHORT = 'Password must be at least 8 characters long';
  const LONG = 'Password must be at most 128 characters long';
  const COMMON = 'This password is one of the most common ones. Please choose another.';

  test.each<[string, unknown, string]>([
    ['absent', undefined, SHORT],
    ['null', null, SHORT],
    ['empty', '', SHORT],
    ['7 characters', 'abcdefg', SHORT],
    ['a number', 12_345_678_901, SHORT],
    ['129 characters', 'x'.repeat(129), LONG],
    ['the most common one', 'password', COMMON],
    ['a common one', 'trustno1', COMMON],
  ])('refuse %s with the specified message, and the invitation stays open', async (_what, password, message) => {
    const token = await invitation();
    const refusal = expectRefusal(
      await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password }),
      400,
      'validation',
    );
    expect(refusal).toMatchObject({ message, fields: { password: message } });
    expect((await accept(token)).statusCode).toBe(200);
  });

  test.each([
    ['8 characters', 'abcd-efg'],
    ['128 characters', 'x'.repeat(127) + 'y'],
    ['blanks inside and around', '  two  words  '],
    ['emoji and accents', '🚜🚜 señora 日本'],
    ['a common one with one more letter', 'password1x'],
    ['a common one in other letters', 'Trustno1'],
    ['quotes and control characters', '\'";--\t\u0001\\'],
  ])('accept %s exactly as typed', async (_what, password) => {
    expect((await accept(await invitation(), password)).statusCode).toBe(200);
    expect((await login(password)).statusCode).toBe(200);
    expectRefusal(await login(password.slice(0, -1)), 401);
    expectRefusal(await login(`${password} `), 401);
    if (password.trim() !== password) expectRefusal(await login(password.trim()), 401);
  });
});
