import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [1, 'en', '1 second'],
  [90, 'en', '90 seconds'],
  [91, 'en', '2 minutes'],
  [1, 'es', '1 segundo'],
  [3600, 'es', '60 minutos'],
  [10_800, 'en', '180 minutes'],
  [10_801, 'en', '4 hours'],
  [86_400, 'es', '24 horas'],
] as const)('waitingTime formats %i seconds in %s as “%s”', (seconds, language, words) => {
  expect(waitingTime(seconds, language)).toBe(words);
});
