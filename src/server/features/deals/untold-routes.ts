import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import { retryAnswerSchema } from '#contract/undelivered-mails.ts';
import { untoldAnswerSchema, untoldLeadPaths, untoldQuerySchema } from '#contract/untold-leads.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { listUntold, retryLead } from './untold.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

/** What the staff sees of deals that a CRM beside us was not told of. */
export function untoldLeadRoutes(server: FastifyInstance, app: App): void {
  server.get(
    untoldLeadPaths.list,
    {
      config: { access: 'staff', permission: 'outbox.read' },
      schema: {
        tags,
        summary: 'Deals that the CRM was not told of yet, newest first',
        querystring: untoldQuerySchema,
        response: { 200: untoldAnswerSchema, ...errors },
      },
    },
    (req) => listUntold(app, staffCtx(app, req), parse(untoldQuerySchema, req.query)),
  );
  server.post<{ Params: { id: string } }>(
    '/api/admin/leads/:id/retry',
    {
      config: { access: 'staff', permission: 'outbox.retry', csrf: 'required' },
      schema: {
        tags,
        summary: 'Tells it of one of them now, which is recorded',
        params: z.object({ id: z.string() }),
        response: { 200: retryAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await retryLead(app, staffCtx(app, req), req.params.id);
      return { success: true as const };
    },
  );
}
