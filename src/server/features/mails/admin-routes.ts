import { deliveriesAnswerSchema, deliveryPaths } from '#contract/deliveries.ts';
import {
  retryAnswerSchema,
  undeliveredAnswerSchema,
  undeliveredMailPaths,
  undeliveredQuerySchema,
} from '#contract/undelivered-mails.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listDeliveries } from './deliveries.ts';
import { retryMail } from './retry.ts';
import { listUndelivered } from './undelivered.ts';

const tags = ['Back office'];

export function mailAdminRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: undeliveredMailPaths.list,
    access: 'staff',
    permission: 'outbox.read',
    tags,
    summary: 'Emails that were not delivered yet, newest first',
    query: undeliveredQuerySchema,
    answer: undeliveredAnswerSchema,
    handler: ({ ctx, query }) => listUndelivered(app, ctx, query),
  });
  route(server, app, {
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    access: 'staff',
    permission: 'outbox.retry',
    csrf: 'required',
    tags,
    summary: 'Tries one of them now, which is recorded',
    params: byId,
    answer: retryAnswerSchema,
    handler: async ({ ctx, params }) => {
      await retryMail(app, ctx, params.id);
      return { success: true as const };
    },
  });
  for (const kind of ['application', 'deal'] as const)
    route(server, app, {
      method: 'GET',
      path: deliveryPaths[kind](':id'),
      access: 'staff',
      permission: 'files.read',
      tags,
      summary: `What became of the mails about one ${kind}, addresses masked`,
      params: byId,
      answer: deliveriesAnswerSchema,
      handler: async ({ ctx, params }) => ({ mails: await listDeliveries(app, ctx, kind, params.id) }),
    });
}
