import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peoplePaths } from '#contract/people.ts';
import { type RegisterAnswer, signInMessages, signInPaths } from '#contract/sign-in.ts';
import { addContact, PASSWORD, sampleContact, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
const closed = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'mail@acme.example' });
afterAll(() => Promise.all([t.close(), closed.close()]));
const visitor = await t.browser();
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

const register = (email: unknown) => visitor.send('POST', signInPaths.register, { email });
const accept = (url = '', password = PASSWORD) =>
  visitor.send('POST', signInPaths.acceptInvite, { token: new URL(url).searchParams.get('token'), password });
const login = (email: string, password: string) => visitor.send('POST', signInPaths.login, { email, password });
const urlOf = async (email: string): Promise<string | undefined> =>
  (await register(email)).json<RegisterAnswer>().inviteUrl;
const mailsTo = async ({ app }: TestApp, to: string) =>
  (await app.db.query.selectFrom('mails').select('template').where('to_address', '=', to).orderBy('id').execute()).map(
    (mail) => mail.template,
  );
const openLinks = async (userId: string): Promise<number> =>
  (
    await t.app.db.query
      .selectFrom('invitations')
      .select('id')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute()
  ).length;
/** Creates a user with a password. */
async function member(): Promise<string> {
  const { Email } = await addContact(await signedIn(t, 'admin'));
  expect((await accept(await urlOf(Email))).statusCode).toBe(200);
  return Email;
}

describe('POST /api/dealer/register with an open development mailbox', () => {
  test("returns and emails an invitation link for a dealer's contact, in any case", async () => {
    const { Email } = await addContact(admin);
    const answer = await register(Email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    const { success, message, inviteUrl } = answer.json<RegisterAnswer>();
    expect([success, message.length > 20]).toEqual([true, true]);
    expect(await mailsTo(t, Email)).toEqual(['dealer-invitation']);
    expect((await accept(inviteUrl)).json<{ user: object }>().user).toMatchObject({ email: Email, role: 'dealer' });
  });

  test('replaces the link when repeated', async () => {
    const { Email } = await addContact(admin);
    const [first, second] = [await urlOf(Email), await urlOf(Email)];
    expect([(await accept(first)).statusCode, (await accept(second)).statusCode]).toEqual([410, 200]);
  });

  test('sends an active user a password reset link', async () => {
    const email = await member();
    expect((await accept(await urlOf(email), 'another good password')).statusCode).toBe(200);
    expect((await login(email, 'another good password')).statusCode).toBe(200);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
  });

  test('returns 404 for an unknown, staff, disabled or other address', async () => {
    const email = await member();
    await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('email', '=', email).execute();
    await t.app.crm.addContact?.({ ...sampleContact(), email: 'buyer@example.com', recordType: 'customer' });
    for (const one of ['nobody@example.com', admin.email, email, 'buyer@example.com'])
      expectRefusal(await register(one), 404, 'not_found');
  });

  test('treats a revoked invitation as unknown without an email until staff invites again', async () => {
    const contact = await addContact(admin);
    await urlOf(contact.Email);
    const { id } = await t.app.db.query
      .selectFrom('users')
      .select('id')
      .where('email', '=', contact.Email)
      .executeTakeFirstOrThrow();
    expect((await admin.send('POST', peoplePaths.change(id, 'revoke'))).statusCode).toBe(200);
    const [revoked, unknown] = [await register(contact.Email), await register('nobody@example.com')];
    expect(expectRefusal(revoked, 404, 'not_found').message).toBe(expectRefusal(unknown, 404, 'not_found').message);
    expect(await openLinks(id)).toBe(0);
    expect((await admin.send('POST', peoplePaths.change(id, 'resend'))).statusCode).toBe(200);
    expect((await register(contact.Email)).statusCode).toBe(200);
    expect(await openLinks(id)).toBe(1);
  });

  test.each([
    [undefined, signInMessages.email],
    ['', signInMessages.email],
    ['  ', signInMessages.email],
    ['nobody', signInMessages.emailValid],
    ['a@b', signInMessages.emailValid],
    [`${'a'.repeat(300)}@example.com`, signInMessages.emailValid],
  ])('refuses %j with the specified message', async (email, message) => {
    expect(expectRefusal(await register(email), 400, 'validation').fields).toEqual({ email: message });
  });

  test('leaves one valid link after 10 concurrent calls', async () => {
    const { Email } = await addContact(admin);
    const urls = await Promise.all(Array.from({ length: 10 }, () => urlOf(Email)));
    const states = [];
    for (const url of urls) states.push((await accept(url)).statusCode);
    expect(states.filter((one) => one === 200)).toHaveLength(1);
  });
});

describe('POST /api/dealer/register elsewhere', () => {
  test('returns the same status and body for known and unknown addresses, without a link, after at least 0.25 s', async () => {
    const { Email } = await addContact(await signedIn(closed, 'admin'));
    const person = await closed.browser();
    const answers = [];
    for (const email of [Email, 'nobody@example.com', Email]) {
      let early = true;
      setTimeout(() => (early = false), 250);
      const answer = await person.send('POST', signInPaths.register, { email });
      expect(early).toBe(false);
      answers.push([answer.statusCode, answer.body]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[1]).not.toContain('http');
    expect(new Set(await mailsTo(closed, Email))).toEqual(new Set(['dealer-invitation']));
    expect(await mailsTo(closed, 'nobody@example.com')).toEqual([]);
  });

  test('does so for a call through a proxy, which is not from this machine', async () => {
    const { Email } = await addContact(admin);
    const answer = await visitor.send(
      'POST',
      signInPaths.register,
      { email: Email },
      { 'x-forwarded-for': '192.0.2.7' },
    );
    expect(Object.keys(answer.json<object>())).toEqual(['success', 'message']);
  });
});

describe('POST /api/dealer/auth/forgot-password', () => {
  const forgot = (email: string) => visitor.send('POST', signInPaths.forgotPassword, { email });
  const linkTo = (email: string) =>
    /http:\S+token=[\w-]{43}/.exec(
      t.mailer.sent.findLast((mail) => mail.to === email && mail.subject.startsWith('Choose'))?.text ?? '',
    )?.[0];

  test('returns the same answer for all addresses, and sends a known one a link that works once within 1 hour', async () => {
    const email = await member();
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    const resets = async () => (await mailsTo(t, email)).filter((one) => one === 'password-reset').length;
    await expect.poll(() => linkTo(email)?.length ?? 0).toBeGreaterThan(0);
    await expect.poll(() => t.mailer.sent.filter((mail) => mail.to === email).length).toBe(2);
    expect(await resets()).toBe(1);
    const link = linkTo(email);
    expect((await accept(link, 'a brand new password')).statusCode).toBe(200);
    expect((await accept(link, 'yet another password')).statusCode).toBe(410);
    expect((await login(email, 'a brand new password')).statusCode).toBe(200);
    await forgot(email);
    await expect.poll(() => t.mailer.sent.filter((mail) => mail.to === email).length).toBe(4);
    t.clock.advance(3_600_000);
    expect((await accept(linkTo(email), 'a brand new password')).statusCode).toBe(410);
  });
});

describe('POST /api/dealer/auth/change-password', () => {
  const NEW = 'a brand new password';
  async function signIn(email: string) {
    const { token } = (await login(email, PASSWORD)).json<{ token: string }>();
    return t.browser({ authorization: `Bearer ${token}` });
  }
  const change = (who: Awaited<ReturnType<typeof signIn>>, currentPassword: string, newPassword: string) =>
    who.send('POST', signInPaths.changePassword, { currentPassword, newPassword });

  test('ends all sessions, opens a new one and is recorded', async () => {
    const email = await member();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const answer = await change(here, PASSWORD, NEW);
    const { token, user } = answer.json<{ token: string; user: { email: string } }>();
    expect([answer.statusCode, user.email]).toEqual([200, email]);
    for (const old of [here, elsewhere])
      expect((await old.send('GET', '/api/dealer/notifications')).statusCode).toBe(401);
    const renewed = await t.browser({ authorization: `Bearer ${token}` });
    expect((await renewed.send('GET', '/api/dealer/notifications')).statusCode).toBe(200);
    expect([(await login(email, PASSWORD)).statusCode, (await login(email, NEW)).statusCode]).toEqual([401, 200]);
    const records = t.app.db.query.selectFrom('audit').select('action').where('action', '=', 'user.password_changed');
    expect((await records.execute()).length).toBeGreaterThan(0);
  });

  test('refuses a wrong current or weak new password with a readable message and keeps the session', async () => {
    const here = await signIn(await member());
    expect(Object.keys(expectRefusal(await change(here, 'wrong one', NEW), 400).fields ?? {})).toEqual([
      'currentPassword',
    ]);
    for (const weak of ['short', 'password1'])
      expect(Object.keys(expectRefusal(await change(here, PASSWORD, weak), 400).fields ?? {})).toEqual(['newPassword']);
    expect((await here.send('GET', '/api/dealer/notifications')).statusCode).toBe(200);
  });

  test('lets 1 of 5 concurrent calls change the password', async () => {
    const here = await signIn(await member());
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => change(here, PASSWORD, `${NEW} ${String(n)}`)));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
  });
});
