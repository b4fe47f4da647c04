import type { Notification, NotificationsAnswer } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { countOwn, countUnread, isOwn, markNotificationsRead, selectNotifications } from './store.ts';

/** A screen asks every half minute: what a busy dealership was ever told is not sent each time. */
const LIST_LIMIT = 100;
const COUNTED = 1000;

/** What the bell of this user holds, newest first. */
export async function listNotifications(app: App, ctx: Ctx<UserActor>): Promise<NotificationsAnswer> {
  const rows = await selectNotifications(app.db.query, ctx.actor.userId, LIST_LIMIT);
  const total = rows.length < LIST_LIMIT ? rows.length : await countOwn(app.db.query, ctx.actor.userId, COUNTED);
  const notifications = rows.map((row): Notification => ({
    id: row.id,
    title: row.title,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    ...(row.deal_id === null ? {} : { dealId: row.deal_id }),
    ...(row.application_invite_id === null ? {} : { inviteId: row.application_invite_id }),
    isRead: row.read_at === null ? 'false' : 'true',
    priority: row.priority,
  }));
  return { notifications, total };
}

export const unreadCount = (app: App, ctx: Ctx<UserActor>): Promise<number> =>
  countUnread(app.db.query, ctx.actor.userId);

/** Marks one as read; again changes nothing. @throws AppError not_found, also for somebody else's */
export async function readNotification(app: App, ctx: Ctx<UserActor>, id: string): Promise<void> {
  await app.db.tx(async (tx) => {
    if (!isId(id) || !(await isOwn(tx, ctx.actor.userId, id)))
      throw new AppError('not_found', 'This notification does not exist.');
    await markNotificationsRead(tx, ctx.actor.userId, id, ctx.now);
  });
}

export async function readAllNotifications(app: App, ctx: Ctx<UserActor>): Promise<void> {
  await app.db.tx((tx) => markNotificationsRead(tx, ctx.actor.userId, undefined, ctx.now));
}
