import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { privacy as en } from './en/privacy.ts';
import { privacy as es } from './es/privacy.ts';

/** What the notice said from each day on, as its SHA-256. A line is added with each change, and none is changed. */
const published: Record<string, { en: string; es: string }> = {
  '2026-11-26': {
    en: '1aee41a7aeb4e13ee40f79fbb75b472ef2c75f91231f68c807a72a2628fb495c',
    es: 'd6b2b37901b7a2f73e97b5651009f8568e5a0a0f2354e923bc4fa15cfeaf3a9f',
  },
  '2026-11-28': {
    en: 'ed24f059ed04b0c49cb4a397e63ee8039a08acf212316ff4c5ce836a547b7e7f',
    es: 'd4c1d692fdfa20f8ff5c31c257f527b5e89194fbe55f77ab8e187eaef2bc2263',
  },
};

const facts = {
  company: 'Sample Lender',
  address: '1 Sample Street, Omaha, NE 68102',
  email: 'privacy@example.com',
  phone: '(402) 555-0100',
  years: '7 years',
  undecided: '9 years',
};
const tracking = ['notice', 'opt-in', 'off'] as const;
/** The text with each way of counting visits. */
const hashOf = ({ heading, lead, sections }: typeof en): string => {
  const texts = tracking.map((one) => sections({ ...facts, visits: { tracking: one, days: 90, chatDays: 30 } }));
  return createHash('sha256')
    .update(JSON.stringify([heading, lead, texts]))
    .digest('hex');
};

describe('the privacy notice', () => {
  const [day = '', said] = Object.entries(published).at(-1) ?? [];

  test('what it says from a day on stays as it was published', () => {
    expect(
      { en: hashOf(en), es: hashOf(es) },
      'The text has changed: set a new day in both languages, and add its line to `published`.',
    ).toEqual(said);
  });

  test.each([
    ['en', en],
    ['es', es],
  ])('%s: the page ends with the day of the last change', (lang, { version }) => {
    const shown = new Intl.DateTimeFormat(`${lang}-US`, { dateStyle: 'long', timeZone: 'UTC' });
    expect(version).toContain(shown.format(new Date(day)));
  });
});
