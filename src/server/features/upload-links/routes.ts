import * as z from 'zod/mini';
import { customerExtensions, uploadBodySchema, uploadFormSchema } from '#contract/documents.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import {
  createUploadLinkSchema,
  customerUploadedSchema,
  uploadLinkAnswerSchema,
  uploadLinkChangedSchema,
  uploadLinkCreatedSchema,
  uploadLinkPaths,
  uploadLinksAnswerSchema,
} from '#contract/upload-links.ts';
import { documentWords } from '#copy/portal/documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx, CustomerActor, Visitor } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import { countUnknownToken } from '#server/features/dealers/validate-invite.ts';
import { sameUpload } from '#server/features/documents/keep.ts';
import { discardFile, keepOrDiscard, receiveFile, uploadWords } from '#server/features/documents/receive.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { countTransfer, dealerCtx, visitorCtx } from '#server/http/guards.ts';
import { readForm } from '#server/http/multipart.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUploadLink } from './create.ts';
import { referenceOf } from './present.ts';
import { isUsedUp, listLinks, readLink, requireLink } from './read.ts';
import { requireOwnLink, revokeUploadLink } from './revoke.ts';
import type { FoundLink } from './store.ts';
import { remainingUploads, uploadByLink } from './upload.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Upload links'];
const params = z.object({ id: z.string() });
type One = { Params: { id: string } };
type ByToken = { Params: { token: string } };

/** Links by which customers add documents: made by dealers, used without a sign-in. */
export function uploadLinkRoutes(server: FastifyInstance, app: App): void {
  server.post<One>(
    uploadLinkPaths.ofDeal(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own', csrf: 'required' },
      schema: {
        tags,
        summary: 'Makes a link by which a customer adds documents to a deal',
        params,
        body: createUploadLinkSchema,
        response: { 201: uploadLinkCreatedSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = dealerCtx(app, req);
      await requireDeal(app.db.query, ctx, req.params.id);
      const input = parse(createUploadLinkSchema, req.body);
      const tooMany = (seconds: number): string => documentWords.tooManyLinks(waitingTime(seconds, 'en'));
      await app.limits.use('uploadLink', ctx.actor.accountId, tooMany);
      return reply.code(201).send(await createUploadLink(app, ctx, req.params.id, input));
    },
  );
  server.get<One>(
    uploadLinkPaths.ofDeal(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own' },
      schema: {
        tags,
        summary: 'The upload links of a deal, newest first; their addresses are not kept',
        params,
        response: { 200: uploadLinksAnswerSchema, ...errors },
      },
    },
    async (req) => ({ uploadLinks: await listLinks(app, dealerCtx(app, req), req.params.id) }),
  );
  server.post<One>(
    uploadLinkPaths.revoke(':id'),
    {
      config: { access: 'dealer', permission: 'deals.own', csrf: 'required' },
      schema: {
        tags,
        summary: 'Makes an upload link useless',
        params,
        response: { 200: uploadLinkChangedSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = dealerCtx(app, req);
      await requireOwnLink(app.db.query, ctx, req.params.id);
      return { success: true as const, uploadLink: await revokeUploadLink(app, ctx, req.params.id) };
    },
  );
  server.get<ByToken>(
    uploadLinkPaths.one(':token'),
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What an upload link is for; looking never uses it up',
        params: z.object({ token: z.string() }),
        response: { 200: uploadLinkAnswerSchema, ...errors },
      },
    },
    (req) => {
      const ctx = linkCtx(app, req);
      return known(app, ctx, () => readLink(app, ctx, req.params.token));
    },
  );
  server.post<ByToken>(
    uploadLinkPaths.one(':token'),
    {
      config: { access: 'public', csrf: 'exempt', takesFile: true },
      schema: {
        tags,
        summary: 'Adds one document of at most 50 MB; its type is always other',
        consumes: ['multipart/form-data'],
        params: z.object({ token: z.string() }),
        body: uploadBodySchema,
        response: { 201: customerUploadedSchema, ...errors },
      },
    },
    async (req, reply) => {
      const visitor = linkCtx(app, req);
      const link = await known(app, visitor, () => requireLink(app, visitor, req.params.token));
      const ctx = { ...visitor, actor: { kind: 'customer', linkId: link.id } as const };
      const document = await receive(app, ctx, req, reply, link);
      return reply.code(201).send({
        success: true as const,
        document,
        remainingUploads: await remainingUploads(app, link),
        reference: referenceOf(app, link),
      });
    },
  );
}

const linkCtx = (app: App, req: FastifyRequest): Ctx<Visitor> =>
  visitorCtx(app, req, acceptedLanguage(req.headers['accept-language']));

const known = <T>(app: App, ctx: Ctx, work: () => Promise<T>): Promise<T> =>
  countUnknownToken(app, ctx, work, (seconds) =>
    uploadWords[ctx.lang].link.tooManyUnknown(waitingTime(seconds, ctx.lang)),
  );

async function receive(app: App, ctx: Ctx<CustomerActor>, req: FastifyRequest, reply: FastifyReply, link: FoundLink) {
  const words = uploadWords[ctx.lang];
  const header = req.headers['idempotency-key'];
  // With a key it may be the last upload once more, which is answered like the first time.
  if (isUsedUp(link) && header === undefined) throw new AppError('gone', words.link.usedUp);
  countTransfer(app, reply, 'upload', { link: link.id }, words.link.busy);
  await app.limits.use('upload', { ip: ctx.ip }, (seconds) => words.link.tooMany(waitingTime(seconds, ctx.lang)));
  const { fields, taken } = await readForm(req, words.refusals, {
    take: (one) => receiveFile(app, ctx, one, customerExtensions),
    discard: (one) => discardFile(app, one),
  });
  const { document } = await keepOrDiscard(app, ctx, taken, async () => {
    // Whatever type a caller names, the public route stores other.
    const { documentType: _type, ...given } = fields;
    const { description, paper } = parse(uploadFormSchema(words.refusals), given, ctx.lang);
    const same = sameUpload(taken, { description, paper });
    const claim = claimOf(header, uploadLinkPaths.one(':token'), link.id, same, app.vault);
    return uploadByLink(app, ctx, link, taken, { description, paper, claim });
  });
  return document;
}
