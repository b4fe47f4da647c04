import { describe, expect, test } from 'vitest';
import { answerWords, timeLeft } from './clock-words.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
const [tomorrow, yesterday, later] = [
  '2026-11-26T15:00:00.000Z',
  '2026-11-24T15:00:00.000Z',
  '2026-12-21T15:00:00.000Z',
];

describe('answerWords', () => {
  test('names the promised answer while there is time', () =>
    expect(answerWords({ answerBy: tomorrow, dueAt: later }, now)).toMatch(/^Answer promised by Thu, Nov 26, \d/));

  test('names the deadline of Regulation B when it is nearer', () =>
    expect(answerWords({ answerBy: later, dueAt: tomorrow }, now)).toBe('Regulation B: decide by Nov 26, 2026'));

  test('names both once the promised time is over', () =>
    expect(answerWords({ answerBy: yesterday, dueAt: later }, now)).toMatch(
      /^The answer was promised by Tue, Nov 24, .+\. Regulation B: decide by Dec 21, 2026$/,
    ));

  test('says only that it is late where no deadline is known', () =>
    expect(answerWords({ answerBy: yesterday, dueAt: null }, now)).toMatch(/^The answer was promised by Tue, Nov 24/));
});

describe('timeLeft', () => {
  test.each([
    ['the promise while there is time', tomorrow, later, 'Answer due in 1 day', 'plain'],
    ['the promise on its day', '2026-11-25T18:00:00.000Z', later, 'Answer due today', 'warn'],
    ['a late promise', yesterday, later, 'Promised answer 1 day late', 'bad'],
    ['a late promise of a deal', yesterday, null, 'Promised answer 1 day late', 'bad'],
    ['both when the law is near', yesterday, tomorrow, 'Reg B: 1 day, promised answer 1 day late', 'bad'],
    ['both on the last day', yesterday, '2026-11-25T18:00:00.000Z', 'Reg B: today, promised answer 1 day late', 'bad'],
    [
      'both when both are over',
      '2026-10-28T15:00:00.000Z',
      yesterday,
      'Reg B: 1 day overdue, promised answer 28 days late',
      'bad',
    ],
    ['the law where it is earlier', later, tomorrow, 'Reg B: 1 day left', 'warn'],
    ['the law where nothing is promised', null, later, 'Reg B: 26 days left', 'plain'],
    ['nothing without a clock', null, null, '', 'plain'],
  ])('names %s', (_case, answerBy, dueAt, left, tone) =>
    expect(timeLeft({ answerBy, dueAt }, now)).toEqual({ left, tone }),
  );
});
