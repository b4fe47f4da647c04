import { expect, test } from 'vitest';
import type { DayTask } from '#contract/desk.ts';
import { countByNeed, daysUntil } from './due-tasks.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
const task = (kind: DayTask['kind'], answerBy: string | null = null) => ({ kind, answerBy, dueAt: null });

test.each([
  ['an overdue answer', task('decide', '2026-11-20T15:00:00Z'), 0],
  ['an answer that is due today', task('decide', '2026-11-25T18:00:00Z'), 0],
  ['documents that are due today', task('documents_due'), 0],
  ['an answer that is due in 5 days', task('review', '2026-11-30T15:00:00Z'), 5],
  ['a task without a time', task('documents'), undefined],
] as const)('the day of %s', (_case, given, day) => expect(daysUntil(given, now)).toBe(day));

test('tasks are counted by what they need, and files that the user may not decide are to follow', () => {
  const tasks = [task('decide'), task('documents_due'), task('decide')];
  expect(countByNeed(tasks, true)).toEqual(['2 to decide', '1 with documents due']);
  expect(countByNeed(tasks, false)).toEqual(['2 to follow', '1 with documents due']);
});
