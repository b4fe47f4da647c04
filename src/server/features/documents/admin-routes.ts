import * as z from 'zod/mini';
import {
  documentPaths,
  documentsAnswerSchema,
  fileAnswer,
  sortDocumentSchema,
  uploadedAnswerSchema,
} from '#contract/documents.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { listRequested } from '#server/features/upload-links/read.ts';
import { countTransfer, staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { sendDownload } from '#server/http/send-download.ts';
import type { FastifyInstance } from 'fastify';
import { downloadAsStaff, listForStaff } from './read.ts';
import { requireSortable, sortDocument } from './sort.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
type One = { Params: { id: string } };

/** What the lender's staff reads of the documents of submitted deals. */
export function documentAdminRoutes(server: FastifyInstance, app: App): void {
  server.get<One>(
    documentPaths.staffOfDeal(':id'),
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'The documents of a submitted deal, newest first',
        params,
        response: { 200: documentsAnswerSchema, ...errors },
      },
    },
    async (req) => ({
      ...(await listForStaff(app, staffCtx(app, req), req.params.id)),
      requested: await listRequested(app, req.params.id),
    }),
  );
  server.patch<One>(
    documentPaths.sort(':id'),
    {
      config: { access: 'staff', permission: 'files.work', csrf: 'required' },
      schema: {
        tags,
        summary: 'Says what a document is, and which of the papers that were asked for',
        params,
        body: sortDocumentSchema,
        response: { 200: uploadedAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireSortable(app, ctx, req.params.id);
      const kind = parse(sortDocumentSchema, req.body);
      return { success: true as const, document: await sortDocument(app, ctx, req.params.id, kind) };
    },
  );
  server.get<One>(
    documentPaths.staffDownload(':id'),
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'The file of a document of a submitted deal; the download is recorded',
        params,
        response: { 200: fileAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = staffCtx(app, req);
      countTransfer(app, reply, 'download', { user: ctx.actor.userId }, documentWords.downloading);
      return sendDownload(reply, await downloadAsStaff(app, ctx, req.params.id));
    },
  );
}
