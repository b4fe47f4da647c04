import { describe, expect, test } from 'vitest';
import { answerWords } from './clock-words.ts';

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
