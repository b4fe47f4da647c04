import { describe, expect, test } from 'vitest';
import { uploadLinkMessages } from '#contract/upload-links.ts';
import { readLink } from './link-form.tsx';

const form = (fields: Record<string, string | string[]>): FormData => {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
};

describe('the form of an upload link', () => {
  test.each(['', 'soon', '72h'])(
    'hours and uploads as %j fall back to 72 and 10, the purpose to its default',
    (typed) => {
      expect(readLink(form({ label: ' ', expiresInHours: typed, maxUses: typed }))).toEqual({
        link: { label: 'Document upload', expiresInHours: 72, maxUses: 10, requested: [] },
      });
    },
  );

  test('the bounds themselves are taken, with the papers that were ticked', () => {
    const given = { label: 'Statements', expiresInHours: '720', maxUses: '100', requested: ['insurance', 'quote'] };
    expect(readLink(form(given))).toEqual({
      link: { label: 'Statements', expiresInHours: 720, maxUses: 100, requested: ['quote', 'insurance'] },
    });
  });

  test.each([
    ['0', '101'],
    ['721', '0'],
    ['1.5', '-1'],
  ])('%s hours and %s uploads are refused, each at its field', (expiresInHours, maxUses) => {
    const { expiresInHours: hours, maxUses: uses } = uploadLinkMessages;
    expect(readLink(form({ expiresInHours, maxUses }))).toEqual({ faults: { expiresInHours: hours, maxUses: uses } });
  });
});
