import * as z from 'zod/mini';
import {
  dealerExtensions,
  documentPaths,
  documentsAnswerSchema,
  fileAnswer,
  uploadBodySchema,
  uploadedAnswerSchema,
  uploadFormSchema,
} from '#contract/documents.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import { countTransfer, dealerCtx } from '#server/http/guards.ts';
import { readForm } from '#server/http/multipart.ts';
import { parse } from '#server/http/parse.ts';
import { sendDownload } from '#server/http/send-download.ts';
import type { FastifyInstance } from 'fastify';
import { sameUpload, uploadDocument } from './keep.ts';
import { downloadDocument, listDocuments, showDocument } from './read.ts';
import { discardFile, keepOrDiscard, receiveFile, uploadWords } from './receive.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Documents'];
const params = z.object({ id: z.string() });
const words = uploadWords.en.refusals;
const form = uploadFormSchema(words);
const tooMany = (seconds: number): string => documentWords.tooMany(waitingTime(seconds, 'en'));
type One = { Params: { id: string } };

/** What a dealer does with the documents of the own dealership's deals. */
export function documentRoutes(server: FastifyInstance, app: App): void {
  server.get<One>(
    documentPaths.ofDeal(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'The documents of a deal, newest first',
        params,
        response: { 200: documentsAnswerSchema, ...errors },
      },
    },
    (req) => listDocuments(app, dealerCtx(app, req), req.params.id),
  );
  server.post<One>(
    documentPaths.upload(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own', csrf: 'required', takesFile: true },
      schema: {
        tags,
        summary: 'Adds one document of at most 50 MB to a deal',
        consumes: ['multipart/form-data'],
        params,
        body: uploadBodySchema,
        response: { 201: uploadedAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      const { id: dealId } = req.params;
      await requireDeal(app.db.query, ctx, dealId);
      countTransfer(app, reply, 'upload', { user: ctx.actor.userId }, uploadWords.en.link.busy);
      await app.limits.use('upload', ctx.actor.accountId, tooMany);
      const { fields, taken } = await readForm(req, words, {
        take: (one) => receiveFile(app, ctx, one, dealerExtensions),
        discard: (one) => discardFile(app, one),
      });
      const { id } = await keepOrDiscard(app, ctx, taken, async () => {
        const given = parse(form, fields);
        const route = documentPaths.upload(dealId);
        const same = sameUpload(taken, given);
        const claim = claimOf(req.headers['idempotency-key'], route, ctx.actor.userId, same, app.vault);
        return uploadDocument(app, ctx, taken, { dealId, ...given }, claim);
      });
      return reply.code(201).send({ success: true as const, document: await showDocument(app, id) });
    },
  );
  server.get<One>(
    documentPaths.download(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'The file of a document; the download is recorded',
        params,
        response: { 200: fileAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      countTransfer(app, reply, 'download', { user: ctx.actor.userId }, documentWords.downloading);
      return sendDownload(reply, await downloadDocument(app, ctx, req.params.id));
    },
  );
}
