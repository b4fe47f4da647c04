import type { Language } from '#contract/language.ts';
import { recommendationAnswerSchema, recommendationSchema } from '#contract/recommendation.ts';
import { recommendationPath } from '#contract/recommendation-choices.ts';
import { recommendationMessages as en } from '#copy/en/recommendation-text.ts';
import { recommendationMessages as es } from '#copy/es/recommendation-text.ts';
import type { App } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { whenLeft } from '#server/http/send-file.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyInstance } from 'fastify';
import { recommendFinancing } from './recommend.ts';

const texts = { en, es };
const bodies = { en: recommendationSchema(en), es: recommendationSchema(es) };

export function recommendationRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'POST',
    path: recommendationPath,
    access: 'public',
    csrf: 'required',
    tags: ['Assistant'],
    summary: 'Returns a financing recommendation with an estimated payment, in the requested language',
    lang: ({ body }) => languageOf(body),
    limitFirst: ({ ctx: { ip, lang } }) =>
      app.limits.use('recommendation', { ip }, (seconds) => texts[lang].tooMany(waitingTime(seconds, lang))),
    body: (lang) => bodies[lang],
    answer: recommendationAnswerSchema,
    handler: async ({ ctx, body, reply }) => ({
      success: true as const,
      recommendation: await recommendFinancing(app, ctx, body, whenLeft(reply)),
    }),
  });
}

/** Refusals too are in the language that the body names. */
const languageOf = (body: unknown): Language =>
  typeof body === 'object' && body !== null && 'language' in body && body.language === 'es' ? 'es' : 'en';
