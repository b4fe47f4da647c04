import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue.ts';
import type { AccountChange } from '#server/features/emails/templates.ts';
import type { Tx } from '#server/ports.ts';

/** The owner of an account hears of a change to its sign-in, in the transaction that makes it. */
export async function tellOwner(app: App, ctx: Ctx, tx: Tx, to: string, change: AccountChange): Promise<void> {
  const params = { change, at: ctx.now.toISOString() };
  await queueEmail(app, ctx, tx, { template: 'account-changed', to, language: 'en', params });
}
