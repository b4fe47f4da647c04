import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue.ts';
import type { Tx } from '#server/ports.ts';
import { inviteUrl } from './present.ts';
import { selectDealershipName, setInviteMail } from './store.ts';

/** Queues the email with the link, in both languages since the recipient's is not known. */
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
