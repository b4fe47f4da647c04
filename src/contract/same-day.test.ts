import { describe, expect, test } from 'vitest';
import { keptCallTime, sameDayDue } from './same-day.ts';

const hours = { receivedByHour: 15, answeredByHour: 18 };
const due = (at: string, wanted: 'any' | 'morning' | 'afternoon' = 'any', zone = 'America/New_York') =>
  sameDayDue(new Date(at), hours, zone, wanted).toISOString();

describe('the promised answer to a request', () => {
  test.each([
    ['the same day before the cut-off', '2026-11-24T19:59:59Z', '2026-11-24T23:00:00.000Z'],
    ['the next day from the cut-off on', '2026-11-24T20:00:00Z', '2026-11-25T23:00:00.000Z'],
    ['the same day for a request of the night', '2026-11-24T05:30:00Z', '2026-11-24T23:00:00.000Z'],
    ['Monday for a Friday after the cut-off', '2026-11-27T21:00:00Z', '2026-11-30T23:00:00.000Z'],
    ['Monday for a Saturday', '2026-11-21T15:00:00Z', '2026-11-23T23:00:00.000Z'],
    ['Monday for a Sunday night', '2026-11-23T03:00:00Z', '2026-11-23T23:00:00.000Z'],
    ['an hour earlier in UTC during daylight saving time', '2026-07-07T15:00:00Z', '2026-07-07T22:00:00.000Z'],
    ['Friday for Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-27T23:00:00.000Z'],
    ['Friday for the evening before Thanksgiving', '2026-11-25T23:30:00Z', '2026-11-27T23:00:00.000Z'],
    ['in winter time after the change of the weekend', '2026-10-30T20:00:00Z', '2026-11-02T23:00:00.000Z'],
    ['in daylight saving time after its change', '2026-03-06T21:00:00Z', '2026-03-09T22:00:00.000Z'],
  ])('is due %s', (_what, at, expected) => {
    expect(due(at)).toBe(expected);
  });

  test('follows the time zone of the lender', () => {
    expect(due('2026-11-24T20:00:00Z', 'any', 'America/Los_Angeles')).toBe('2026-11-25T02:00:00.000Z');
    expect(due('2026-11-24T20:00:00Z', 'any', 'Pacific/Honolulu')).toBe('2026-11-25T04:00:00.000Z');
  });

  test('is due by noon for a call in the morning, and the next morning from 11 on', () => {
    expect(due('2026-11-24T15:59:00Z', 'morning')).toBe('2026-11-24T17:00:00.000Z');
    expect(due('2026-11-24T16:00:00Z', 'morning')).toBe('2026-11-25T17:00:00.000Z');
    expect(due('2026-11-24T16:00:00Z', 'afternoon')).toBe('2026-11-24T23:00:00.000Z');
  });

  test('skips a holiday for a call in the morning or afternoon too', () => {
    expect(due('2026-11-25T16:30:00Z', 'morning')).toBe('2026-11-27T17:00:00.000Z');
    expect(due('2026-11-26T15:00:00Z', 'afternoon')).toBe('2026-11-27T23:00:00.000Z');
    expect(due('2026-11-24T23:30:00Z', 'afternoon')).toBe('2026-11-25T23:00:00.000Z');
  });

  test('names no afternoon where the lender answers by noon', () => {
    expect(keptCallTime('afternoon', { receivedByHour: 9, answeredByHour: 12 })).toBe('any');
    expect(keptCallTime('afternoon', hours)).toBe('afternoon');
    expect(keptCallTime('morning', { receivedByHour: 9, answeredByHour: 12 })).toBe('morning');
  });
});
