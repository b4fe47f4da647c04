import {
  documentPaths,
  documentsAnswerSchema,
  fileAnswer,
  sortDocumentSchema,
  uploadedAnswerSchema,
} from '#contract/documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { countTransfer } from '#server/http/guards.ts';
import { byId, route } from '#server/http/route.ts';
import { sendDownload } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { downloadAsStaff, listForStaff } from './read.ts';
import { requireSortable, sortDocument } from './sort.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import { documentRequestPath, documentRequestSchema } from '#contract/document-requests.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { requestDocuments } from './request-documents.ts';

const document = { access: 'staff', tags: ['Back office'] } as const;

/** Routes of staff for the documents of submitted deals. */
export function documentStaffRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...document,
    method: 'GET',
    path: documentPaths.staffOfDeal(':id'),
    permission: 'files.read',
    summary: 'Lists the documents of a submitted deal, newest first',
    params: byId,
    answer: documentsAnswerSchema,
    handler: ({ ctx, params }) => listForStaff(app, ctx, params.id),
  });
  route(server, app, {
    ...document,
    method: 'PATCH',
    path: documentPaths.sort(':id'),
    permission: 'files.work',
    csrf: 'required',
    summary: 'Sets the type of a document, and which requested document it is',
    params: byId,
    body: sortDocumentSchema,
    answer: uploadedAnswerSchema,
    find: ({ ctx, params }) => requireSortable(app, ctx, params.id),
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      document: await sortDocument(app, ctx, params.id, body),
    }),
  });
  route(server, app, {
    ...document,
    method: 'GET',
    path: documentPaths.staffDownload(':id'),
    permission: 'files.read',
    summary: 'Downloads a document of a submitted deal and audits the download',
    params: byId,
    answer: fileAnswer,
    limit: ({ ctx, reply }) =>
      countTransfer(app, reply, 'download', { user: ctx.actor.userId }, documentWords.downloading),
    handler: async ({ ctx, params, reply }) => sendDownload(reply, await downloadAsStaff(app, ctx, params.id)),
  });
}

/** Routes by which staff requests documents from dealers and customers. */
export function documentRequestRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: documentRequestPath(':id'),
    access: 'staff',
    permission: 'files.work',
    csrf: 'required',
    tags: ['Back office'],
    summary: 'Requests documents from the dealer, or from the customer with an upload link; the deal waits for them',
    params: byId,
    body: documentRequestSchema,
    answer: doneAnswerSchema,
    find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind: 'deal', id }),
    handler: async ({ ctx, params, body }) => {
      await requestDocuments(app, ctx, params.id, body);
      return { success: true as const };
    },
  });
}
