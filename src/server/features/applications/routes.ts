import { applicationPaths } from '#contract/application-choices.ts';
import { applicationAnswerSchema, applicationSchema } from '#contract/application.ts';
import { languages } from '#contract/language.ts';
import { application as en } from '#copy/en/application-messages.ts';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { application as es } from '#copy/es/application-messages.ts';
import { creditApplication as esForm } from '#copy/es/credit-application.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/core/errors.ts';
import { type Answered, claimOf } from '#server/core/idempotency.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { submitApplication } from './submit.ts';

const texts = { en, es };
const formTexts = { en: enForm, es: esForm };

/** Both languages are one route group: the address decides the language and nothing else. */
export function applicationRoutes(server: FastifyInstance, app: App): void {
  for (const lang of languages) {
    const body = applicationSchema(formTexts[lang].messages);
    server.post(
      applicationPaths[lang],
      {
        config: { access: 'public', csrf: 'required' },
        schema: {
          tags: ['Credit application'],
          summary: lang === 'en' ? 'Submits a credit application' : 'Submits a credit application in Spanish',
          body,
          response: { 201: applicationAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
        },
      },
      async (req, reply) => {
        const ctx = visitorCtx(app, req, lang);
        const tooMany = (seconds: number) => texts[lang].tooMany(waitingTime(seconds, lang));
        const input = await parseCounted(app, ctx.ip, () => parse(body, req.body, lang), tooMany);
        const claim = claimOf(req.headers['idempotency-key'], applicationPaths[lang], 'public', input, app.vault);
        const store = () => submitApplication(app, ctx, input, claim);
        const { status, answer } = await storeCounted(app, ctx.ip, store, tooMany);
        return reply.code(status).send(answer);
      },
    );
  }
}

type TooMany = (seconds: number) => string;

/** Refusals have their own, wider limit: a person who mistypes must not use up the one of stored applications. */
async function parseCounted<T>(app: App, ip: string, read: () => T, tooMany: TooMany): Promise<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) await app.limits.use('applicationRefused', { ip }, tooMany);
    throw error;
  }
}

/** Counted before, so that many at once cannot slip through; what was not stored now gives its place back. */
async function storeCounted(app: App, ip: string, store: () => Promise<Answered>, tooMany: TooMany): Promise<Answered> {
  await app.limits.use('applicationStored', { ip }, tooMany);
  try {
    const answered = await store();
    // A replay is the first answer again, whatever has been used since.
    if (answered.replayed) await app.limits.refund('applicationStored', { ip });
    return answered;
  } catch (error) {
    await app.limits.refund('applicationStored', { ip });
    if (error instanceof AppError) await app.limits.use('applicationRefused', { ip }, tooMany);
    throw error;
  }
}
