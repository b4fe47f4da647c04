import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { openSession } from './open-session.ts';
import { requirePassword, wrongPassword } from './require-password.ts';
import { forgetResets } from './reset-password.ts';
import { revokeSessions } from './session-store.ts';
import { changePasswordHash, revokeInvitations } from '../users/store.ts';
import { tellOwner } from './tell-owner.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Replaces the password, ends all sessions of this user and opens a new one for the caller.
 * @throws AppError validation for a wrong current or a weak new password; rate_limited after ten wrong ones
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
    await tellOwner(app, ctx, tx, user.email, 'passwordChanged');
    return openSession(app, ctx, tx, user);
  });
  await forgetResets(app, ctx, user.email);
  return answer;
}
