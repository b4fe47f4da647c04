import { retryAnswerSchema } from '#contract/undelivered-mails.ts';
import { unsentAnswerSchema, unsentDocumentPaths, unsentQuerySchema } from '#contract/unsent-documents.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listUnsent, retryDocument } from './unsent.ts';

const tags = ['Back office'];

/** What the staff sees of documents that a CRM beside us does not hold. */
export function unsentDocumentRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: unsentDocumentPaths.list,
    access: 'staff',
    permission: 'outbox.read',
    tags,
    summary: 'Documents that the CRM does not hold yet, newest first',
    query: unsentQuerySchema,
    answer: unsentAnswerSchema,
    handler: ({ ctx, query }) => listUnsent(app, ctx, query),
  });
  route(server, app, {
    method: 'POST',
    path: '/api/admin/unsent-documents/:id/retry',
    access: 'staff',
    permission: 'outbox.retry',
    csrf: 'required',
    tags,
    summary: 'Sends one of them now, which is recorded',
    params: byId,
    answer: retryAnswerSchema,
    handler: async ({ ctx, params }) => {
      await retryDocument(app, ctx, params.id);
      return { success: true as const };
    },
  });
}
