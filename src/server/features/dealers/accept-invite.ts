import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from '#server/core/password-hash.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { activateUser, revokeSessions, useInvitation } from './store.ts';
import { OVER, requireOpenInvitation } from './validate-invite.ts';

/**
 * Sets the password, activates the account if it is new, and signs in. Of several calls with one token one wins.
 * @throws AppError not_found, gone, or validation for a weak password
 */
export async function acceptInvite(
  app: App,
  ctx: Ctx,
  input: { token: string; password: string },
): Promise<SessionAnswer> {
  const invitation = await requireOpenInvitation(ctx, app.db.query, input.token);
  refuseWeakPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  return app.db.tx(async (tx) => {
    if (!(await useInvitation(tx, invitation.id, ctx.now)))
      throw new AppError('gone', 'This invite link was just used. Sign in with the password you chose.', {
        valid: false,
      });
    const user = { ...invitation, id: invitation.user_id };
    if (!(await activateUser(tx, user.id, passwordHash, ctx.now))) throw new AppError('gone', OVER, { valid: false });
    await revokeSessions(tx, { userId: user.id }, ctx.now);
    const action = invitation.purpose === 'reset' ? 'user.password_changed' : 'user.activated';
    await audit(tx, ctx, action, { kind: 'user', id: user.id });
    return openSession(app, ctx, tx, user);
  });
}
