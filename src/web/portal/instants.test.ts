import { describe, expect, test } from 'vitest';
import { showAge, showCalendarDay, showInstant, showSpan, showUtc, showWait } from './instants.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number): string => new Date(now - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('ages in words', () => {
  test.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1 min'],
    [HOUR - 1, '59 min'],
    [HOUR, '1 hour'],
    [DAY - 1, '23 hours'],
    [DAY, '1 day'],
    [29 * DAY, '29 days'],
  ])('%d ms ago reads %s', (ms, words) => expect(showAge(ago(ms), now)).toBe(words));

  test('after a month it is a date, with its year unless that is this year', () => {
    expect(showAge(ago(40 * DAY), now)).toBe('Oct 12');
    expect(showAge(ago(365 * DAY), now)).toBe('Nov 21, 2025');
  });

  test('a wait stays a duration', () =>
    expect([0, 40 * DAY].map((ms) => showWait(ago(ms), now))).toEqual(['now', '40 days']));
});

test('an instant names its zone, and the certificate also shows it in UTC', () => {
  expect(showInstant('2026-11-21T06:06:46.123Z')).toMatch(/^Nov 2[01], 2026, \d{1,2}:06.(AM|PM) \S+/);
  expect(showUtc('2026-11-21T06:06:46.123Z')).toBe('2026-11-21 06:06:46 UTC');
});

test.each([
  ['2015-03-01', 'Mar 1, 2015'],
  ['2015-13-99', '2015-13-99'],
  ['03/01/2015', '03/01/2015'],
  ['', ''],
])('a calendar day is never moved by a zone: %s reads %s', (typed, shown) =>
  expect(showCalendarDay(typed)).toBe(shown),
);

test.each([
  [-MINUTE, '0 min'],
  [29 * MINUTE, '29 min'],
  [5 * HOUR + 39 * MINUTE, '5 h 39 min'],
  [2 * HOUR, '2 h'],
  [DAY, '1 day'],
  [49 * HOUR, '2 days'],
])('a span of %d ms reads %s', (ms, words) => expect(showSpan(ms)).toBe(words));
