import { setTimeout as wait } from 'node:timers/promises';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { RegisterAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { inviteAgain, inviteContact, sendReset } from './invite-user.ts';
import { lockUser, selectLastInvitation } from './store.ts';

const UNKNOWN = 'No dealer account is tied to this email address. Please contact your representative.';
const SENT = 'If a dealer account is tied to this email address, we have sent a link to it.';
const RESET = 'If an account uses this email address, we have sent a link to it. It works for one hour.';
/** Longer than the work takes, so that the time of an answer does not tell who is known. */
const ANSWER_MS = 300;
const tooMany = (seconds: number): string =>
  `We have sent several links already. Please wait ${waitingTime(seconds, 'en')} and look into your mailbox.`;

/**
 * Mails a link to somebody of a dealership: an invitation, or a new password once active.
 * @param open whether the caller could read the mail anyway: only then the answer says what happened
 * @throws AppError rate_limited; not_found for an unknown address, only where open
 */
export async function register(app: App, ctx: Ctx, email: string, open: boolean): Promise<RegisterAnswer> {
  await countAddress(app, ctx, email);
  const work = linkFor(app, ctx, email);
  if (!open) {
    await Promise.all([work, wait(ANSWER_MS)]);
    return { success: true, message: SENT };
  }
  const inviteUrl = await work;
  if (inviteUrl === undefined) throw new AppError('not_found', UNKNOWN);
  return { success: true, message: SENT, inviteUrl };
}

/** Mails a link to a new password; the answer is the same for all. @throws AppError rate_limited */
export async function forgotPassword(app: App, ctx: Ctx, email: string): Promise<{ success: true; message: string }> {
  await countAddress(app, ctx, email);
  const work = app.db.tx(async (tx) => {
    const user = await lockUser(tx, email).executeTakeFirst();
    if (user?.status === 'active') await sendReset(app, ctx, tx, user);
  });
  await Promise.all([work, wait(ANSWER_MS)]);
  return { success: true, message: RESET };
}

async function countAddress(app: App, ctx: Ctx, email: string): Promise<void> {
  await app.limits.use('publicWrite', { ip: ctx.ip }, (s) => `Too many calls. Please wait ${waitingTime(s, 'en')}.`);
  await app.limits.use('accountMail', email.toLowerCase(), tooMany);
}

/** The link that was mailed; undefined when no dealership knows this address, or the staff took its access back. */
async function linkFor(app: App, ctx: Ctx, email: string): Promise<string | undefined> {
  const contacts = await app.crm.findContactsByEmail(email);
  const contact = contacts.find((one) => one.recordType === DEALER_RECORD_TYPE);
  return app.db.tx(async (tx) => {
    const user = await lockUser(tx, email).executeTakeFirst();
    if (!user) return contact && inviteContact(app, ctx, tx, contact);
    if (user.role !== 'dealer' || user.status === 'disabled') return undefined;
    if (user.status === 'active') return sendReset(app, ctx, tx, user);
    // Whom the staff took the invitation back from: only the staff invites again.
    if ((await selectLastInvitation(tx, user.id))?.revoked_at) return undefined;
    return inviteAgain(app, ctx, tx, user);
  });
}
