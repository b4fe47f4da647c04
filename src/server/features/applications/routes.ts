import { applicationPaths } from '#contract/application-choices.ts';
import { applicationAnswerSchema, applicationSchema } from '#contract/application.ts';
import { languages } from '#contract/language.ts';
import { application as en } from '#copy/en/application-messages.ts';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { application as es } from '#copy/es/application-messages.ts';
import { creditApplication as esForm } from '#copy/es/credit-application.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { SavedAnswer } from '#server/lib/idempotency.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { submitApplication } from './submit.ts';

const texts = { en, es };
const formTexts = { en: enForm, es: esForm };

/** Adds the routes of both languages. Only the address decides the language. */
export function applicationRoutes(server: FastifyInstance, app: App): void {
  for (const lang of languages) {
    const tooMany = (seconds: number): string => texts[lang].tooMany(waitingTime(seconds, lang));
    route(server, app, {
      method: 'POST',
      path: applicationPaths[lang],
      access: 'public',
      csrf: 'required',
      tags: ['Credit application'],
      summary: lang === 'en' ? 'Submits a credit application' : 'Submits a credit application in Spanish',
      lang: () => lang,
      body: applicationSchema(formTexts[lang].messages),
      // Invalid calls have a separate, wider limit, so that a typo does not use up the limit of stored applications.
      limitInvalid: ({ ctx: { ip } }) => app.limits.use('applicationRefused', { ip }, tooMany),
      idempotent: true,
      answer: applicationAnswerSchema,
      status: 201,
      handler: async ({ ctx, body, claim, reply }) => {
        const store = () => submitApplication(app, ctx, body, claim);
        const { status, answer } = await storeCounted(app, ctx.ip, store, tooMany);
        return reply.code(status).send(answer);
      },
    });
  }
}

type TooMany = (seconds: number) => string;

/** Counts before storing, for concurrent calls. A replay returns its use. */
async function storeCounted(
  app: App,
  ip: string,
  store: () => Promise<SavedAnswer>,
  tooMany: TooMany,
): Promise<SavedAnswer> {
  await app.limits.use('applicationStored', { ip }, tooMany);
  try {
    const answered = await store();
    // A replay returns the first answer, whatever was used since.
    if (answered.replayed) await app.limits.refund('applicationStored', { ip });
    return answered;
  } catch (error) {
    await app.limits.refund('applicationStored', { ip });
    if (error instanceof AppError) await app.limits.use('applicationRefused', { ip }, tooMany);
    throw error;
  }
}
