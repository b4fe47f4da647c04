import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { type Kind, scoreAssistant } from './support/assistant-score.ts';

/** The least right answers of each set. A better score raises its floor. */
const floors: Record<Language, Record<Kind, number>> = {
  en: { topic: 30, calculator: 12, 'off-topic': 6, forbidden: 8, visitors: 56, conversations: 112 },
  es: { topic: 31, calculator: 12, 'off-topic': 6, forbidden: 8, visitors: 56, conversations: 107 },
};

test.each(scoreAssistant())('answers the $lang $kind questions as well as before, $right of $asked', (score) => {
  expect(score.right, score.missed.join(' ')).toBeGreaterThanOrEqual(floors[score.lang][score.kind]);
  expect(score.wrongNumbers).toEqual([]);
  expect(score.reached).toBe(true);
});
