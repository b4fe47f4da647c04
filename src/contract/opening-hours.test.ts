import { expect, test } from 'vitest';
import { sampleBrand } from './brand.ts';
import { openingHours } from './opening-hours.ts';

const winter = new Date('2026-11-21T12:00:00Z');
const summer = new Date('2026-07-21T12:00:00Z');

test("the opening hours end with the brand's time zone abbreviation for that day, in Spanish with its name", () => {
  expect(openingHours(sampleBrand, 'en', winter)).toBe('Mon–Fri, 8am–6pm EST');
  expect(openingHours(sampleBrand, 'es', winter)).toBe('lun–vie, 8\u00a0a.m.–6\u00a0p.m., hora del Este');
  expect(openingHours(sampleBrand, 'en', summer)).toBe('Mon–Fri, 8am–6pm EDT');
  expect(openingHours({ ...sampleBrand, timeZone: 'America/Chicago' }, 'es', summer)).toMatch(/, hora central$/);
  expect(openingHours({ ...sampleBrand, timeZone: 'America/Phoenix' }, 'en', summer)).toMatch(/ MST$/);
});
