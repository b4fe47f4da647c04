import type { ApplicationFile } from '#contract/admin.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { stateOfInvite } from './present.ts';
import {
  type InviteView,
  markCompleted,
  selectInviteByToken,
  selectInviter,
  selectInviteRecipients,
  tokenMac,
} from './store.ts';
import type { ReadInviteAnswer } from '#contract/application-invites.ts';
import { AppError } from '#server/lib/app-error.ts';

/** Why an application with a link counts as one without. */
export type InviteNote = NonNullable<ApplicationRow['invite_note']>;

/** Who sent the link of this application, and when. Null without a link. */
export async function findInviter(tx: Tx, applicationId: string): Promise<ApplicationFile['invitedBy']> {
  const found = await selectInviter(tx, applicationId);
  if (!found) return null;
  const { dealership, dealer_id: dealerId, sender } = found;
  return { dealership, dealerId, sender, sentAt: found.sent_at.toISOString() };
}

/**
 * Completes the invite of this token with a stored application. Emails its sender, or the colleagues of a disabled one,
 * and notifies the dealership.
 * @returns null when completed or without a token; otherwise why the application counts as one without a link
 */
export async function completeInvite(
  app: App,
  ctx: Ctx,
  tx: Tx,
  token: string,
  application: { id: string; reference: string; businessName: string },
): Promise<InviteNote | null> {
  if (token === '') return null;
  const invite = await selectInviteByToken(tx, tokenMac(app.vault, token));
  const note = noteOn(invite);
  if (!invite || note !== null) return note;
  if (!(await markCompleted(tx, invite.id, application.id, ctx.now)))
    // Another submission or a revocation was first.
    return noteOn(await selectInviteByToken(tx, tokenMac(app.vault, token))) ?? 'used';
  await reportCompletion(app, ctx, tx, invite, application);
  await audit(
    tx,
    ctx,
    'application_invite.completed',
    { kind: 'application_invite', id: invite.id },
    { applicationId: application.id },
  );
  return null;
}

/** Why this invite does not count. Null for a pending one. */
function noteOn(invite: InviteView | undefined): InviteNote | null {
  if (!invite) return 'unknown';
  const state = stateOfInvite(invite);
  if (state === 'completed') return 'used';
  return state === 'pending' ? null : state;
}

async function reportCompletion(
  app: App,
  ctx: Ctx,
  tx: Tx,
  invite: InviteView,
  application: { reference: string; businessName: string },
): Promise<void> {
  for (const user of await selectInviteRecipients(tx, invite))
    await queueEmail(app, ctx, tx, {
      template: 'application-completed',
      to: user.email,
      language: 'en',
      params: {
        sender: user.first_name,
        recipient: invite.recipient_name,
        businessName: application.businessName,
        reference: application.reference,
        receivedAt: ctx.now.toISOString(),
        ...(user.id === invite.created_by ? {} : { sentBy: invite.sender_first_name }),
      },
    });
  await notifyDealership(app, ctx, tx, {
    accountId: invite.account_id,
    dealId: null,
    inviteId: invite.id,
    ...words.completed(application.businessName, application.reference),
    priority: 'high',
  });
}

const UNKNOWN = 'This invitation link is not valid. You can still apply, or ask your representative for a new link.';
const OVER = 'This invitation link has expired. You can still apply, or ask your representative for a new link.';

/**
 * Content of a personal link. Reading counts no use, because email scanners read links too.
 * @throws AppError not_found when unknown or revoked; gone when expired
 */
export async function readInvite(app: App, token: string): Promise<ReadInviteAnswer> {
  const row = token === '' ? undefined : await selectInviteByToken(app.db.query, tokenMac(app.vault, token));
  const state = row && stateOfInvite(row);
  if (!row || state === undefined || state === 'revoked') throw new AppError('not_found', UNKNOWN);
  if (state === 'expired') throw new AppError('gone', OVER);
  if (state === 'completed') return { status: state, recipientName: row.recipient_name };
  return { status: state, recipientName: row.recipient_name, prefillData: JSON.stringify(row.prefill) };
}
