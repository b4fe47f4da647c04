import * as z from 'zod/mini';
import { adminPaths } from '#contract/admin.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import { copyReasonSchema, downloadSchema, signedCopyPaths, verifyAnswerSchema } from '#contract/signed-copy.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import type { App } from '#server/app.ts';
import { countUnknownToken } from '#server/features/dealers/validate-invite.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { referenceOfApplication } from '#server/features/applications/read.ts';
import { staffCtx, visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CopyFile, downloadCopy, downloadOwnCopy, printMaskedCopy } from './download.ts';
import { tooManyCodes, verifyCopy } from './verify.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const pdf = { description: 'The file', content: { 'application/pdf': { schema: z.string() } } };
const tags = ['Signed copies'];

/** The applicant's own copy, the staff's download, and the public confirmation. */
export function signedCopyRoutes(server: FastifyInstance, app: App): void {
  const body = () => downloadSchema(en.messages.unknown(app.brand.phones.main.display));
  server.post(
    signedCopyPaths.download,
    {
      config: { access: 'public', csrf: 'required' },
      schema: { tags, summary: "The applicant's signed copy, once", body: body(), response: { 200: pdf, ...errors } },
    },
    async (req, reply) => {
      const { token, language } = parse(body(), req.body);
      const ctx = visitorCtx(app, req, language);
      const file = await countUnknownToken(app, ctx, () => downloadOwnCopy(app, ctx, token), tooManyCodes(ctx));
      return sendFile(reply, file);
    },
  );
  server.get<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id/pdf`,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'The application as a PDF with masked numbers, marked as not the signed document; recorded',
        params: z.object({ id: z.string() }),
        response: { 200: pdf, ...errors },
      },
    },
    async (req, reply) => sendFile(reply, await printMaskedCopy(app, staffCtx(app, req), req.params.id)),
  );
  server.post<{ Params: { id: string } }>(
    `${adminPaths.applications}/:id/pdf`,
    {
      config: { access: 'staff', permission: 'files.reveal', csrf: 'required' },
      schema: {
        tags,
        summary: 'The signed copy with every number, for a reason; recorded as a reveal of each sensitive value',
        params: z.object({ id: z.string() }),
        body: copyReasonSchema,
        response: { 200: pdf, ...errors },
      },
    },
    async (req, reply) => {
      await referenceOfApplication(app.db.query, req.params.id);
      const { reason } = parse(copyReasonSchema, req.body);
      return sendFile(reply, await downloadCopy(app, staffCtx(app, req), req.params.id, reason));
    },
  );
  server.get<{ Params: { code: string } }>(
    `${signedCopyPaths.verify}/:code`,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Whether a signed copy with this code was made; shows nothing of it',
        params: z.object({ code: z.string() }),
        response: { 200: verifyAnswerSchema, ...errors },
      },
    },
    (req) => {
      const ctx = visitorCtx(app, req, acceptedLanguage(req.headers['accept-language']));
      return countUnknownToken(app, ctx, () => verifyCopy(app, ctx, req.params.code), tooManyCodes(ctx));
    },
  );
}

/** Always a download, never shown inside the site, and kept by no cache. */
const sendFile = (reply: FastifyReply, { name, pdf: file }: CopyFile): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(file.reveal());
