import {
  doneAnswerSchema,
  notificationGroupsAnswerSchema,
  notificationGroupsQuerySchema,
  notificationPaths,
  notificationsAnswerSchema,
  unreadCountAnswerSchema,
} from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import {
  listNotificationGroups,
  listNotifications,
  readAllNotifications,
  readNotification,
  unreadCount,
} from './read.ts';

const bell = { access: 'user', tags: ['Notifications'] } as const;
const done = { success: true } as const;

/** Notifications of a signed-in user. */
export function notificationRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...bell,
    method: 'GET',
    path: notificationPaths.own,
    summary: 'Lists the notifications of this user, newest first',
    answer: notificationsAnswerSchema,
    handler: ({ ctx }) => listNotifications(app, ctx),
  });
  route(server, app, {
    ...bell,
    method: 'GET',
    path: notificationPaths.groups,
    summary: 'Lists the notifications of this user, grouped by the deal or invite that they are about',
    query: notificationGroupsQuerySchema,
    answer: notificationGroupsAnswerSchema,
    handler: ({ ctx, query }) => listNotificationGroups(app, ctx, query),
  });
  route(server, app, {
    ...bell,
    method: 'GET',
    path: notificationPaths.unreadCount,
    summary: 'Returns the number of unread notifications',
    answer: unreadCountAnswerSchema,
    handler: async ({ ctx }) => ({ count: await unreadCount(app, ctx) }),
  });
  route(server, app, {
    ...bell,
    method: 'PATCH',
    path: notificationPaths.read(':id'),
    csrf: 'required',
    summary: 'Marks one as read',
    params: byId,
    answer: doneAnswerSchema,
    handler: async ({ ctx, params }) => {
      await readNotification(app, ctx, params.id);
      return done;
    },
  });
  route(server, app, {
    ...bell,
    method: 'POST',
    path: notificationPaths.markAllRead,
    csrf: 'required',
    summary: 'Marks all as read',
    answer: doneAnswerSchema,
    handler: async ({ ctx }) => {
      await readAllNotifications(app, ctx);
      return done;
    },
  });
}
