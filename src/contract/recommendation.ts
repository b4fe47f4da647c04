import * as z from 'zod/mini';
import { languages } from './language.ts';
import { adviceDollars, adviceTerms, startTerm } from './recommendation-choices.ts';
import { choice } from './text.ts';
import { freeText, visitorIdSchema } from './visitors.ts';

export type RecommendationMessages = { amount: string; term: string; visitorId: string; text: string };

/** The body of POST /api/financing/recommend. Without a term the default applies. */
export const recommendationSchema = (m: RecommendationMessages) =>
  z.object({
    visitorId: visitorIdSchema(m.visitorId),
    amount: z.pipe(z.optional(z.unknown()), z.pipe(z.transform(adviceDollars), z.number({ error: m.amount }))),
    term: z.pipe(z.optional(z.unknown()), z.pipe(z.transform(termOf), z.literal(adviceTerms, { error: m.term }))),
    equipmentType: freeText(m.text),
    industry: freeText(m.text),
    language: choice(languages, 'en', m.text),
  });
export type RecommendationRequest = z.output<ReturnType<typeof recommendationSchema>>;

const termOf = (value: unknown): unknown =>
  value === undefined || value === null || value === '' ? startTerm : typeof value === 'string' ? Number(value) : value;

export const recommendationAnswerSchema = z.object({ success: z.literal(true), recommendation: z.string() });
