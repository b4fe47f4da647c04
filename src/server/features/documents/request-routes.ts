import { doneAnswerSchema } from '#contract/notifications.ts';
import { paperRequestPath, paperRequestSchema } from '#contract/paper-requests.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { requestDocuments } from './request-documents.ts';

/** How the lender's staff asks dealers and customers for papers. */
export function paperRequestRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: paperRequestPath(':id'),
    access: 'staff',
    permission: 'files.work',
    csrf: 'required',
    tags: ['Back office'],
    summary: 'Asks the dealer, or the customer with an upload link, for papers; the deal waits for them',
    params: byId,
    body: paperRequestSchema,
    answer: doneAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'deal', id }),
    handler: async ({ ctx, params, body }) => {
      await requestDocuments(app, ctx, params.id, body);
      return { success: true as const };
    },
  });
}
