import { recommendation } from '#copy/es/recommendation.ts';
import type { RecommendationProps } from './recommendation/words.ts';
import { Recommendation } from './recommendation.tsx';

export const RecommendationEs = (props: RecommendationProps) => (
  <Recommendation {...props} lang="es" copy={recommendation} />
);
