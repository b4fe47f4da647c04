import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { openSession } from './open-session.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { CODE_WRONG, codeAsked, countCode, hasTotp, spendCode } from './spend-code.ts';
import { forgetResets } from './reset-password.ts';
import { revokeSessions } from './session-store.ts';
import { activateUser, lockUser, redeemInvitation } from '../users/store.ts';
import { tellOwner } from './tell-owner.ts';
import { OVER, requireOpenInvitation } from './validate-invite.ts';

/**
 * Sets the password, activates the account if it is new, and signs in. Of several calls with one token one wins.
 * Whoever has switched on codes needs one here too: a mailbox alone opens no account. A refusal uses nothing up.
 * @throws AppError not_found, gone, validation for a weak password, totp_required, rate_limited
 */
export async function acceptInvite(
  app: App,
  ctx: Ctx,
  { token, password, code = '' }: { token: string; password: string; code?: string },
): Promise<SessionAnswer> {
  const invitation = await requireOpenInvitation(app.db.query, token);
  refuseWeakPassword(password);
  const withCode = await hasTotp(app.db.query, invitation.user_id);
  if (withCode && code === '') throw codeAsked();
  const tries = `link ${invitation.user_id}`;
  if (withCode) await countCode(app, tries);
  const passwordHash = await app.passwords.hash(password).catch(async (error: unknown) => {
    if (withCode) await app.limits.refund('secondFactor', tries);
    throw error;
  });
  const answer = await app.db.tx(async (tx) => {
    // The user before the invitation, as whoever sends a new link does.
    await lockUser(tx, invitation.email).execute();
    // Codes may have been switched on while the password was hashed.
    if (!withCode && (await hasTotp(tx, invitation.user_id))) throw codeAsked();
    if (!(await redeemInvitation(tx, invitation.id)))
      throw new AppError('gone', 'This invite link was just used. Sign in with the password you chose.', {
        valid: false,
      });
    if (withCode && !(await spendCode(app, ctx, tx, invitation.user_id, code))) throw codeAsked(CODE_WRONG);
    const user = { ...invitation, id: invitation.user_id };
    if (!(await activateUser(tx, user.id, passwordHash, ctx.now))) throw new AppError('gone', OVER, { valid: false });
    await revokeSessions(tx, { userId: user.id }, ctx.now);
    const action = invitation.purpose === 'reset' ? 'user.password_changed' : 'user.activated';
    await audit(tx, ctx, action, { kind: 'user', id: user.id });
    if (invitation.purpose === 'reset') await tellOwner(app, ctx, tx, user.email, 'passwordReset');
    return openSession(app, ctx, tx, user);
  });
  if (withCode) await app.limits.forget('secondFactor', tries);
  if (invitation.purpose === 'reset') await forgetResets(app, ctx, invitation.email);
  return answer;
}
