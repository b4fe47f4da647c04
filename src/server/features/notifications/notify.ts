import type { NotificationPriority } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { type Ctx, systemCtx, type UserActor } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import type { Tx } from '#server/ports.ts';
import {
  continueSeries,
  insertNotifications,
  selectMembers,
  selectSeries,
  selectAdministrators,
  selectRecipient,
  takeUnemailedNotifications,
} from './store.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import type { EmailParams } from '#server/features/emails/templates.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';

/** One email lists a dealer's status changes, this long after the first. */
const BATCH_SECONDS = 15 * 60;

/** The details of a change for an email: the deal, and its status before and now. */
type Change = { deal: string; before: string; now: string };
type News = {
  dealId: string | null;
  inviteId?: string;
  title: string;
  message: string;
  priority: NotificationPriority;
  /** The user who did it, for whom it counts as read. */
  readBy?: string;
};
export type DealershipNews = News & {
  accountId: string;
  /** Stored with each notification. Its sender finds it by this. */
  mark?: Record<string, string>;
} & ({ change: Change; emailed: boolean } | { change?: undefined; emailed?: false });

/** Notifies every active user of a dealership, and optionally emails them later. */
export async function notifyDealership(app: App, ctx: Ctx, tx: Tx, news: DealershipNews): Promise<void> {
  const users = await selectMembers(tx, news.accountId);
  const emailed = news.emailed === true;
  await storeNotifications(ctx, tx, users, { ...news, detail: { ...news.change, ...news.mark }, emailed });
  // One job per change: the first to run takes all waiting changes, the others find none.
  if (emailed) for (const userId of users) await app.jobs.send('mail-updates', { userId }, BATCH_SECONDS);
}

/** A series ends an hour after its last event. */
const SERIES_MS = 3_600_000;

/**
 * Notifies every active user of a dealership of one more event of a series, such as the documents of one visit. An
 * unread notification of the series is updated in place, so that a series does not displace other notifications. The
 * caller holds a lock that all events of the series use.
 */
export async function notifyOfSeries(
  ctx: Ctx,
  tx: Tx,
  news: {
    accountId: string;
    dealId: string;
    series: string;
    words: (count: number) => Pick<News, 'title' | 'message'>;
  },
): Promise<void> {
  const { dealId, series, words } = news;
  const users = await selectMembers(tx, news.accountId);
  const open = await selectSeries(tx, { dealId, series, since: new Date(ctx.now.getTime() - SERIES_MS) });
  for (const row of open) await continueSeries(tx, row, words(row.count + 1), ctx.now);
  const others = users.filter((id) => !open.some((row) => row.user_id === id));
  await storeNotifications(ctx, tx, others, {
    dealId,
    ...words(1),
    priority: 'normal',
    detail: { series, count: 1 },
    emailed: false,
  });
}

const administratorIds = async (tx: Tx): Promise<string[]> => (await selectAdministrators(tx)).map(({ id }) => id);

/** Notifies every active administrator. */
export const notifyAdministrators = async (ctx: Ctx, tx: Tx, news: News): Promise<void> =>
  storeNotifications(ctx, tx, await administratorIds(tx), { ...news, detail: {}, emailed: false });

/** Queues one email to every active administrator except the acting user. */
export async function emailOtherAdministrators<T extends EmailTemplate>(
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  email: { template: T; params: EmailParams[T] },
): Promise<void> {
  for (const { id, email: to } of await selectAdministrators(tx))
    if (id !== ctx.actor.userId) await queueEmail(app, ctx, tx, { ...email, to, language: 'en' });
}

/** Notifies the credit specialist of an application, or all administrators while it is unassigned. */
export const notifyAboutApplication = async (
  ctx: Ctx,
  tx: Tx,
  assignee: string | null,
  words: Pick<News, 'title' | 'message'>,
): Promise<void> => {
  const users = assignee === null ? await administratorIds(tx) : [assignee];
  await storeNotifications(ctx, tx, users, { ...words, dealId: null, priority: 'normal', detail: {}, emailed: false });
};

async function storeNotifications(
  ctx: Ctx,
  tx: Tx,
  users: string[],
  news: News & { detail: object; emailed: boolean },
): Promise<void> {
  await insertNotifications(
    tx,
    users.map((user_id) => ({
      id: newId(ctx.now),
      user_id,
      deal_id: news.dealId,
      application_invite_id: news.inviteId ?? null,
      title: news.title,
      message: news.message,
      priority: news.priority,
      created_at: ctx.now,
      read_at: user_id === news.readBy ? ctx.now : null,
      detail: news.detail,
      mail_waiting: news.emailed,
    })),
  );
}

/** The job that emails a user what changed since the last email, if wanted. Safe to repeat. */
export async function emailUpdates(app: App, userId: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const ctx = systemCtx(await readDatabaseTime(tx));
    const user = await selectRecipient(tx, userId);
    const waiting = await takeUnemailedNotifications(tx, userId);
    if (!user || user.mail_updates === 'none') return;
    const to = user.email;
    const rows = user.mail_updates === 'all' ? waiting : waiting.filter((row) => row.priority !== 'normal');
    const [first, ...more] = rows;
    if (first === undefined) return;
    const dashboard = `${app.config.publicUrl}/dealer/dashboard`;
    if (more.length > 0) {
      const params = { updates: rows.map((row) => row.title), link: dashboard };
      await queueEmail(app, ctx, tx, { template: 'digest', to, language: 'en', params });
      return;
    }
    const link = first.deal_id === null ? dashboard : `${app.config.publicUrl}/dealer/deals/${first.deal_id}`;
    const params = { ...(first.detail as Change), link };
    await queueEmail(app, ctx, tx, { template: 'status-changed', to, language: 'en', params });
  });
}
