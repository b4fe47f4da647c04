import type { CreateInvite } from '#contract/application-invites.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { type SavedAnswer, type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import { newToken } from '#server/crypto/tokens.ts';
import type { Tx } from '#server/ports.ts';
import { presentInvite, inviteUrl } from './present.ts';
import {
  insertInvite,
  encryptToken,
  selectInvite,
  tokenMac,
  selectDealershipName,
  setInviteMail,
  selectInviteOfEmail,
} from './store.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';

/** Creates and emails a personal link. @throws AppError in_progress or idempotency_mismatch for the key */
export async function createInvite(
  app: App,
  ctx: Ctx<DealerActor>,
  input: CreateInvite,
  claim: IdempotencyClaim | undefined,
): Promise<SavedAnswer> {
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) {
      const { inviteId } = replay.answer as { inviteId: string };
      return { ...replay, answer: await answerOf(app, ctx, tx, inviteId) };
    }
    const id = newId(ctx.now);
    const token = newToken();
    const expiresAt = await insertInvite(tx, {
      id,
      account_id: ctx.actor.accountId,
      created_by: ctx.actor.userId,
      recipient_name: input.recipientName,
      recipient_email: input.recipientEmail,
      recipient_phone: input.recipientPhone === '' ? null : input.recipientPhone,
      prefill: input.prefillData,
      token_mac: tokenMac(app.vault, token),
      token_sealed: encryptToken(app.vault, id, token),
      created_at: ctx.now,
      revoked_at: null,
      completed_at: null,
      application_id: null,
      mail_id: null,
    });
    await emailInvite(app, ctx, tx, { id, token, expiresAt, to: input.recipientEmail, name: input.recipientName });
    await audit(tx, ctx, 'application_invite.created', { kind: 'application_invite', id });
    // The link is a secret: the saved answer contains only the id, and a replay reads the row again.
    await saveAnswer(tx, claim, { status: 201, answer: { inviteId: id } });
    return { status: 201, answer: await answerOf(app, ctx, tx, id), replayed: false };
  });
}

async function answerOf(app: App, ctx: Ctx<DealerActor>, tx: Tx, id: string): Promise<object> {
  const stored = await selectInvite(tx, ctx.actor.accountId, id);
  if (!stored) throw new Error('the invite of this answer does not exist');
  return { success: true, invite: presentInvite(app, stored) };
}

/** Queues the email with the link in both languages, because the recipient's is unknown. */
export async function emailInvite(
  app: App,
  ctx: Ctx<DealerActor>,
  tx: Tx,
  invite: { id: string; token: string; expiresAt: Date; to: string; name: string },
): Promise<void> {
  const mailId = await queueEmail(app, ctx, tx, {
    template: 'application-invitation',
    to: invite.to,
    language: 'en',
    params: {
      name: invite.name,
      sender: (await selectDealershipName(tx, ctx.actor.accountId)) ?? app.brand.company,
      link: inviteUrl(app, invite.token),
      expiresAt: invite.expiresAt.toISOString(),
    },
  });
  await setInviteMail(tx, invite.id, mailId, invite.to);
}

/** Notifies the dealership that its invite was not delivered. Does nothing for other emails. */
export async function notifyOfUndeliveredInvite(
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
