import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { UserRow } from '#server/db/tables.ts';
import type { Tx } from '#server/ports.ts';
import { RESET_MS, sendReset } from '#server/features/users/invite.ts';
import { knownDevice } from './known-device.ts';
import {
  extendReset,
  lockUser,
  selectUserByEmail,
  changePasswordHash,
  revokeInvitations,
} from '#server/features/users/store.ts';
import { type AppError, fieldError } from '#server/lib/app-error.ts';
import { type SessionAnswer, PASSWORD_MIN, signInMessages } from '#contract/sign-in.ts';
import { openSession } from './sessions.ts';
import { revokeSessions } from './session-store.ts';
import fs from 'node:fs';
import { emailAccountOwner } from '#server/features/emails/queue-email.ts';

const RESET = 'If an account uses this email address, we have sent a link to it. It works for one hour.';
/** Longer than the work takes, so that the response time does not reveal which addresses have an account. */
const ANSWER_MS = 300;

type Request = { email: string; device?: string };

/**
 * Emails a password reset link. The answer is the same for all addresses, even beyond the limits.
 * @throws AppError rate_limited for a network with many calls of any kind
 */
export async function forgotPassword(
  app: App,
  ctx: Ctx,
  request: Request,
): Promise<{ success: true; message: string }> {
  await countPublicWrite(app, ctx);
  await answerAlike(resetPassword(app, ctx, request));
  return { success: true, message: RESET };
}

export async function answerAlike(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, wait(ANSWER_MS)]);
}

export const countPublicWrite = (app: App, ctx: Ctx): Promise<number> =>
  app.limits.use('publicWrite', { ip: ctx.ip }, (s) => `Too many calls. Please wait ${waitingTime(s, 'en')}.`);

/**
 * Emails a reset link to an active user within the limits. Beyond them no email is sent and the last link stays valid,
 * so that a stranger cannot block the owner by using up the limits.
 * @returns the link that was sent
 */
export async function resetPassword(app: App, ctx: Ctx, request: Request): Promise<string | undefined> {
  const email = request.email.toLowerCase();
  const device = knownDevice(app, await selectUserByEmail(app.db.query, email), request.device);
  const isWithin = await countReset(app, ctx, email, device);
  return app.db.tx(async (tx) => {
    const user = await lockUser(tx, email).executeTakeFirst();
    if (user?.status !== 'active') return undefined;
    if (isWithin) return sendReset(app, ctx, tx, user);
    await keepLastLink(ctx, tx, user);
    return undefined;
  });
}

/** Resets the limits after a new password or an enabled account, because the last link is void. */
export async function forgetResets(app: App, ctx: Ctx, email: string): Promise<void> {
  await app.limits.forget('resetNetwork', { ip: ctx.ip, scope: email });
  await app.limits.forget('resetRecipient', email);
}

/** A browser that signed in before has its own counter, which strangers cannot use up. */
async function countReset(app: App, ctx: Ctx, email: string, device: string | undefined): Promise<boolean> {
  if (device !== undefined) return (await app.limits.count('resetNetwork', `device ${device}`)).left >= 0;
  const { left } = await app.limits.count('resetNetwork', { ip: ctx.ip, scope: email });
  return left >= 0 && (await app.limits.count('resetRecipient', email)).left >= 0;
}

/** Extends the last link by an hour, up to 24 hours after it was sent. No other link may be sent in that time. */
async function keepLastLink(ctx: Ctx, tx: Tx, user: UserRow): Promise<void> {
  if (await extendReset(tx, user.id, RESET_MS))
    await audit(tx, ctx, 'user.reset_requested', { kind: 'user', id: user.id }, { sent: false });
}

const WRONG = 'Your current password is not correct.';
const wrongPassword = (field: string): AppError => fieldError(field, WRONG);

/**
 * Checks the caller's password again before a sensitive act, in case a screen was left open. Counts per session, so
 * that strangers' failed sign-ins do not block the owner.
 * @throws AppError validation for a wrong password; rate_limited after 10 wrong ones in this session
 */
export async function requirePassword(
  app: App,
  { actor: { email, sessionId } }: Ctx<UserActor>,
  password: string,
  field = 'password',
): Promise<UserRow> {
  await app.limits.use(
    'ownPassword',
    sessionId,
    (s) => `Too many wrong passwords. Please wait ${waitingTime(s, 'en')}.`,
  );
  const user = await selectUserByEmail(app.db.query, email);
  const right = await app.passwords.isRight(user?.password_hash ?? null, password).catch(async (error: unknown) => {
    await app.limits.refund('ownPassword', sessionId);
    throw error;
  });
  if (!user || !right) throw wrongPassword(field);
  await app.limits.forget('ownPassword', sessionId);
  return user;
}

/**
 * Replaces the password, ends all sessions of this user and opens a new one for the caller.
 * @throws AppError validation for a wrong current or weak new password; rate_limited after 10 wrong ones
 */
export async function changePassword(
  app: App,
  ctx: Ctx<UserActor>,
  input: { currentPassword: string; newPassword: string },
): Promise<SessionAnswer> {
  const user = await requirePassword(app, ctx, input.currentPassword, 'currentPassword');
  refuseWeakPassword(input.newPassword, 'newPassword');
  const passwordHash = await app.passwords.hash(input.newPassword);
  const answer = await app.db.tx(async (tx) => {
    if (!(await changePasswordHash(tx, user, passwordHash))) throw wrongPassword('currentPassword');
    await revokeSessions(tx, { userId: user.id }, ctx.now);
    await revokeInvitations(tx, user.id, ctx.now);
    await audit(tx, ctx, 'user.password_changed', { kind: 'user', id: user.id });
    await emailAccountOwner(app, ctx, tx, user.email, 'passwordChanged');
    return openSession(app, ctx, tx, user);
  });
  await forgetResets(app, ctx, user.email);
  return answer;
}

const COMMON_PASSWORD = 'This password is one of the most common ones. Please choose another.';

const common = new Set(
  fs
    .readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** @throws AppError validation for one of the 3,000 most common passwords, or a short one */
export function refuseWeakPassword(password: string, field = 'password'): void {
  const message =
    password.length < PASSWORD_MIN ? signInMessages.passwordShort : common.has(password) ? COMMON_PASSWORD : undefined;
  if (message !== undefined) throw fieldError(field, message);
}
