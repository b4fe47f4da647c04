import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import {
  doneAnswerSchema,
  notificationPaths,
  notificationsAnswerSchema,
  unreadCountAnswerSchema,
} from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { userCtx } from '#server/http/guards.ts';
import type { FastifyInstance } from 'fastify';
import { listNotifications, readAllNotifications, readNotification, unreadCount } from './read.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Notifications'];
const params = z.object({ id: z.string() });
const done = { success: true } as const;

/** The bell of a signed-in user. */
export function notificationRoutes(server: FastifyInstance, app: App): void {
  server.get(
    notificationPaths.own,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'The notifications of this user, newest first',
        response: { 200: notificationsAnswerSchema, ...errors },
      },
    },
    (req) => listNotifications(app, userCtx(app, req)),
  );
  server.get(
    notificationPaths.unreadCount,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'How many are unread', response: { 200: unreadCountAnswerSchema, ...errors } },
    },
    async (req) => ({ count: await unreadCount(app, userCtx(app, req)) }),
  );
  server.patch<{ Params: { id: string } }>(
    notificationPaths.read(':id'),
    {
      config: { access: 'user', csrf: 'required' },
      schema: { tags, summary: 'Marks one as read', params, response: { 200: doneAnswerSchema, ...errors } },
    },
    async (req) => {
      await readNotification(app, userCtx(app, req), req.params.id);
      return done;
    },
  );
  server.post(
    notificationPaths.markAllRead,
    {
      config: { access: 'user', csrf: 'required' },
      schema: { tags, summary: 'Marks all as read', response: { 200: doneAnswerSchema, ...errors } },
    },
    async (req) => {
      await readAllNotifications(app, userCtx(app, req));
      return done;
    },
  );
}
