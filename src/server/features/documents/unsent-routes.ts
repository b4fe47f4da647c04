import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import { retryAnswerSchema } from '#contract/undelivered-mails.ts';
import { unsentAnswerSchema, unsentDocumentPaths, unsentQuerySchema } from '#contract/unsent-documents.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { listUnsent, retryDocument } from './unsent.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

/** What the staff sees of documents that a CRM beside us does not hold. */
export function unsentDocumentRoutes(server: FastifyInstance, app: App): void {
  server.get(
    unsentDocumentPaths.list,
    {
      config: { access: 'staff', permission: 'outbox.read' },
      schema: {
        tags,
        summary: 'Documents that the CRM does not hold yet, newest first',
        querystring: unsentQuerySchema,
        response: { 200: unsentAnswerSchema, ...errors },
      },
    },
    (req) => listUnsent(app, staffCtx(app, req), parse(unsentQuerySchema, req.query)),
  );
  server.post<{ Params: { id: string } }>(
    '/api/admin/unsent-documents/:id/retry',
    {
      config: { access: 'staff', permission: 'outbox.retry', csrf: 'required' },
      schema: {
        tags,
        summary: 'Sends one of them now, which is recorded',
        params: z.object({ id: z.string() }),
        response: { 200: retryAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await retryDocument(app, staffCtx(app, req), req.params.id);
      return { success: true as const };
    },
  );
}
