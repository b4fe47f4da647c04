import type { LoginInput, SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { LimitKey } from '#server/lib/limits.ts';
import type { UserRow } from '#server/db/tables.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { knownDevice } from './known-device.ts';
import { openSession } from './sessions.ts';
import { revokeSessions } from './session-store.ts';
import { CODE_WRONG, codeAsked, countCode, hasTotp, spendCode } from './totp.ts';
import { isStaff } from '#server/features/users/roles.ts';
import { lockUnchanged, replacePasswordHash, selectUserByEmail } from '#server/features/users/store.ts';
import { emailAccountOwner } from '#server/features/emails/queue-email.ts';

/** In setup mode. */
const CLOSED = 'The dealer portal opens soon. Your account is ready, and you can sign in once it is open.';
const WRONG = 'Email or password is not correct.';
const FREE_TRIES = 3;
const LONGEST_WAIT_S = 60;
const UNKNOWN_DEVICE_WAIT_MS = 2000;
const later = (seconds: number): string =>
  `Too many failed sign-ins. Please wait ${waitingTime(seconds, 'en')} and try again.`;

/**
 * Opens a session. An unknown address and a wrong password get the same answer in the same time. A user with two-step
 * verification is asked for a code after the right password. Failures count per account and network, so that a stranger
 * cannot lock out the owner. A browser that signed in before has its own counter.
 * @throws AppError unauthorized; totp_required; rate_limited after repeated failures, with a growing delay
 */
export async function login(app: App, ctx: Ctx, input: LoginInput & { device?: string }): Promise<SessionAnswer> {
  const email = input.email.toLowerCase();
  const user = await selectUserByEmail(app.db.query, email);
  const device = knownDevice(app, user, input.device);
  const counter = device === undefined ? { ip: ctx.ip, scope: email } : `device ${device}`;
  const attempt = {
    email,
    user,
    device,
    counter,
    code: input.code,
    ...(await countAttempt(app, ctx, { email, device, counter })),
  };

  const right = await app.passwords
    .isRight(user?.status === 'active' ? user.password_hash : null, input.password)
    .catch(async (error: unknown) => {
      await giveBack(app, ctx, attempt);
      throw error;
    });
  if (!user || !right) return refusePassword(app, ctx, attempt);
  if (!app.publication.isOpen() && !isStaff(user)) {
    await giveBack(app, ctx, attempt);
    throw new AppError('unavailable', CLOSED);
  }
  const answer = (await hasTotp(app.db.query, user.id))
    ? await openWithCode(app, ctx, { ...attempt, user })
    : await openWithoutCode(app, ctx, { ...attempt, user });
  await giveBack(app, ctx, attempt);
  await app.limits.forget('loginAccount', counter);
  if (user.password_hash && app.passwords.needsRehash(user.password_hash)) {
    // The session is already open. If the hash queue is full, the next sign-in updates the hash.
    const newHash = await app.passwords.hash(input.password).catch(() => undefined);
    if (newHash !== undefined) await replacePasswordHash(app.db.query, user, newHash);
  }
  return answer;
}

type Counts = { failures: number; manyFailures: boolean };
type Attempt = Counts & {
  email: string;
  user: UserRow | undefined;
  /** Undefined when this browser has not signed in to this account with its current password. */
  device: string | undefined;
  counter: LimitKey;
  code: string;
};
type KnownAttempt = Attempt & { user: UserRow };

/** Counts before the password check, so that parallel guesses cannot exceed the limit. */
async function countAttempt(
  app: App,
  ctx: Ctx,
  { email, device, counter }: Pick<Attempt, 'email' | 'device' | 'counter'>,
): Promise<Counts> {
  const waiting = await app.limits.wait('loginDelay', counter);
  if (waiting > 0) throw new AppError('rate_limited', later(waiting), { retryAfterSeconds: waiting });
  const failures = await app.limits.use('loginAccount', counter, later);
  if (device === undefined) await app.limits.use('loginAddress', { ip: ctx.ip }, later);
  const manyFailures = (await app.limits.count('accountFailures', email)).left < 0;
  if (manyFailures && device === undefined) await app.clock.sleep(UNKNOWN_DEVICE_WAIT_MS);
  return { failures, manyFailures };
}

/** Returns the counted use, because the attempt was not a failure. */
async function giveBack(app: App, ctx: Ctx, { email, device, counter }: Attempt): Promise<void> {
  await app.limits.refund('loginAccount', counter);
  if (device === undefined) await app.limits.refund('loginAddress', { ip: ctx.ip });
  await app.limits.refund('accountFailures', email);
}

/** Rechecks under a lock, because password or two-step verification may have changed during the password check. */
async function openWithoutCode(app: App, ctx: Ctx, attempt: KnownAttempt): Promise<SessionAnswer> {
  const { user } = attempt;
  const answer = await app.db.tx(async (tx) => {
    if (!(await lockUnchanged(tx, user))) return 'changed';
    return (await hasTotp(tx, user.id)) ? 'codes on' : openSession(app, ctx, tx, user);
  });
  if (answer === 'changed') return refusePassword(app, ctx, attempt);
  return answer === 'codes on' ? openWithCode(app, ctx, attempt) : answer;
}

async function openWithCode(app: App, ctx: Ctx, attempt: KnownAttempt): Promise<SessionAnswer> {
  const { user, code, device } = attempt;
  if (code === '') {
    // Returned, not reset: the password alone must not clear the count of wrong codes.
    await giveBack(app, ctx, attempt);
    throw codeAsked();
  }
  // A stranger with the password must not use up the tries of the owner's browser.
  const tries = device === undefined ? user.id : `device ${device}`;
  await countCode(app, tries);
  const answer = await app.db.tx(async (tx) => {
    if (!(await lockUnchanged(tx, user))) return 'changed';
    return (await spendCode(app, ctx, tx, user.id, code)) ? openSession(app, ctx, tx, user) : 'wrong code';
  });
  if (answer === 'changed') return refusePassword(app, ctx, attempt);
  if (answer === 'wrong code') {
    await refuse(app, ctx, attempt, { factor: 'code' });
    throw codeAsked(CODE_WRONG);
  }
  await app.limits.forget('secondFactor', tries);
  return answer;
}

async function refusePassword(app: App, ctx: Ctx, attempt: Attempt): Promise<never> {
  await refuse(app, ctx, attempt);
  throw new AppError('unauthorized', WRONG);
}

async function refuse(app: App, ctx: Ctx, attempt: Attempt, detail: { factor?: string } = {}): Promise<void> {
  const { user, failures, counter } = attempt;
  if (failures >= FREE_TRIES)
    await app.limits.hold('loginDelay', counter, Math.min(2 ** (failures - FREE_TRIES), LONGEST_WAIT_S));
  const warned = attempt.manyFailures && user?.status === 'active' ? user : undefined;
  const isFirstToday = warned && (await app.limits.count('failureEmail', warned.id)).left === 0;
  await app.db.tx(async (tx) => {
    await audit(tx, ctx, 'session.refused', { kind: 'user', id: user?.id ?? 'unknown' }, detail);
    if (isFirstToday) await emailAccountOwner(app, ctx, tx, warned.email, 'signInFailures');
  });
}

/** Ends the session of this caller. */
export async function logout(app: App, ctx: Ctx<UserActor>): Promise<void> {
  await app.db.tx(async (tx) => {
    await revokeSessions(tx, { id: ctx.actor.sessionId }, ctx.now);
    await audit(tx, ctx, 'session.closed', { kind: 'session', id: ctx.actor.sessionId });
  });
}
