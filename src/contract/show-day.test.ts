import { afterEach, expect, test, vi } from 'vitest';
import { showDay, showDayOf } from './show-day.ts';

afterEach(() => void vi.unstubAllEnvs());

test("a day is written in full in Spanish and short in English, in the zone or in the reader's", () => {
  const late = new Date('2026-12-01T02:00:00Z');
  expect(showDayOf(late, 'en', 'America/Chicago')).toBe('Mon, Nov 30');
  expect(showDayOf(late, 'es', 'America/Chicago')).toBe('lunes 30 de noviembre');
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(showDayOf(late, 'es')).toBe('martes 1 de diciembre');
});

test('a calendar day is not moved by a zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect([showDay('2026-12-31', 'en'), showDay('2026-12-31', 'es')]).toEqual(['Thu, Dec 31', 'jueves 31 de diciembre']);
});
