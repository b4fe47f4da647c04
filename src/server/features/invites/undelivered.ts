import { sendApplication } from '#copy/portal/send-application.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { selectInviteOfEmail } from './store.ts';

/** Notifies the dealership that its invite's email will not arrive. Does nothing for an email of any other kind. */
export async function notifyOfUndelivered(
  app: App,
  tx: Tx,
  mailId: string,
  state: 'refused' | 'stopped',
): Promise<void> {
  const invite = await selectInviteOfEmail(tx, mailId);
  if (!invite || invite.completed_at !== null || invite.revoked_at !== null) return;
  await notifyDealership(app, systemCtx(await readDatabaseTime(tx)), tx, {
    accountId: invite.account_id,
    dealId: null,
    inviteId: invite.id,
    ...sendApplication.undelivered.news(invite.recipient_name, state),
    priority: 'high',
  });
}
