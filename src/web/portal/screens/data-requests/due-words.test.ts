import { describe, expect, test } from 'vitest';
import { ageOf, dueWords } from './due-words.ts';

const now = new Date(2026, 10, 22, 9).getTime();

describe('how long a request has been waiting', () => {
  test.each([
    ['2026-11-22', 'Due today'],
    ['2026-11-23', '1 day left'],
    ['2027-01-06', '45 days left'],
    ['2026-11-21', 'Overdue by 1 day'],
    ['2026-11-12', 'Overdue by 10 days'],
  ])('answer by %s: %s', (day, words) => expect(dueWords(day, now)).toBe(words));

  test.each([
    ['2026-11-22', 'Today'],
    ['2026-11-21', '1 day ago'],
    ['2026-10-23', '30 days ago'],
  ])('received on %s: %s', (day, words) => expect(ageOf(day, now)).toBe(words));
});
