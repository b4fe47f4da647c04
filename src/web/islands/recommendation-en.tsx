import { recommendation } from '#copy/en/recommendation.ts';
import type { RecommendationProps } from './recommendation/words.ts';
import { Recommendation } from './recommendation.tsx';

export const RecommendationEn = (props: RecommendationProps) => (
  <Recommendation {...props} lang="en" copy={recommendation} />
);
