import { estimatePath, inquiryPaths } from '#contract/inquiry-paths.ts';
import { estimateAnswerSchema, estimateSchema } from '#contract/estimate-email.ts';
import {
  changeInquirySchema,
  inquiriesAnswerSchema,
  inquiriesQuerySchema,
  inquiryAnswerSchema,
  inquiryChangedSchema,
  inquirySchema,
} from '#contract/inquiries.ts';
import type { Language } from '#contract/language.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { byId, route } from '#server/http/route.ts';
import type { SavedAnswer } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyInstance } from 'fastify';
import { changeInquiry, listInquiries } from './desk.ts';
import { emailEstimate } from './email-estimate.ts';
import { receiveInquiry } from './receive.ts';

const texts = { en, es };
const inquiryBodies = { en: inquirySchema(en.messages), es: inquirySchema(es.messages) };
const estimateBodies = { en: estimateSchema(en.estimateMessages), es: estimateSchema(es.estimateMessages) };

export function inquiryRoutes(server: FastifyInstance, app: App): void {
  visitorRoutes(server, app);
  staffRoutes(server, app);
}

function visitorRoutes(server: FastifyInstance, app: App): void {
  const sent = { access: 'public', csrf: 'required', tags: ['Inquiries'] } as const;
  const lang = ({ body }: { body: unknown }): Language => languageOf(body);
  const limitInvalid = ({ ctx }: { ctx: Ctx }) =>
    app.limits.use('publicWrite', { ip: ctx.ip, scope: 'inquiry' }, tooMany(ctx));
  route(server, app, {
    ...sent,
    method: 'POST',
    path: inquiryPaths.send,
    summary: 'Asks for a quote, a call or access as a dealer',
    lang,
    body: (language) => inquiryBodies[language],
    limitInvalid,
    idempotent: true,
    answer: inquiryAnswerSchema,
    status: 201,
    handler: async ({ ctx, body, claim, reply }) => {
      const recipient = body.kind === 'callback' || body.email === '' ? body.phone.replace(/\D/g, '') : body.email;
      const { status, answer } = await counted(app, ctx, recipient, () => receiveInquiry(app, ctx, body, claim));
      return reply.code(status).send(answer);
    },
  });
  route(server, app, {
    ...sent,
    method: 'POST',
    path: estimatePath,
    summary: 'Emails the figures of the calculator for these choices',
    lang,
    body: (language) => estimateBodies[language],
    limitInvalid,
    idempotent: true,
    answer: estimateAnswerSchema,
    status: 201,
    handler: async ({ ctx, body, claim, reply }) => {
      const { status, answer } = await counted(app, ctx, body.email, () => emailEstimate(app, ctx, body, claim));
      return reply.code(status).send(answer);
    },
  });
}

const tooMany =
  ({ lang }: Ctx) =>
  (seconds: number): string =>
    texts[lang].tooMany(waitingTime(seconds, lang));

/** Counts per network and recipient before storing, for concurrent calls. A replay and a failure return their uses. */
async function counted(app: App, ctx: Ctx, recipient: string, store: () => Promise<SavedAnswer>): Promise<SavedAnswer> {
  const [network, to] = [{ ip: ctx.ip }, recipient.toLowerCase()];
  const refund = (): Promise<void> => app.limits.refund('inquiry', network);
  await app.limits.use('inquiry', network, tooMany(ctx));
  try {
    await app.limits.use('inquiryRecipient', to, tooMany(ctx));
  } catch (error) {
    await refund();
    throw error;
  }
  let isReturned = true;
  try {
    const answered = await store();
    isReturned = answered.replayed;
    return answered;
  } finally {
    if (isReturned) {
      await refund();
      await app.limits.refund('inquiryRecipient', to);
    }
  }
}

/** Refusals too are in the language that the body names. */
const languageOf = (body: unknown): Language =>
  typeof body === 'object' && body !== null && 'language' in body && body.language === 'es' ? 'es' : 'en';

function staffRoutes(server: FastifyInstance, app: App): void {
  const staff = { access: 'staff', permission: 'inquiries.work', tags: ['Back office'] } as const;
  route(server, app, {
    ...staff,
    method: 'GET',
    path: inquiryPaths.list,
    summary: 'Lists inquiries of visitors, new ones first by due time',
    query: inquiriesQuerySchema,
    answer: inquiriesAnswerSchema,
    handler: ({ ctx, query }) => listInquiries(app, ctx, query),
  });
  route(server, app, {
    ...staff,
    csrf: 'required',
    method: 'PATCH',
    path: inquiryPaths.one(':id'),
    summary: 'Changes the state of an inquiry; audited',
    params: byId,
    body: changeInquirySchema,
    answer: inquiryChangedSchema,
    handler: async ({ ctx, params, body }) => ({
      success: true as const,
      inquiry: await changeInquiry(app, ctx, params.id, body),
    }),
  });
}
