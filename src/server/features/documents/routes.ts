import {
  dealerExtensions,
  documentPaths,
  documentsAnswerSchema,
  fileAnswer,
  uploadBodySchema,
  uploadedAnswerSchema,
  uploadFormSchema,
} from '#contract/documents.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { requireUploadable } from '#server/features/deals/read.ts';
import { countTransfer } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { receiveUpload } from '#server/http/receive-upload.ts';
import { byId, route } from '#server/http/route.ts';
import { sendDownload } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { downloadDocument, listDocuments, showDocument } from './read.ts';
import { countMegabytes, uploadWords } from './receive.ts';
import { sameUpload, uploadDocument } from './upload.ts';

const own = { access: 'dealer', permission: 'deals.own', tags: ['Documents'] } as const;
const form = uploadFormSchema(uploadWords.en.refusals);
const tooMany = (seconds: number): string => documentWords.tooMany(waitingTime(seconds, 'en'));

/** Routes of dealers for the documents of their deals. */
export function documentRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...own,
    method: 'GET',
    path: documentPaths.ofDeal(':id'),
    summary: 'Lists the documents of a deal, newest first',
    params: byId,
    answer: documentsAnswerSchema,
    handler: ({ ctx, params }) => listDocuments(app, ctx, params.id),
  });
  route(server, app, {
    ...own,
    method: 'POST',
    path: documentPaths.upload(':id'),
    csrf: 'required',
    takesFile: true,
    summary: 'Adds one document of at most 50 MB to a deal',
    params: byId,
    lateBody: uploadBodySchema,
    answer: uploadedAnswerSchema,
    status: 201,
    find: ({ ctx, params }) => requireUploadable(app.db.query, ctx, params.id),
    limit: async ({ ctx, req, reply }) => {
      countTransfer(app, reply, 'upload', { user: ctx.actor.userId }, uploadWords.en.link.busy);
      await app.limits.use('upload', ctx.actor.accountId, tooMany);
      await countMegabytes(app, req.headers['content-length'], ctx.actor.accountId, (wait) =>
        documentWords.quota(wait),
      );
    },
    handler: async ({ ctx, params: { id: dealId }, req }) => {
      const { id } = await receiveUpload(app, ctx, req, dealerExtensions, async (file, fields) => {
        const given = parse(form, fields);
        const path = documentPaths.upload(dealId);
        const same = sameUpload(file, given);
        const claim = claimOf(req.headers['idempotency-key'], path, ctx.actor.userId, same, app.vault);
        return uploadDocument(app, ctx, file, { dealId, ...given }, claim);
      });
      return { success: true as const, document: await showDocument(app, id) };
    },
  });
  route(server, app, {
    ...own,
    method: 'GET',
    path: documentPaths.download(':id'),
    summary: 'Downloads a document and audits the download',
    params: byId,
    answer: fileAnswer,
    limit: ({ ctx, reply }) =>
      countTransfer(app, reply, 'download', { user: ctx.actor.userId }, documentWords.downloading),
    handler: async ({ ctx, params, reply }) => sendDownload(reply, await downloadDocument(app, ctx, params.id)),
  });
}
