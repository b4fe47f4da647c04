import { expect, test } from 'vitest';
import { promisedAnswer } from './promised-answer.ts';

test.each([
  ['Monday', '2026-11-23T15:00:00Z', '2026-11-25T15:00:00.000Z'],
  ['Wednesday before Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-30T15:00:00.000Z'],
  ['Thursday', '2026-11-26T15:00:00Z', '2026-11-30T15:00:00.000Z'],
  ['Friday', '2026-11-27T15:00:00Z', '2026-12-01T15:00:00.000Z'],
  ['Saturday', '2026-11-28T15:00:00Z', '2026-12-01T15:00:00.000Z'],
  ['Sunday', '2026-11-29T15:00:00Z', '2026-12-01T15:00:00.000Z'],
])('an application that is complete on a %s has its answer two business days later', (_day, complete, answer) =>
  expect(promisedAnswer(new Date(complete), 'America/New_York').toISOString()).toBe(answer),
);

test('the weekday is the one of the zone: Sunday night in New York is Monday in UTC', () => {
  const sunday = new Date('2026-11-30T03:00:00Z');
  expect(promisedAnswer(sunday, 'America/New_York').toISOString()).toBe('2026-12-02T03:00:00.000Z');
  expect(promisedAnswer(sunday, 'Asia/Tokyo').toISOString()).toBe('2026-12-02T03:00:00.000Z');
  const friday = new Date('2026-11-28T03:00:00Z');
  expect(promisedAnswer(friday, 'America/New_York').toISOString()).toBe('2026-12-02T03:00:00.000Z');
  expect(promisedAnswer(friday, 'UTC').toISOString()).toBe('2026-12-01T03:00:00.000Z');
});
