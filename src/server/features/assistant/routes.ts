import { errorAnswerSchema } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { recommendationAnswerSchema, recommendationSchema } from '#contract/recommendation.ts';
import { recommendationPath } from '#contract/recommendation-choices.ts';
import { recommendationMessages as en } from '#copy/en/recommendation-text.ts';
import { recommendationMessages as es } from '#copy/es/recommendation-text.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/core/waiting-time.ts';
import { visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { whenLeft } from '#server/http/when-left.ts';
import type { FastifyInstance } from 'fastify';
import { recommendFinancing } from './recommend.ts';

const messages = { en, es };
const bodies = { en: recommendationSchema(en), es: recommendationSchema(es) };

export function recommendationRoutes(server: FastifyInstance, app: App): void {
  server.post(
    recommendationPath,
    {
      config: { access: 'public', csrf: 'required' },
      schema: {
        tags: ['Assistant'],
        summary: 'A financing recommendation with an estimated payment, in the language asked for',
        body: bodies.en,
        response: { 200: recommendationAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
      },
    },
    async (req, reply) => {
      const lang = languageOf(req.body);
      await app.limits.use('recommendation', { ip: req.ip }, (seconds) =>
        messages[lang].tooMany(waitingTime(seconds, lang)),
      );
      const input = parse(bodies[lang], req.body, lang);
      const recommendation = await recommendFinancing(app, visitorCtx(app, req, lang), input, whenLeft(reply));
      return { success: true as const, recommendation };
    },
  );
}

/** Refusals too are in the language that the body names. */
const languageOf = (body: unknown): Language =>
  typeof body === 'object' && body !== null && 'language' in body && body.language === 'es' ? 'es' : 'en';
