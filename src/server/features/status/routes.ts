import * as z from 'zod/mini';
import { customerExtensions, uploadBodySchema } from '#contract/documents.ts';
import { type Language, languages } from '#contract/language.ts';
import { type RequiredDocument, requiredDocumentKinds } from '#contract/required-documents.ts';
import {
  findStatusAnswerSchema,
  findStatusSchema,
  statusPages,
  statusPaths,
  type StatusReply,
  statusUploadSchema,
} from '#contract/status-page.ts';
import { findStatus as en } from '#copy/en/find-status.ts';
import { findStatus as es } from '#copy/es/find-status.ts';
import type { App } from '#server/app.ts';
import type { Ctx, CustomerActor } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { uploadWords } from '#server/features/documents/receive.ts';
import { sameUpload } from '#server/features/documents/upload.ts';
import type { CopyFile } from '#server/features/signed-copies/download.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { countTransfer } from '#server/http/guards.ts';
import { receiveUpload } from '#server/http/receive-upload.ts';
import { route } from '#server/http/route.ts';
import { sendPdf } from '#server/http/send-file.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { claimOf, isKeyKnown } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endReminders, openCompleteCopy, openMaskedCopy, sendCode } from './actions.ts';
import { findApplications } from './find.ts';
import { requireStatusLink } from './read.ts';
import type { FoundStatusLink } from './store.ts';
import { uploadByApplicant } from './upload.ts';

const findTexts = { en, es };
const findBodies = { en: findStatusSchema(en.form.emailMissing), es: findStatusSchema(es.form.emailMissing) };
const byToken = z.object({ token: z.string() });
const asHolder = (ctx: Ctx, link: FoundStatusLink): Ctx<CustomerActor> => ({
  ...ctx,
  actor: { kind: 'customer', linkId: link.id },
});

/** Adds the routes of applicants: requesting their link and, as its holder, acting on its page. */
export function statusRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: statusPaths.find,
    access: 'public',
    csrf: 'required',
    tags: ['Status page'],
    summary: 'Emails the links of the open applications of an address; the answer is the same for all addresses',
    lang: ({ headers }) => acceptedLanguage(headers['accept-language']),
    limitFirst: ({ ctx }) =>
      app.limits.use('publicWrite', { ip: ctx.ip }, (s) => findTexts[ctx.lang].tooMany(waitingTime(s, ctx.lang))),
    body: (lang) => findBodies[lang],
    answer: findStatusAnswerSchema,
    handler: async ({ ctx, body }) => {
      await findApplications(app, ctx, body.email);
      return { success: true as const, message: findTexts[ctx.lang].sent(app.brand.phones.main.display) };
    },
  });
  route(server, app, {
    method: 'POST',
    path: statusPaths.documents(':token'),
    access: 'public',
    csrf: 'exempt',
    takesFile: true,
    tags: ['Status page'],
    summary: 'Adds one file of at most 50 MB to a requested document of an application',
    lang: ({ headers }) => acceptedLanguage(headers['accept-language']),
    params: byToken,
    find: ({ ctx, params }) => requireStatusLink(app, ctx, params.token),
    lateBody: uploadBodySchema,
    answer: statusUploadSchema,
    status: 201,
    handler: ({ ctx, found: link, req, reply }) => receive(app, asHolder(ctx, link), req, reply, link),
  });
  void server.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_req, body, parsed) =>
      parsed(null, body),
    );
    for (const lang of languages) formRoute(forms, app, lang);
    done();
  });
}

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT = 1024;

/** Adds the route of the page's buttons, which are plain forms and work without JavaScript. */
function formRoute(server: FastifyInstance, app: App, lang: Language): void {
  route(server, app, {
    access: 'page',
    method: 'POST',
    path: `${statusPages[lang]}/:token`,
    bodyLimit: BODY_LIMIT,
    lang: () => lang,
    params: byToken,
    handler: async ({ ctx, params: { token }, req, reply }) => {
      const page = `${statusPages[lang]}/${encodeURIComponent(token)}`;
      const form = new URLSearchParams(typeof req.body === 'string' ? req.body : '');
      const answer = await act(app, ctx, token, form);
      if (typeof answer === 'object') return sendPdf(reply, answer);
      return reply.redirect(answer === undefined ? page : `${page}?reply=${answer}`, 303);
    },
  });
}

async function act(
  app: App,
  ctx: Ctx,
  token: string,
  form: URLSearchParams,
): Promise<CopyFile | StatusReply | undefined> {
  try {
    const link = await requireStatusLink(app, ctx, token);
    const holder = asHolder({ ...ctx, now: await readDatabaseTime(app.db.query) }, link);
    const action = form.get('act');
    if (action === 'masked') return await openMaskedCopy(app, holder, link);
    if (action === 'code') return await sendCode(app, holder, link);
    if (action === 'complete')
      return (await openCompleteCopy(app, holder, link, form.get('code') ?? '')) ?? 'code-wrong';
    if (action === 'reminders') return await endReminders(app, holder, link);
    return undefined;
  } catch (error) {
    // The page says what an unknown, revoked or expired link is.
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    return error.code === 'rate_limited' || error.code === 'in_progress' ? 'wait' : undefined;
  }
}

async function receive(
  app: App,
  ctx: Ctx<CustomerActor>,
  req: FastifyRequest,
  reply: FastifyReply,
  link: FoundStatusLink,
) {
  const words = uploadWords[ctx.lang];
  const header = req.headers['idempotency-key'];
  const path = statusPaths.documents(':token');
  countTransfer(app, reply, 'upload', { link: link.id }, words.link.busy);
  const wait = (seconds: number): string => words.link.tooMany(waitingTime(seconds, ctx.lang));
  await app.limits.use('upload', { ip: ctx.ip }, wait);
  // A known key may be the last file of the day, sent again because its answer was lost.
  const isCounted = !(await isKeyKnown(app.db.query, { header, route: path, caller: link.id }));
  if (isCounted) await app.limits.use('statusUpload', link.id, wait);
  try {
    const { kept, ...answer } = await receiveUpload(app, ctx, req, customerExtensions, async (file, fields) => {
      const paper = requiredDocumentKinds.find((one): one is RequiredDocument => one === fields['paper']);
      if (!paper) throw fieldError('paper', words.refusals.paper);
      const claim = claimOf(header, path, link.id, sameUpload(file, { paper }), app.vault);
      return uploadByApplicant(app, ctx, link, file, { paper, claim });
    });
    if (!kept && isCounted) await app.limits.refund('statusUpload', link.id);
    return answer;
  } catch (error) {
    if (isCounted) await app.limits.refund('statusUpload', link.id);
    throw error;
  }
}
