import * as z from 'zod/mini';
import { chatAdminPaths, chatFileAnswerSchema, chatsAnswerSchema, unansweredAnswerSchema } from '#contract/chat.ts';
import { pageQuery } from '#contract/page-query.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listChats, listUnanswered, readChat } from './stored-chats.ts';

const pageSchema = z.object(pageQuery);

export function chatStaffRoutes(server: FastifyInstance, app: App): void {
  const chats = { access: 'staff', permission: 'chats.read', tags: ['Back office'] } as const;
  route(server, app, {
    ...chats,
    method: 'GET',
    path: chatAdminPaths.list,
    summary: 'Lists chats with the assistant, newest first',
    query: pageSchema,
    answer: chatsAnswerSchema,
    handler: ({ ctx, query }) => listChats(app, ctx, query),
  });
  route(server, app, {
    ...chats,
    method: 'GET',
    path: chatAdminPaths.unanswered,
    summary: 'Lists questions that the assistant could not answer, newest first',
    query: pageSchema,
    answer: unansweredAnswerSchema,
    handler: ({ ctx, query }) => listUnanswered(app, ctx, query),
  });
  route(server, app, {
    ...chats,
    method: 'GET',
    path: `${chatAdminPaths.list}/:id`,
    summary: 'Returns one chat with sensitive numbers removed',
    params: byId,
    answer: chatFileAnswerSchema,
    handler: ({ ctx, params }) => readChat(app, ctx, params.id),
  });
}
