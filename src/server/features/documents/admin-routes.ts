import * as z from 'zod/mini';
import { documentPaths, documentsAnswerSchema, fileAnswer } from '#contract/documents.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { userCtx } from '#server/http/guards.ts';
import { sendDownload } from '#server/http/send-download.ts';
import type { FastifyInstance } from 'fastify';
import { downloadDocument, listForStaff } from './read.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
type One = { Params: { id: string } };

/** What the lender's staff reads of the documents of submitted deals. */
export function documentAdminRoutes(server: FastifyInstance, app: App): void {
  server.get<One>(
    documentPaths.staffOfDeal(':id'),
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The documents of a submitted deal, newest first',
        params,
        response: { 200: documentsAnswerSchema, ...errors },
      },
    },
    (req) => listForStaff(app, req.params.id),
  );
  server.get<One>(
    documentPaths.staffDownload(':id'),
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The file of a document of a submitted deal; the download is recorded',
        params,
        response: { 200: fileAnswer, ...errors },
      },
    },
    async (req, reply) =>
      sendDownload(reply, await downloadDocument(app, userCtx(app, req), req.params.id, { asStaff: true })),
  );
}
