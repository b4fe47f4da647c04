import { setImmediate as nextTick } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/account.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { AppError } from '#server/lib/app-error.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { adminInvitation, givePassword, PASSWORD, signedIn, switchOnCodes } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());
const visitor = await t.browser();
const { hash: hashPassword, isRight: isPassword } = t.app.passwords;

let stopped = false;
let workers: Promise<void>[] = [];
/** Keeps 2 hashes running and 60 waiting until the test ends. */
function keepBusy(): void {
  stopped = false;
  workers = Array.from({ length: 62 }, async () => {
    while (!stopped) await hashPassword('another password').catch(() => nextTick());
  });
}
let person: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  person = await signedIn(t, 'dealer');
  await givePassword(t, person);
});
const calm = async (): Promise<void> => {
  stopped = true;
  await Promise.all(workers);
};
afterEach(calm);

/** Sends a request while the queue is full. */
async function expectBusy(send: () => ReturnType<typeof visitor.send>): Promise<void> {
  keepBusy();
  const answer = await send();
  await calm();
  expect(expectRefusal(answer, 503, 'unavailable').message).toBe(
    'Many sign-ins are waiting at this moment. Please try again in 5 seconds.',
  );
  expect(answer.headers['retry-after']).toBe('5');
}
const login = (password: string, email = person.email) => visitor.send('POST', signInPaths.login, { email, password });

describe('the queue of password hashes', () => {
  test('completes 62 of 80 concurrent hashes and refuses 18 with 503 and the seconds to wait', async () => {
    const ended = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword(PASSWORD)));
    const refused = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused).toHaveLength(18);
    for (const reason of refused) expect(reason).toBeInstanceOf(AppError);
    expect(refused[0]).toMatchObject({ code: 'unavailable', status: 503, extra: { retryAfterSeconds: 5 } });
    expect(await hashPassword(PASSWORD)).toContain('$argon2id$');
  });

  test('counts password checks for known and unknown accounts alike', async () => {
    const stored = await hashPassword(PASSWORD);
    const checks = Array.from({ length: 80 }, (_, i) => isPassword(i % 2 === 0 ? stored : null, PASSWORD));
    const ended = await Promise.allSettled(checks);
    expect(ended.filter((one) => one.status === 'rejected')).toHaveLength(18);
    expect(await isPassword(stored, PASSWORD)).toBe(true);
  });

  test('makes a sign-in return 503 without counting a failure, and the right password works later', async () => {
    await expectBusy(() => login(PASSWORD));
    for (let i = 0; i < 2; i++) expect((await login('wrong password')).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('makes a sign-in to an unknown account return 503 too, because it also hashes a password', async () => {
    await expectBusy(() => login(PASSWORD, 'unknown@acme.example'));
  });

  test('makes a password change return 503 and changes nothing', async () => {
    const newPassword = 'a brand new password';
    const change = () => person.send('POST', signInPaths.changePassword, { currentPassword: 'wrong', newPassword });
    await expectBusy(change);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('makes a password check before an act return 503', async () => {
    await expectBusy(() => person.send('POST', accountPaths.beginTotp, { password: 'wrong' }));
  });

  test('makes accepting an invitation return 503, and the invitation stays valid', async () => {
    const token = await adminInvitation(t, 'waiting@acme.example');
    const accept = () => visitor.send('POST', signInPaths.acceptInvite, { token, password: PASSWORD });
    await expectBusy(accept);
    expect((await accept()).statusCode).toBe(200);
  });

  test('does not count a code when an invitation of an account with two-step verification returns 503', async () => {
    const { secret } = await switchOnCodes(t, person);
    await visitor.send('POST', signInPaths.forgotPassword, { email: person.email });
    const token = () =>
      /token=([\w-]{43})/.exec(
        t.mailer.sent.find((mail) => mail.to === person.email && mail.text.includes('token='))?.text ?? '',
      )?.[1];
    await expect.poll(token, { timeout: 240_000 }).toBeDefined();
    t.clock.advance(30_000);
    const code = codeAt(secret, t.clock.now());
    const accept = () =>
      visitor.send('POST', signInPaths.acceptInvite, { token: token(), password: 'a brand new password', code });
    for (let i = 0; i < 11; i++) await expectBusy(accept);
    expect((await accept()).statusCode).toBe(200);
  });
});
