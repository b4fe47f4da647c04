import {
  GROUP_SHOWN,
  type Notification,
  type NotificationGroup,
  type NotificationGroupsAnswer,
  type NotificationGroupsQuery,
  type NotificationsAnswer,
} from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { nextCursor, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import {
  countOwn,
  countUnread,
  isOwn,
  markNotificationsRead,
  selectGroups,
  selectNotifications,
  selectOfGroups,
} from './store.ts';

/** Limited, because a screen polls this every half minute. */
const LIST_LIMIT = 100;
const COUNTED = 1000;

/** The newest notifications of this user, newest first. */
export async function listNotifications(app: App, ctx: Ctx<UserActor>): Promise<NotificationsAnswer> {
  const rows = await selectNotifications(app.db.query, ctx.actor.userId, LIST_LIMIT);
  const total = rows.length < LIST_LIMIT ? rows.length : await countOwn(app.db.query, ctx.actor.userId, COUNTED);
  return { notifications: rows.map(present), total };
}

type Row = Awaited<ReturnType<typeof selectNotifications>>[number];
const present = (row: Row): Notification => ({
  id: row.id,
  title: row.title,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  ...(row.deal_id === null ? {} : { dealId: row.deal_id }),
  ...(row.application_invite_id === null ? {} : { inviteId: row.application_invite_id }),
  isRead: row.read_at === null ? 'false' : 'true',
  priority: row.priority,
});

/** One page of this user's notifications by deal or invite. @throws AppError bad_request */
export async function listNotificationGroups(
  app: App,
  ctx: Ctx<UserActor>,
  { limit, cursor, show }: NotificationGroupsQuery,
): Promise<NotificationGroupsAnswer> {
  const { userId } = ctx.actor;
  const found = await selectGroups(app.db.query, userId, {
    limit: limit + 1,
    before: readCursor(cursor),
    unreadOnly: show === 'unread',
  });
  const page = found.slice(0, limit);
  const keys = page.map(({ key }) => key);
  const rows = keys.length === 0 ? [] : await selectOfGroups(app.db.query, userId, keys, GROUP_SHOWN);
  const groups = page.map(({ key, count, unread }): NotificationGroup => {
    const own = rows.filter((row) => row.key === key);
    const notifications = own.map(present);
    const dealId = own[0]?.group_deal_id ?? undefined;
    const inviteId = dealId === undefined ? notifications[0]?.inviteId : undefined;
    const about = {
      ...(dealId === undefined ? {} : { dealId }),
      ...(inviteId === undefined ? {} : { inviteId }),
    };
    return { ...about, name: own[0]?.name ?? null, count, unread, notifications };
  });
  return { groups, nextCursor: nextCursor(found.length > limit, page.at(-1)?.newest) };
}

export const unreadCount = (app: App, ctx: Ctx<UserActor>): Promise<number> =>
  countUnread(app.db.query, ctx.actor.userId);

/** Marks one as read. Repeating it changes nothing. @throws AppError not_found, also for another user's */
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
