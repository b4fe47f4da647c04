import * as z from 'zod/mini';
import { deliveriesAnswerSchema, deliveryPaths } from '#contract/deliveries.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import {
  retryAnswerSchema,
  undeliveredAnswerSchema,
  undeliveredMailPaths,
  undeliveredQuerySchema,
} from '#contract/undelivered-mails.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { listDeliveries } from './deliveries.ts';
import { retryMail } from './retry.ts';
import { listUndelivered } from './undelivered.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

type One = { Params: { id: string } };

export function mailAdminRoutes(server: FastifyInstance, app: App): void {
  server.get(
    undeliveredMailPaths.list,
    {
      config: { access: 'staff', permission: 'outbox.read' },
      schema: {
        tags,
        summary: 'Mails that were not delivered yet, newest first',
        querystring: undeliveredQuerySchema,
        response: { 200: undeliveredAnswerSchema, ...errors },
      },
    },
    (req) => listUndelivered(app, staffCtx(app, req), parse(undeliveredQuerySchema, req.query)),
  );
  server.post<{ Params: { id: string } }>(
    '/api/admin/mails/:id/retry',
    {
      config: { access: 'staff', permission: 'outbox.retry', csrf: 'required' },
      schema: {
        tags,
        summary: 'Tries one of them now, which is recorded',
        params: z.object({ id: z.string() }),
        response: { 200: retryAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await retryMail(app, staffCtx(app, req), req.params.id);
      return { success: true as const };
    },
  );
  for (const kind of ['application', 'deal'] as const)
    server.get<One>(
      deliveryPaths[kind](':id'),
      {
        config: { access: 'staff', permission: 'files.read' },
        schema: {
          tags,
          summary: `What became of the mails about one ${kind}, addresses masked`,
          params: z.object({ id: z.string() }),
          response: { 200: deliveriesAnswerSchema, ...errors },
        },
      },
      async (req) => ({ mails: await listDeliveries(app, staffCtx(app, req), kind, req.params.id) }),
    );
}
