import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import type { MailTemplate } from '#copy/portal/mail-labels.ts';
import { queueEmail } from '#server/features/emails/queue.ts';
import type { EmailParams } from '#server/features/emails/templates.ts';
import type { Tx } from '#server/ports.ts';
import { selectOtherAdmins } from './people-store.ts';

/** Queues one email to every active administrator except the acting user. */
export async function emailOtherAdministrators<T extends MailTemplate>(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  email: { template: T; params: EmailParams[T] },
): Promise<void> {
  for (const to of await selectOtherAdmins(tx, ctx.actor.userId))
    await queueEmail(app, ctx, tx, { ...email, to, language: 'en' });
}
