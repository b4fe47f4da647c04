import { deliveriesAnswerSchema, deliveryPaths } from '#contract/deliveries.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { listDeliveries } from './deliveries.ts';

const tags = ['Back office'];

export function emailAdminRoutes(server: FastifyInstance, app: App): void {
  for (const kind of ['application', 'deal'] as const)
    route(server, app, {
      method: 'GET',
      path: deliveryPaths[kind](':id'),
      access: 'staff',
      permission: 'files.read',
      tags,
      summary: `Lists the emails about one ${kind}, addresses masked`,
      params: byId,
      answer: deliveriesAnswerSchema,
      handler: async ({ ctx, params }) => ({ mails: await listDeliveries(app, ctx, kind, params.id) }),
    });
}
