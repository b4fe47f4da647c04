import { expect, test } from 'vitest';
import { timeZoneOfApplicant } from './state-time-zones.ts';

test.each([
  ['Nebraska', 'America/Chicago'],
  ['ca', 'America/Los_Angeles'],
  ['Nueva York', 'America/New_York'],
  ['', 'America/Denver'],
  ['Ontario', 'America/Denver'],
])('the zone of "%s" is %s', (typed, zone) => {
  expect(timeZoneOfApplicant(typed, 'America/Denver')).toBe(zone);
});
