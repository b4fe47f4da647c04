import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import type { MailTemplate } from '#copy/portal/mail-labels.ts';
import { queueMail } from '#server/features/emails/queue.ts';
import type { MailParams } from '#server/features/emails/templates.ts';
import type { Tx } from '#server/ports.ts';
import { selectOtherAdmins } from './people-store.ts';

/** Queues one email to every active administrator except the acting user. */
export async function emailOtherAdministrators<T extends MailTemplate>(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  email: { template: T; params: MailParams[T] },
): Promise<void> {
  for (const to of await selectOtherAdmins(tx, ctx.actor.userId))
    await queueMail(app, ctx, tx, { ...email, to, language: 'en' });
}
