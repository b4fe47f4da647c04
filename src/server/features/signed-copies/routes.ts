import * as z from 'zod/mini';
import { adminPaths } from '#contract/admin.ts';
import { copyReasonSchema, downloadSchema, signedCopyPaths, verifyAnswerSchema } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import type { App } from '#server/app.ts';
import { countUnknownToken } from '#server/features/auth/invitation.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { referenceOfApplication } from '#server/features/applications/read.ts';
import { byId, route } from '#server/http/route.ts';
import { pdfAnswer, sendPdf } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { downloadCopy, downloadOwnCopy, printMaskedCopy } from './download.ts';
import { tooManyCodes, verifyCopy } from './verify.ts';

const tags = ['Signed copies'];

/** The applicant's copy, the download for staff, and the public verification. */
export function signedCopyRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: signedCopyPaths.download,
    access: 'public',
    csrf: 'required',
    tags,
    summary: "Downloads the applicant's signed copy, once",
    body: () => downloadSchema(en.messages.unknown(app.brand.phones.main.display)),
    answer: pdfAnswer,
    handler: async ({ ctx: visitor, body: { token, language = 'en' }, reply }) => {
      const ctx = { ...visitor, lang: language };
      const file = await countUnknownToken(app, ctx, () => downloadOwnCopy(app, ctx, token), tooManyCodes(ctx));
      return sendPdf(reply, file);
    },
  });
  route(server, app, {
    method: 'GET',
    path: `${adminPaths.applications}/:id/pdf`,
    access: 'staff',
    permission: 'files.read',
    tags,
    summary: 'Downloads the application as a PDF with masked numbers, marked as not the signed document; audited',
    params: byId,
    answer: pdfAnswer,
    handler: async ({ ctx, params, reply }) => sendPdf(reply, await printMaskedCopy(app, ctx, params.id)),
  });
  route(server, app, {
    method: 'POST',
    path: `${adminPaths.applications}/:id/pdf`,
    access: 'staff',
    permission: 'files.reveal',
    csrf: 'required',
    tags,
    summary: 'Downloads the signed copy with every number, for a reason; audited as a reveal of each sensitive value',
    params: byId,
    body: copyReasonSchema,
    answer: pdfAnswer,
    find: ({ params }) => referenceOfApplication(app.db.query, params.id),
    handler: async ({ ctx, params, body, reply }) =>
      sendPdf(reply, await downloadCopy(app, ctx, params.id, body.reason)),
  });
  route(server, app, {
    method: 'GET',
    path: `${signedCopyPaths.verify}/:code`,
    access: 'public',
    tags,
    summary: 'Confirms whether a copy with this code exists, without its content',
    lang: ({ headers }) => acceptedLanguage(headers['accept-language']),
    params: z.object({ code: z.string() }),
    answer: verifyAnswerSchema,
    handler: ({ ctx, params }) =>
      countUnknownToken(app, ctx, () => verifyCopy(app, ctx, params.code), tooManyCodes(ctx)),
  });
}
