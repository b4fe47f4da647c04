import type { Language } from '#contract/language.ts';
import type { recommendation } from '#copy/en/recommendation.ts';
import type { Pricing } from '#finance/tiers.ts';

export type RecommendationProps = { pricing: Pricing; applyHref: string };
export type RecommendationWords = RecommendationProps & { lang: Language; copy: typeof recommendation };
