import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { RegisterAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { inviteAgain, inviteContact } from '../users/invite-user.ts';
import { answerAlike, countPublicWrite, resetPassword } from './reset-password.ts';
import { isStaff } from '../users/roles.ts';
import { lockUser, selectLastInvitation, selectUserByEmail } from '../users/store.ts';

const UNKNOWN = 'No dealer account is tied to this email address. Please contact your representative.';
const SENT = 'If a dealer account is tied to this email address, we have sent a link to it.';

/**
 * Emails a link to a user of a dealership: an invitation, or a new password once active.
 * @param open whether the caller could read the mail anyway: only then the answer says what happened
 * @throws AppError rate_limited for a network with many calls of any kind; not_found for an unknown address, only where open
 */
export async function register(app: App, ctx: Ctx, email: string, open: boolean): Promise<RegisterAnswer> {
  await countPublicWrite(app, ctx);
  const work = linkFor(app, ctx, email);
  if (!open) {
    await answerAlike(work);
    return { success: true, message: SENT };
  }
  const known = await work;
  if (!known) throw new AppError('not_found', UNKNOWN);
  return { success: true, message: SENT, ...known };
}

/**
 * The link that was sent, if any; undefined when no dealership knows this address, or the staff revoked its access.
 * Beyond the limits no email is sent and the last link stays valid, as for a forgotten password.
 */
async function linkFor(app: App, ctx: Ctx, email: string): Promise<{ inviteUrl?: string } | undefined> {
  const contacts = await app.crm.findContactsByEmail(email);
  const contact = contacts.find((one) => one.recordType === DEALER_RECORD_TYPE);
  const known = await selectUserByEmail(app.db.query, email);
  if (known?.status === 'active' && !isStaff(known)) return linkOf(await resetPassword(app, ctx, { email }));
  // Calls for an address that gets no link use up nothing: it may be added to the CRM later the same day.
  if (!contact && known?.status !== 'invited') return undefined;
  const isWithin = await countRegistration(app, ctx, email.toLowerCase());
  return app.db.tx(async (tx) => {
    const user = await lockUser(tx, email).executeTakeFirst();
    if (!user) return contact && linkOf(isWithin ? await inviteContact(app, ctx, tx, contact) : undefined);
    if (isStaff(user) || user.status !== 'invited') return undefined;
    // Whom the staff took the invitation back from: only the staff invites again.
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
