import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword, needsRehash } from '#server/core/password-hash.ts';
import { revokeSessions, selectUserByEmail, replacePasswordHash } from './store.ts';

const WRONG = 'Email or password is not correct.';
const FREE_TRIES = 3;
const LONGEST_WAIT_S = 60;
const later = (seconds: number): string =>
  `Too many failed sign-ins. Please wait ${waitingTime(seconds, 'en')} and try again.`;

/**
 * Opens a session. Unknown address and wrong password answer alike, in the same time.
 * @throws AppError unauthorized; rate_limited after repeated failures, with a growing delay
 */
export async function login(app: App, ctx: Ctx, input: { email: string; password: string }): Promise<SessionAnswer> {
  const email = input.email.toLowerCase();
  const waiting = await app.limits.wait('loginDelay', email);
  if (waiting > 0) throw new AppError('rate_limited', later(waiting), { retryAfterSeconds: waiting });
  // Counted before the password is looked at, so that parallel guesses cannot slip through.
  await app.limits.use('loginAddress', ctx.ip, later);
  const failures = await app.limits.use('loginAccount', email, later);

  const user = await selectUserByEmail(app.db.query, email);
  const right = await isPassword(user?.status === 'active' ? user.password_hash : null, input.password);
  if (!user || !right) {
    if (failures >= FREE_TRIES)
      await app.limits.hold('loginDelay', email, Math.min(2 ** (failures - FREE_TRIES), LONGEST_WAIT_S));
    await app.db.tx((tx) => audit(tx, ctx, 'session.refused', { kind: 'user', id: user?.id ?? 'unknown' }));
    throw new AppError('unauthorized', WRONG);
  }
  await app.limits.forget('loginAccount', email);
  await app.limits.refund('loginAddress', ctx.ip);
  if (user.password_hash && needsRehash(user.password_hash))
    await replacePasswordHash(app.db.query, user, await hashPassword(input.password));
  return app.db.tx((tx) => openSession(app, ctx, tx, user));
}

/** Ends the session of this caller. */
export async function logout(app: App, ctx: Ctx & { actor: { kind: 'user'; sessionId: string } }): Promise<void> {
  await app.db.tx(async (tx) => {
    await revokeSessions(tx, { id: ctx.actor.sessionId }, ctx.now);
    await audit(tx, ctx, 'session.closed', { kind: 'session', id: ctx.actor.sessionId });
  });
}
