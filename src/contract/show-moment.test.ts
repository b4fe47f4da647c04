import { afterEach, expect, test, vi } from 'vitest';
import { showMoment } from './show-moment.ts';

const plain = (iso: string, lang: 'en' | 'es'): string => showMoment(iso, lang).replace(/\s/g, ' ');
const readFrom = (zone: string): void => void vi.stubEnv('TZ', zone);
afterEach(() => void vi.unstubAllEnvs());

test("an instant is shown in the reader's time zone, with the zone name", () => {
  const at = '2026-11-21T20:31:00.000Z';
  readFrom('America/Chicago');
  expect(plain(at, 'en')).toBe('Nov 21, 2026, 2:31 PM CST');
  readFrom('America/New_York');
  expect(plain(at, 'es')).toBe('21 nov 2026, 3:31 p.m. EST');
  expect(plain('2026-07-21T20:31:00.000Z', 'en')).toContain('EDT');
});

test('shows nothing for an empty time', () => {
  expect(plain('', 'en')).toBe('');
});
