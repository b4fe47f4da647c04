import type { Language } from '#contract/language.ts';
import { recommendationPath } from '#contract/recommendation-choices.ts';
import { request } from './request.ts';
import { visitorId } from './visitor-id.ts';

export type RecommendationInput = { amount: number; term: number; equipmentType: string; industry: string };

/**
 * @throws RequestError when the server refuses; Error for an answer without text; the browser's error without an
 * answer
 */
export async function apiRecommend(lang: Language, asked: RecommendationInput): Promise<string> {
  const { equipmentType, ...rest } = asked;
  const answer = await request('POST', recommendationPath, {
    visitorId: visitorId(),
    ...rest,
    ...(equipmentType === '' ? {} : { equipmentType }),
    language: lang,
  });
  const text = (answer as { recommendation?: unknown } | null)?.recommendation;
  if (typeof text !== 'string') throw new Error('The answer holds no recommendation');
  return text;
}
