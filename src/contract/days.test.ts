import { expect, test } from 'vitest';
import { dayIn, localDay } from './days.ts';

test.each([
  ['America/Chicago', '2026-03-05T05:59:00Z', '2026-03-04'],
  ['America/Chicago', '2026-03-05T06:00:00Z', '2026-03-05'],
  ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
])('the day in %s at %s is %s', (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day);
});

test.each(['2026-01-05T00:30:00Z', '2026-07-09T23:30:00Z', '2026-12-31T12:00:00Z'])(
  "the reader's day at %s is the day in the reader's time zone",
  (at) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(localDay(new Date(at))).toBe(dayIn(timeZone, new Date(at)));
  },
);
