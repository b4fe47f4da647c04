import { afterAll, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/account.ts';
import { peoplePaths } from '#contract/people.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { givePassword, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const told = (to: string) =>
  t.app.db.query
    .selectFrom('mails')
    .select(['id', 'language'])
    .where('to_address', '=', to)
    .where('template', '=', 'account-changed')
    .execute();
/** Returns the subjects of these emails after their delivery. */
async function subjectsTo(to: string, count: number): Promise<string[]> {
  const sent = () => t.mailer.sent.filter((mail) => mail.to === to && !mail.subject.startsWith('Choose'));
  await expect.poll(() => sent().length).toBe(count);
  expect(await told(to)).toHaveLength(count);
  for (const { text, html } of sent()) {
    expect(text).toContain(t.app.brand.phones.main.display);
    expect(text + html).not.toMatch(/https?:|href|token/);
  }
  return sent().map((mail) => mail.subject);
}
const company = t.app.brand.company;
async function member() {
  const person = await signedIn(t, 'dealer');
  await givePassword(t, person);
  return person;
}
type Person = Awaited<ReturnType<typeof member>>;
const change = (who: Person, currentPassword: string, newPassword: string) =>
  who.send('POST', signInPaths.changePassword, { currentPassword, newPassword });

describe('the email to the owner of an account about a changed sign-in', () => {
  test('is sent once without a link for a new password, even for 5 concurrent calls, and not for a refused change', async () => {
    const person = await member();
    expect((await change(person, 'wrong one', 'a brand new password')).statusCode).toBe(400);
    expect((await change(person, PASSWORD, 'short')).statusCode).toBe(400);
    expect(await told(person.email)).toEqual([]);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => change(person, PASSWORD, `brand new ${String(n)}`)));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
    expect(await subjectsTo(person.email, 1)).toEqual([`Your password was changed at ${company}`]);
  });

  test('is sent for a reset link, but not when the link is used again', async () => {
    const person = await member();
    const visitor = await t.browser();
    await visitor.send('POST', signInPaths.forgotPassword, { email: person.email });
    const link = () => t.mailer.sent.find((mail) => mail.to === person.email)?.text ?? '';
    await expect.poll(link).toContain('token=');
    const token = /token=([\w-]{43})/.exec(link())?.[1];
    const accept = () => visitor.send('POST', signInPaths.acceptInvite, { token, password: 'a brand new password' });
    expect([(await accept()).statusCode, (await accept()).statusCode]).toEqual([200, 410]);
    expect(await subjectsTo(person.email, 1)).toEqual([`Your password was reset at ${company}`]);
  });

  test('is sent when two-step verification is turned on and off', async () => {
    const person = await member();
    const { secret } = await switchOnCodes(t, person);
    t.clock.advance(30_000);
    const body = { password: PASSWORD, code: codeAt(secret, t.clock.now()) };
    expect((await person.send('POST', accountPaths.disableTotp, body)).statusCode).toBe(200);
    expect((await person.send('POST', accountPaths.disableTotp, body)).statusCode).toBe(409);
    const subjects = await subjectsTo(person.email, 2);
    expect(subjects.sort()).toEqual(['off', 'on'].map((state) => `Sign-in codes were switched ${state} at ${company}`));
  });

  test('is sent to the owner, not the administrator, when an administrator resets codes', async () => {
    const [person, admin] = [await member(), await signedIn(t, 'admin')];
    await switchOnCodes(t, person);
    const reset = () =>
      admin.send('POST', peoplePaths.change(person.userId, 'reset-totp'), {
        reason: 'Lost the phone, known by voice',
        password: PASSWORD,
      });
    expect([(await reset()).statusCode, (await reset()).statusCode]).toEqual([200, 409]);
    expect(await subjectsTo(person.email, 2)).toContain(`Your sign-in codes were reset at ${company}`);
    expect(await told(admin.email)).toEqual([]);
  });

  test('is rolled back with the change', async () => {
    const person = await member();
    await t.app.db.query.schema.alterTable('mails').renameTo('mails_away').execute();
    const answer = await change(person, PASSWORD, 'a brand new password');
    await t.app.db.query.schema.alterTable('mails_away').renameTo('mails').execute();
    expect(answer.statusCode).toBe(500);
    expect((await change(person, PASSWORD, 'a brand new password')).statusCode).toBe(200);
  });
});
