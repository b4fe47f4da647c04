import { describe, expect, test } from 'vitest';
import { applicationNotices as enNotices } from '#copy/en/application-notices.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { applicationNotices as esNotices } from '#copy/es/application-notices.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { type Draft, keepable, openDraftStore, restorable, unkeepable } from './draft.ts';
import { type ApplicationValues, emptyApplication } from './values.ts';

const typed: ApplicationValues = {
  ...emptyApplication,
  businessName: 'Ramos Paving LLC',
  federalIdEncrypted: '12-3456789',
  principalSsnEncrypted: '912-34-4821',
  principalDobEncrypted: '03/04/1980',
  primarySignature: 'Elena Ramos',
  secondarySignature: 'Luis Ramos',
  equipmentCondition: 'Used',
  contactConsent: true,
};
const memory = (text: string | null = null): Storage => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_name: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  } as unknown as Storage;
};
const savedAt = '2026-11-21T20:14:00.000Z';

describe('the draft on the device', () => {
  test('keeps what was typed, never SSN or ITIN, EIN, birth date, signatures or the contact consent', () => {
    expect(keepable(typed, emptyApplication)).toEqual({ businessName: 'Ramos Paving LLC', equipmentCondition: 'Used' });
  });

  test('remembers by name alone what must be typed again', () => {
    expect(unkeepable({ ...typed, secondarySignature: '' })).toEqual([
      'federalIdEncrypted',
      'principalSsnEncrypted',
      'principalDobEncrypted',
      'primarySignature',
    ]);
    expect(unkeepable(emptyApplication)).toEqual([]);
    const kept = (lost: unknown) => memory(JSON.stringify({ savedAt, values: { county: 'Douglas' }, lost }));
    const readLost = (lost: unknown) => openDraftStore('AEF', () => kept(lost)).read()?.lost;
    expect(readLost(['principalSsnEncrypted', 'county', 'other', 3])).toEqual(['principalSsnEncrypted']);
    expect(readLost('principalSsnEncrypted')).toEqual([]);
    expect(readLost(undefined)).toEqual([]);
  });

  test.each([
    [en, enNotices, ['EIN', 'date of birth', 'signatures', 'consent to be contacted']],
    [es, esNotices, ['EIN', 'fecha de nacimiento', 'firmas', 'consentimiento']],
  ])('the notices name all that is not kept, the consent included', ({ draft }, notices, words) => {
    for (const text of [draft.never, notices.draft.offer('today'), notices.draft.restored])
      for (const word of words) expect(text).toContain(word);
  });

  test('an untouched form leaves nothing, nor does what an invitation filled in', () => {
    expect(keepable(emptyApplication, emptyApplication)).toEqual({});
    const baseline = { ...emptyApplication, businessName: 'Ramos Paving LLC' };
    expect(keepable(baseline, baseline)).toEqual({});
    expect(keepable({ ...baseline, businessName: '' }, baseline)).toEqual({ businessName: '' });
  });

  test('is read back as it was written, and gone when cleared', () => {
    const store = openDraftStore('AEF', () => storage);
    const storage = memory();
    const draft: Draft = {
      savedAt,
      resume: false,
      values: { businessName: 'A' },
      lost: ['principalSsnEncrypted'],
      asked: '',
    };
    expect(store.write(draft)).toBe(true);
    expect(store.read()).toEqual(draft);
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('restoring leaves alone what was changed since', () => {
    const draft = {
      savedAt,
      resume: false,
      values: { businessName: 'Old', businessCity: 'Omaha' },
      lost: [],
      asked: '',
    };
    const now = { ...emptyApplication, businessName: 'New' };
    expect(restorable(draft, now, emptyApplication)).toEqual({ businessCity: 'Omaha' });
  });

  test.each([
    'no json',
    'null',
    '[]',
    '{"values":{}}',
    `{"savedAt":"${savedAt}","values":{"principalSsnEncrypted":"1","other":"x","county":3}}`,
    '{"savedAt":"never","values":{"county":"Douglas"}}',
  ])('what is no draft is ignored: %s', (text) => {
    expect(openDraftStore('AEF', () => memory(text)).read()).toBeNull();
  });

  test('works where storage is switched off', () => {
    const store = openDraftStore('AEF', () => {
      throw new Error('denied');
    });
    expect(store.read()).toBeNull();
    expect(store.write({ savedAt, resume: false, values: {}, lost: [], asked: '' })).toBe(false);
    store.clear();
  });
});
