import { describe, expect, test } from 'vitest';
import { answerWords, clockWords, timeLeft } from './clock-words.ts';

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

describe('clockWords of a file that waits for documents', () => {
  const waiting = (respondBy: string | null) =>
    clockWords({ state: 'waiting', completeAt: null, answerBy: null, dueAt: null, respondBy }, now);

  test('names the last day, whatever the zone of the reader', () =>
    expect(waiting('2026-12-05')).toMatchObject({ left: 'By Dec 5', tone: 'plain' }));

  test('is amber on the last day', () =>
    expect(waiting('2026-11-25')).toMatchObject({ left: 'By Nov 25', tone: 'warn' }));

  test('says that the applicant did not respond once that day is over', () =>
    expect(waiting('2026-11-20')).toMatchObject({ left: 'No response by the deadline', tone: 'bad' }));

  test('names no day where none is known', () => expect(waiting(null)).toMatchObject({ left: '' }));
});

const at = (utcHour: number, minute = 0): string => new Date(Date.UTC(2026, 10, 25, utcHour, minute)).toISOString();
/** In the reader's zone. */
const timeOf = (iso: string, minute?: '2-digit'): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute }).format(new Date(iso));

describe('timeLeft', () => {
  test.each([
    ['the promise while there is time', tomorrow, later, 'Due Nov 26', 'plain'],
    ['the promise on its day', at(18), later, `Due ${timeOf(at(18))}`, 'warn'],
    ['the minutes of a promise', at(18, 25), later, `Due ${timeOf(at(18, 25), '2-digit')}`, 'warn'],
    ['a promise that is late since today', at(13), later, 'Late 2 h', 'bad'],
    ['a promise that is late since now', at(14, 35), later, 'Late 25 min', 'bad'],
    ['a late promise', yesterday, later, 'Late 1 day', 'bad'],
    ['a late promise of a deal', yesterday, null, 'Late 1 day', 'bad'],
    ['both when the law is near', yesterday, tomorrow, 'Late 1 day, Reg B Nov 26', 'bad'],
    ['both on the last day', yesterday, at(18), 'Late 1 day, Reg B today', 'bad'],
    ['both when both are over', '2026-10-28T15:00:00.000Z', yesterday, 'Late 28 days, Reg B late 1 day', 'bad'],
    ['the law where it is earlier', later, tomorrow, 'Reg B Nov 26', 'plain'],
    ['the law where nothing is promised', null, later, 'Reg B Dec 21', 'plain'],
    ['nothing without a clock', null, null, '', 'plain'],
  ])('names %s', (_case, answerBy, dueAt, left, tone) =>
    expect(timeLeft({ answerBy, dueAt }, now)).toEqual({ left, tone }),
  );
});
