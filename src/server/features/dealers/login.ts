import type { LoginInput, SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import type { UserRow } from '#server/core/tables.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { openSession } from './open-session.ts';
import { revokeSessions } from './session-store.ts';
import { hashPassword, isPassword, needsRehash } from '#server/core/password-hash.ts';
import { CODE_WRONG, codeAsked, countCode, hasTotp, spendCode } from './spend-code.ts';
import { lockUnchanged, replacePasswordHash, selectUserByEmail } from './store.ts';

const WRONG = 'Email or password is not correct.';
const FREE_TRIES = 3;
const LONGEST_WAIT_S = 60;
const later = (seconds: number): string =>
  `Too many failed sign-ins. Please wait ${waitingTime(seconds, 'en')} and try again.`;

/**
 * Opens a session. Unknown address and wrong password answer alike, in the same time. Whoever has switched on codes is
 * asked for one once the password is right.
 * @throws AppError unauthorized; totp_required; rate_limited after repeated failures, with a growing delay
 */
export async function login(app: App, ctx: Ctx, input: LoginInput): Promise<SessionAnswer> {
  const email = input.email.toLowerCase();
  const waiting = await app.limits.wait('loginDelay', email);
  if (waiting > 0) throw new AppError('rate_limited', later(waiting), { retryAfterSeconds: waiting });
  // Counted before the password is looked at, so that parallel guesses cannot slip through.
  await app.limits.use('loginAddress', { ip: ctx.ip }, later);
  const failures = await app.limits.use('loginAccount', email, later);

  const user = await selectUserByEmail(app.db.query, email);
  const right = await isPassword(user?.status === 'active' ? user.password_hash : null, input.password);
  if (!user || !right) return refusePassword(app, ctx, { email, failures, userId: user?.id ?? 'unknown' });
  const attempt = { user, failures, code: input.code };
  const answer = (await hasTotp(app.db.query, user.id))
    ? await openWithCode(app, ctx, attempt)
    : await openWithoutCode(app, ctx, attempt);
  await app.limits.forget('loginAccount', email);
  await app.limits.refund('loginAddress', { ip: ctx.ip });
  if (user.password_hash && needsRehash(user.password_hash))
    await replacePasswordHash(app.db.query, user, await hashPassword(input.password));
  return answer;
}

type Attempt = { user: UserRow; failures: number; code: string };

/** Password and codes may have changed while the password was looked at: what counts is how they are under the lock. */
async function openWithoutCode(app: App, ctx: Ctx, attempt: Attempt): Promise<SessionAnswer> {
  const { user } = attempt;
  const answer = await app.db.tx(async (tx) => {
    if (!(await lockUnchanged(tx, user))) return 'changed';
    return (await hasTotp(tx, user.id)) ? 'codes on' : openSession(app, ctx, tx, user);
  });
  if (answer === 'changed') return refusePassword(app, ctx, refusalOf(attempt));
  return answer === 'codes on' ? openWithCode(app, ctx, attempt) : answer;
}

async function openWithCode(app: App, ctx: Ctx, attempt: Attempt): Promise<SessionAnswer> {
  const { user, code } = attempt;
  if (code === '') {
    // Given back, not forgotten: whoever knows the password alone must not reset the count of wrong codes.
    await app.limits.refund('loginAccount', user.email);
    await app.limits.refund('loginAddress', { ip: ctx.ip });
    throw codeAsked();
  }
  await countCode(app, user.id);
  const answer = await app.db.tx(async (tx) => {
    if (!(await lockUnchanged(tx, user))) return 'changed';
    return (await spendCode(app, ctx, tx, user.id, code)) ? openSession(app, ctx, tx, user) : 'wrong code';
  });
  if (answer === 'changed') return refusePassword(app, ctx, refusalOf(attempt));
  if (answer === 'wrong code') {
    await refuse(app, ctx, refusalOf(attempt), { factor: 'code' });
    throw codeAsked(CODE_WRONG);
  }
  await app.limits.forget('secondFactor', user.id);
  return answer;
}

type Refusal = { email: string; failures: number; userId: string };
const refusalOf = ({ user, failures }: Attempt): Refusal => ({ email: user.email, failures, userId: user.id });

async function refusePassword(app: App, ctx: Ctx, refusal: Refusal): Promise<never> {
  await refuse(app, ctx, refusal);
  throw new AppError('unauthorized', WRONG);
}

async function refuse(
  app: App,
  ctx: Ctx,
  { email, failures, userId }: Refusal,
  detail: { factor?: string } = {},
): Promise<void> {
  if (failures >= FREE_TRIES)
    await app.limits.hold('loginDelay', email, Math.min(2 ** (failures - FREE_TRIES), LONGEST_WAIT_S));
  await app.db.tx((tx) => audit(tx, ctx, 'session.refused', { kind: 'user', id: userId }, detail));
}

/** Ends the session of this caller. */
export async function logout(app: App, ctx: Ctx & { actor: { kind: 'user'; sessionId: string } }): Promise<void> {
  await app.db.tx(async (tx) => {
    await revokeSessions(tx, { id: ctx.actor.sessionId }, ctx.now);
    await audit(tx, ctx, 'session.closed', { kind: 'session', id: ctx.actor.sessionId });
  });
}
