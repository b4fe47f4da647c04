import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { hashPassword, isPassword } from '#server/core/password-hash.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { openSession } from './open-session.ts';
import { changePasswordHash, revokeSessions, selectUserByEmail } from './store.ts';
import { refuseWeakPassword } from './weak-password.ts';

const WRONG = 'Your current password is not correct.';
const wrong = (): AppError => new AppError('validation', WRONG, { fields: { currentPassword: WRONG } });

/**
 * Replaces the password, ends all sessions of this user and opens a new one for the caller.
 * @throws AppError validation for a wrong current or a weak new password; rate_limited after ten wrong ones
 */
export async function changePassword(
  app: App,
  ctx: Ctx<UserActor>,
  input: { currentPassword: string; newPassword: string },
): Promise<SessionAnswer> {
  const { email } = ctx.actor;
  await app.limits.use('loginAccount', email, (s) => `Too many wrong passwords. Please wait ${waitingTime(s, 'en')}.`);
  const user = await selectUserByEmail(app.db.query, email);
  if (!user || !(await isPassword(user.password_hash, input.currentPassword))) throw wrong();
  await app.limits.forget('loginAccount', email);
  refuseWeakPassword(input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  return app.db.tx(async (tx) => {
    if (!(await changePasswordHash(tx, user, passwordHash))) throw wrong();
    await revokeSessions(tx, { userId: user.id }, ctx.now);
    await audit(tx, ctx, 'user.password_changed', { kind: 'user', id: user.id });
    return openSession(app, ctx, tx, user);
  });
}
