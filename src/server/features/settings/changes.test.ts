import { describe, expect, test } from 'vitest';
import { detailOfChange, readChanges } from './changes.ts';

describe('design 6: what the trail keeps of a change', () => {
  test('the changed values alone, by their places, and what came and went', () => {
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
  ])('values of a person are named by their place alone: %j', (value, places) => {
    const detail = detailOfChange({}, value);
    expect(detail).toEqual({ before: '', after: '', personal: places });
    for (const change of readChanges(detail))
      expect(change).toMatchObject({ before: null, after: null, personal: true });
  });

  test('an emptied row of the trail is read as no change', () => {
    expect(readChanges({})).toEqual([]);
  });
});
