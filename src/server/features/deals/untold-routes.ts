import { retryAnswerSchema } from '#contract/undelivered-mails.ts';
import { untoldAnswerSchema, untoldLeadPaths, untoldQuerySchema } from '#contract/untold-leads.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listUntold, retryLead } from './untold.ts';

const tags = ['Back office'];

/** What the staff sees of deals that a CRM beside us was not told of. */
export function untoldLeadRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: untoldLeadPaths.list,
    access: 'staff',
    permission: 'outbox.read',
    tags,
    summary: 'Deals that the CRM was not told of yet, newest first',
    query: untoldQuerySchema,
    answer: untoldAnswerSchema,
    handler: ({ ctx, query }) => listUntold(app, ctx, query),
  });
  route(server, app, {
    method: 'POST',
    path: '/api/admin/leads/:id/retry',
    access: 'staff',
    permission: 'outbox.retry',
    csrf: 'required',
    tags,
    summary: 'Tells it of one of them now, which is recorded',
    params: byId,
    answer: retryAnswerSchema,
    handler: async ({ ctx, params }) => {
      await retryLead(app, ctx, params.id);
      return { success: true as const };
    },
  });
}
