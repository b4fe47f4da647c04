import type { SessionAnswer, ValidInviteAnswer, RegisterAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { openSession } from './sessions.ts';
import { refuseWeakPassword, forgetResets, answerAlike, countPublicWrite, resetPassword } from './password.ts';
import { CODE_WRONG, codeAsked, countCode, hasTotp, spendCode } from './totp.ts';
import { revokeSessions } from './session-store.ts';
import {
  activateUser,
  lockUser,
  redeemInvitation,
  type FoundInvitation,
  selectInvitation,
  selectLastInvitation,
  selectUserByEmail,
} from '#server/features/users/store.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { Query, Tx } from '#server/ports.ts';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { inviteAgain, inviteContact } from '#server/features/users/invite.ts';
import { isStaff } from '#server/features/users/roles.ts';
import { emailAccountOwner } from '#server/features/emails/queue-email.ts';

/**
 * Sets the password, activates a new account, and signs in. Only one of several calls with the same token succeeds. A
 * user with two-step verification must also enter a code, because access to the mailbox alone must not open the
 * account. A refusal does not use up the token.
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
    // Locks the user before the invitation, in the same order as sending a new link.
    await lockUser(tx, invitation.email).execute();
    // Two-step verification may have been enabled while the password was hashed.
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
    if (invitation.purpose === 'reset') await emailAccountOwner(app, ctx, tx, user.email, 'passwordReset');
    return openSession(app, ctx, tx, user);
  });
  if (withCode) await app.limits.forget('secondFactor', tries);
  if (invitation.purpose === 'reset') await forgetResets(app, ctx, invitation.email);
  return answer;
}

const UNKNOWN = 'This invite link is not valid. Please contact your representative for a new one.';
const OVER = 'This invite link was already used or has expired. Please contact your representative for a new one.';
const tooMany = (seconds: number): string => `Too many unknown links. Please wait ${waitingTime(seconds, 'en')}.`;

/** Returns the addressee of an invitation. A read never uses it up, because email scanners open links too. */
export async function validateInvite(app: App, token: string): Promise<ValidInviteAnswer> {
  const invitation = await requireOpenInvitation(app.db.query, token);
  return { valid: true, dealer: { firstName: invitation.first_name, email: invitation.email } };
}

/** @throws AppError not_found when unknown; gone when used, revoked or expired; rate_limited on guessing */
async function requireOpenInvitation(query: Query | Tx, token: string): Promise<FoundInvitation> {
  const found = await selectInvitation(query, hashToken(token));
  if (!found) throw new AppError('not_found', UNKNOWN, { valid: false });
  if (found.used_at !== null || found.revoked_at !== null || found.is_over || found.status === 'disabled')
    throw new AppError('gone', OVER, { valid: false });
  return found;
}

/** Counts calls with an unknown token, outside any transaction. */
export async function countUnknownToken<T>(
  app: App,
  ctx: Ctx,
  work: () => Promise<T>,
  message: (seconds: number) => string = tooMany,
): Promise<T> {
  const waiting = await app.limits.wait('unknownToken', { ip: ctx.ip });
  if (waiting > 0) throw new AppError('rate_limited', message(waiting), { retryAfterSeconds: waiting });
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      await app.limits.use('unknownToken', { ip: ctx.ip }, message);
    throw error;
  }
}

const CANNOT_REGISTER = 'No dealer account is tied to this email address. Please contact your representative.';
const SENT = 'If a dealer account is tied to this email address, we have sent a link to it.';

/**
 * Emails a link to a user of a dealership: an invitation, or a password reset for an active account.
 * @param open the caller can read the mailbox anyway, so the answer may say what happened
 * @throws AppError rate_limited for a network with many calls of any kind; not_found for an unknown address, only if
 * `open`
 */
export async function register(app: App, ctx: Ctx, email: string, open: boolean): Promise<RegisterAnswer> {
  await countPublicWrite(app, ctx);
  const work = linkFor(app, ctx, email);
  if (!open) {
    await answerAlike(work);
    return { success: true, message: SENT };
  }
  const known = await work;
  if (!known) throw new AppError('not_found', CANNOT_REGISTER);
  return { success: true, message: SENT, ...known };
}

/**
 * Returns the link that was sent, if any. Undefined when no dealership has this address, or staff revoked its access.
 * Beyond the limits no email is sent and the last link stays valid, as for a forgotten password.
 */
async function linkFor(app: App, ctx: Ctx, email: string): Promise<{ inviteUrl?: string } | undefined> {
  const contacts = await app.crm.findContactsByEmail(email);
  const contact = contacts.find((one) => one.recordType === DEALER_RECORD_TYPE);
  const known = await selectUserByEmail(app.db.query, email);
  if (known?.status === 'active' && !isStaff(known)) return linkOf(await resetPassword(app, ctx, { email }));
  // Calls for an address that gets no link are not counted, because it may be added to the CRM later that day.
  if (!contact && known?.status !== 'invited') return undefined;
  const isWithin = await countRegistration(app, ctx, email.toLowerCase());
  return app.db.tx(async (tx) => {
    const user = await lockUser(tx, email).executeTakeFirst();
    if (!user) return contact && linkOf(isWithin ? await inviteContact(app, ctx, tx, contact) : undefined);
    if (isStaff(user) || user.status !== 'invited') return undefined;
    // After staff revoked the invitation, only staff can invite again.
    if ((await selectLastInvitation(tx, user.id))?.revoked_at) return undefined;
    return linkOf(isWithin ? (await inviteAgain(app, ctx, tx, user)).link : undefined);
  });
}

async function countRegistration(app: App, ctx: Ctx, email: string): Promise<boolean> {
  const { left } = await app.limits.count('registerNetwork', { ip: ctx.ip, scope: email });
  return left >= 0 && (await app.limits.count('registerRecipient', email)).left >= 0;
}

const linkOf = (inviteUrl: string | undefined): { inviteUrl?: string } =>
  inviteUrl === undefined ? {} : { inviteUrl };
