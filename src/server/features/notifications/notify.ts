import type { NotificationPriority } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { newId } from '#server/core/ids.ts';
import type { Tx } from '#server/ports.ts';
import { insertNotifications, selectMembers } from './store.ts';

/** Status changes of one dealer are told in one mail, this long after the first of them. */
export const BATCH_SECONDS = 15 * 60;

/** What a mail can say of a change: the deal, and where it stood and stands. */
export type Change = { deal: string; before: string; now: string };
export type DealershipNews = {
  accountId: string;
  dealId: string | null;
  inviteId?: string;
  title: string;
  message: string;
  priority: NotificationPriority;
} & ({ change: Change; mailed: boolean } | { change?: undefined; mailed?: false });

/** Tells every active user of a dealership in the bell and, where asked, by mail in a while. */
export async function notifyDealership(app: App, ctx: Ctx, tx: Tx, news: DealershipNews): Promise<void> {
  const users = await selectMembers(tx, news.accountId);
  const mailed = news.mailed === true;
  await insertNotifications(
    tx,
    users.map((user_id) => ({
      id: newId(),
      user_id,
      deal_id: news.dealId,
      application_invite_id: news.inviteId ?? null,
      title: news.title,
      message: news.message,
      priority: news.priority,
      created_at: ctx.now,
      read_at: null,
      detail: news.change ?? {},
      mail_waiting: mailed,
    })),
  );
  // One job a change: the first to run takes all that wait, the others find nothing.
  if (mailed) for (const userId of users) await app.jobs.send('mail-updates', { userId }, BATCH_SECONDS);
}
