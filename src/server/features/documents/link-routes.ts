import * as z from 'zod/mini';
import { customerExtensions, uploadBodySchema, uploadFormSchema } from '#contract/documents.ts';
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
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import type { Ctx, CustomerActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { claimOf, isKeyKnown } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { requireLinkable } from '#server/features/deals/read.ts';
import { countUnknownToken } from '#server/features/auth/invitation.ts';
import { countMegabytes, uploadWords } from './receive.ts';
import { isUsedUp, remainingUploads, requireUploadLink, sameUpload, uploadByLink } from './upload.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { countTransfer } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { receiveUpload } from '#server/http/receive-upload.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUploadLink, listLinks, readUploadLink, requireOwnLink, revokeUploadLink } from './links.ts';
import { referenceOf } from './present.ts';
import type { FoundLink } from './link-store.ts';

const tags = ['Upload links'];
const own = { access: 'dealer', permission: 'deals.own', tags } as const;
const byToken = z.object({ token: z.string() });
const lang = ({ headers }: FastifyRequest): Language => acceptedLanguage(headers['accept-language']);

/** Adds the routes of upload links: dealers create them, customers use them without signing in. */
export function uploadLinkRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...own,
    method: 'POST',
    path: uploadLinkPaths.ofDeal(':id'),
    csrf: 'required',
    summary: 'Creates a link by which a customer adds documents to a deal',
    params: byId,
    body: createUploadLinkSchema,
    answer: uploadLinkCreatedSchema,
    status: 201,
    find: ({ ctx, params }) => requireLinkable(app.db.query, ctx, params.id),
    limit: ({ ctx }) =>
      app.limits.use('uploadLink', ctx.actor.accountId, (seconds) =>
        documentWords.tooManyLinks(waitingTime(seconds, 'en')),
      ),
    handler: ({ ctx, params, body }) => createUploadLink(app, ctx, params.id, body),
  });
  route(server, app, {
    ...own,
    method: 'GET',
    path: uploadLinkPaths.ofDeal(':id'),
    summary: 'Lists the upload links of a deal, newest first, without their URLs',
    params: byId,
    answer: uploadLinksAnswerSchema,
    handler: async ({ ctx, params }) => ({ uploadLinks: await listLinks(app, ctx, params.id) }),
  });
  route(server, app, {
    ...own,
    method: 'POST',
    path: uploadLinkPaths.revoke(':id'),
    csrf: 'required',
    summary: 'Revokes an upload link',
    params: byId,
    answer: uploadLinkChangedSchema,
    find: ({ ctx, params }) => requireOwnLink(app.db.query, ctx, params.id),
    handler: async ({ ctx, params }) => ({
      success: true as const,
      uploadLink: await revokeUploadLink(app, ctx, params.id),
    }),
  });
  route(server, app, {
    method: 'GET',
    path: uploadLinkPaths.one(':token'),
    access: 'public',
    tags,
    summary: 'Returns the purpose of an upload link without counting a use',
    lang,
    params: byToken,
    answer: uploadLinkAnswerSchema,
    handler: ({ ctx, params }) => known(app, ctx, () => readUploadLink(app, ctx, params.token)),
  });
  route(server, app, {
    method: 'POST',
    path: uploadLinkPaths.one(':token'),
    access: 'public',
    csrf: 'exempt',
    takesFile: true,
    tags,
    summary: 'Adds one document of at most 50 MB, always of type other',
    lang,
    params: byToken,
    find: ({ ctx, params }) => known(app, ctx, () => requireUploadLink(app, ctx, params.token)),
    lateBody: uploadBodySchema,
    answer: customerUploadedSchema,
    status: 201,
    handler: async ({ ctx: visitor, found: link, req, reply }) => {
      const ctx = { ...visitor, actor: { kind: 'customer', linkId: link.id } as const };
      const document = await receive(app, ctx, req, reply, link);
      return {
        success: true as const,
        document,
        remainingUploads: await remainingUploads(app, link),
        reference: referenceOf(app, link),
      };
    },
  });
}

const known = <T>(app: App, ctx: Ctx, work: () => Promise<T>): Promise<T> =>
  countUnknownToken(app, ctx, work, (seconds) =>
    uploadWords[ctx.lang].link.tooManyUnknown(waitingTime(seconds, ctx.lang)),
  );

async function receive(app: App, ctx: Ctx<CustomerActor>, req: FastifyRequest, reply: FastifyReply, link: FoundLink) {
  const words = uploadWords[ctx.lang];
  const header = req.headers['idempotency-key'];
  // A known key may repeat the last upload, which returns the first answer.
  const route = uploadLinkPaths.one(':token');
  if (isUsedUp(link) && !(await isKeyKnown(app.db.query, { header, route, caller: link.id })))
    throw new AppError('gone', words.link.usedUp);
  countTransfer(app, reply, 'upload', { link: link.id }, words.link.busy);
  await app.limits.use('upload', { ip: ctx.ip }, (seconds) => words.link.tooMany(waitingTime(seconds, ctx.lang)));
  await countMegabytes(app, req.headers['content-length'], link.account_id, words.link.quota, ctx.lang);
  const { document } = await receiveUpload(app, ctx, req, customerExtensions, async (file, fields) => {
    // The public route stores type other, whatever the caller sends.
    const { documentType: _type, ...given } = fields;
    const { description, paper } = parse(uploadFormSchema(words.refusals), given, ctx.lang);
    const same = sameUpload(file, { description, paper });
    const claim = claimOf(header, route, link.id, same, app.vault);
    return uploadByLink(app, ctx, link, file, { description, paper, claim });
  });
  return document;
}
