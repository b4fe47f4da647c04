import { describe, expect, test } from 'vitest';
import { detailOfChange, readChanges } from './changes.ts';

describe('the audit detail of a change', () => {
  test('contains only the changed values by path, including added and removed ones', () => {
    const detail = detailOfChange(
      { hours: { en: 'Mon–Fri: 8–6', es: 'x' }, manufacturers: ['One', 'Two'] },
      { hours: { en: 'Mon–Sat:\n8–6', es: 'x' }, manufacturers: ['One'] },
    );
    expect(detail).toEqual({
      before: 'hours.en: Mon–Fri: 8–6\nmanufacturers.1: Two',
      after: 'hours.en: Mon–Sat: 8–6',
      personal: '',
    });
    expect(readChanges(detail)).toEqual([
      { path: 'hours.en', before: 'Mon–Fri: 8–6', after: 'Mon–Sat: 8–6', personal: false },
      { path: 'manufacturers.1', before: 'Two', after: null, personal: false },
    ]);
  });

  test.each([
    [{ representatives: [{ name: 'Jo', email: 'jo@x' }] }, 'representatives.0.name, representatives.0.email'],
    [{ emails: { lender: 'jo@x' } }, 'emails.lender'],
    [{ testimonials: { en: [{ name: 'Jo' }] } }, 'testimonials.en.0.name'],
    [{ claims: { phones: { evidence: 'Letter of Jo' } } }, 'claims.phones.evidence'],
  ])('contains only the paths of personal values: %j', (value, places) => {
    const detail = detailOfChange({}, value);
    expect(detail).toEqual({ before: '', after: '', personal: places });
    for (const change of readChanges(detail))
      expect(change).toMatchObject({ before: null, after: null, personal: true });
  });

  test('an emptied audit row is read as no change', () => {
    expect(readChanges({})).toEqual([]);
  });
});
