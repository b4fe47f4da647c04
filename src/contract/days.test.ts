import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayIn, localDay } from './days.ts';

test.each([
  ['America/Chicago', '2026-03-05T05:59:00Z', '2026-03-04'],
  ['America/Chicago', '2026-03-05T06:00:00Z', '2026-03-05'],
  ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
])('the day in %s at %s is %s', (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day);
});

describe("the reader's day", () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['America/Chicago', '2026-03-05T05:59:00Z', '2026-03-04'],
    ['America/Chicago', '2026-03-05T06:00:00Z', '2026-03-05'],
    ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (zone, at, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(at))).toBe(day);
  });
});
