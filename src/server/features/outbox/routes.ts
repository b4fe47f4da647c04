import type { FastifyInstance } from 'fastify';
import { outboxAnswerSchema, outboxPaths, outboxQuerySchema, retryAnswerSchema } from '#contract/outbox.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import { listOutbox, retryEntry } from './entries.ts';

const tags = ['Back office'];

/** Leads, inquiries, documents and emails not delivered yet. */
export function outboxRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: outboxPaths.list,
    access: 'staff',
    permission: 'outbox.read',
    tags,
    summary: 'Lists leads, documents and emails not delivered yet, newest first',
    query: outboxQuerySchema,
    answer: outboxAnswerSchema,
    handler: ({ ctx, query }) => listOutbox(app, ctx, query),
  });
  route(server, app, {
    method: 'POST',
    path: '/api/admin/outbox/:id/retry',
    access: 'staff',
    permission: 'outbox.retry',
    csrf: 'required',
    tags,
    summary: 'Delivers one entry now and records it in the audit log',
    params: byId,
    answer: retryAnswerSchema,
    handler: async ({ ctx, params }) => {
      await retryEntry(app, ctx, params.id);
      return { success: true as const };
    },
  });
}
