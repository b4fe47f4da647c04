import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { creditApplication as esForm } from '#copy/es/credit-application.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { applicationSchema } from './application.ts';

const en = enForm.messages;
const es = esForm.messages;
const schemas = { en: applicationSchema(en), es: applicationSchema(es) };

/** Returns the error messages by field, or undefined when the input is valid. */
function refusals(changes: Record<string, unknown>, lang: 'en' | 'es' = 'en'): Record<string, string> | undefined {
  const result = z.safeParse(schemas[lang], { ...sampleApplication(), ...changes });
  if (result.success) return undefined;
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
const accepted = (changes: Record<string, unknown>) => z.parse(schemas.en, { ...sampleApplication(), ...changes });

/** Field, minimum length, the specification's message. */
const required = [
  ['businessName', 1, 'Business name is required'],
  ['businessPhone', 10, 'Valid phone number is required'],
  ['businessStreet', 1, 'Street address is required'],
  ['businessCity', 1, 'City is required'],
  ['businessState', 2, 'State is required'],
  ['businessZip', 5, 'Valid ZIP code is required'],
  ['businessNature', 1, 'Nature of business is required'],
  ['principalName', 1, 'Principal name is required'],
  ['primarySignature', 1, 'Primary signature is required'],
] as const;

describe.each(required)('required field %s', (field, min, message) => {
  test('accepts exactly the minimum length', () => {
    expect(refusals({ [field]: 'x'.repeat(min) })).toBeUndefined();
  });

  test.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['one character short', 'x'.repeat(min - 1)],
    ['only blanks', ' '.repeat(min + 5)],
    ['a list', ['x'.repeat(min)]],
    ['an object', { text: 'x'.repeat(min) }],
    ['true', true],
  ])('rejects %s with its message', (_name, value) => {
    expect(refusals({ [field]: value })).toEqual({ [field]: message });
  });

  test('has a Spanish message', () => {
    const spanish = refusals({ [field]: '' }, 'es')?.[field];
    expect(spanish).toBe(es[field]);
    expect(spanish).not.toBe(message);
  });
});

describe('optional fields of the application', () => {
  const optional = [
    'salesperson',
    'dateEstablished',
    'county',
    'federalIdEncrypted',
    'principalTitle',
    'principalSsnEncrypted',
    'principalDobEncrypted',
    'principalStreet',
    'principalCity',
    'principalState',
    'principalZip',
    'principalPhone',
    'equipmentDescription',
    'equipmentAmount',
    'equipmentVendor',
    'secondarySignature',
    'inviteToken',
    'consentHash',
  ] as const;

  test.each(optional)("%s: '', null and absence mean the same", (field) => {
    for (const value of ['', null, undefined]) expect(accepted({ [field]: value })[field]).toBe('');
  });

  test.each(optional)('%s: accepts a number as typed, and trims text', (field) => {
    expect(accepted({ [field]: 84500 })[field]).toBe('84500');
    expect(accepted({ [field]: '  as typed ' })[field]).toBe('as typed');
  });

  test.each(optional)('%s: rejects other types with a message', (field) => {
    for (const value of [true, {}, ['x']]) {
      expect(refusals({ [field]: value })).toEqual({ [field]: en.text });
      expect(refusals({ [field]: value }, 'es')).toEqual({ [field]: es.text });
    }
  });

  test('the smallest application contains only the nine required fields', () => {
    const smallest = Object.fromEntries(required.map(([field, min]) => [field, 'x'.repeat(min)]));
    expect(z.parse(schemas.en, smallest)).toMatchObject({ businessType: 'LLC', equipmentCondition: 'New' });
    for (const [field] of required)
      expect(z.safeParse(schemas.en, { ...smallest, [field]: undefined }).success).toBe(false);
  });
});

describe('lists of choices', () => {
  const lists = [
    ['businessType', ['Corporation', 'Partnership', 'Proprietorship', 'LLC'], 'LLC'],
    ['equipmentCondition', ['New', 'Used', 'Refurbished'], 'New'],
  ] as const;

  test.each(lists)('%s accepts each of its options', (field, options) => {
    for (const option of options) expect(accepted({ [field]: option })[field]).toBe(option);
  });

  test.each(lists)("%s: '', null and absence mean the default", (field, _options, fallback) => {
    for (const value of ['', null, undefined]) expect(accepted({ [field]: value })[field]).toBe(fallback);
  });

  test.each(lists)('%s rejects anything else with a message in both languages', (field) => {
    for (const value of ['llc', 'Trust', 7, true, [], {}]) {
      expect(refusals({ [field]: value })).toEqual({ [field]: en[field] });
      expect(refusals({ [field]: value }, 'es')).toEqual({ [field]: es[field] });
    }
  });
});

describe('input that the specification leaves free', () => {
  test.each(['NE', 'Nebraska', 'PR', 'xx'])('State accepts %s', (businessState) => {
    expect(refusals({ businessState, principalState: businessState })).toBeUndefined();
  });

  test.each(['(402) 555-0188', '+52 55 1234 5678', 'ask for Jo', 'ñ--------#'])(
    'any ten characters are a valid phone: %s',
    (phone) => {
      expect(refusals({ businessPhone: phone })).toBeUndefined();
    },
  );

  test('any salesperson text is accepted', () => {
    expect(accepted({ salesperson: 'Nobody We Know' }).salesperson).toBe('Nobody We Know');
  });

  test('an ITIN, an unusual SSN and free dates are accepted as typed', () => {
    expect(accepted({ principalSsnEncrypted: '900-70-0000' }).principalSsnEncrypted).toBe('900-70-0000');
    expect(accepted({ principalSsnEncrypted: 'applied for' }).principalSsnEncrypted).toBe('applied for');
    expect(accepted({ principalDobEncrypted: 'spring of 1981' }).principalDobEncrypted).toBe('spring of 1981');
  });

  test('the contact consent is true only when checked, and never causes a rejection', () => {
    for (const yes of [true, 'true']) expect(accepted({ contactConsent: yes }).contactConsent).toBe(true);
    for (const no of [false, 'false', undefined, null, '', 'yes', 1, {}, []])
      expect(accepted({ contactConsent: no }).contactConsent).toBe(false);
  });
});

describe('unknown fields', () => {
  test('are ignored and dropped under any name', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":1,"status":"closed","id":"x","note":"hello"}',
    ) as object;
    const named = { untouchedDefaults: ['equipmentCondition'] };
    const result = z.parse(schemas.en, { ...hostile, ...sampleApplication(), ...named });
    expect(Object.keys(result).sort()).toEqual(Object.keys(schemas.en.shape).sort());
    expect('admin' in result).toBe(false);
  });
});

test('a call without untouchedDefaults has the content that an earlier version stored for its Idempotency-Key', () => {
  const { untouchedDefaults: _none, ...plain } = sampleApplication() as Record<string, unknown>;
  expect(JSON.stringify(z.parse(schemas.en, plain))).not.toContain('untouchedDefaults');
  expect(accepted({ untouchedDefaults: ['equipmentCondition', 'x'] }).untouchedDefaults).toEqual([
    'equipmentCondition',
  ]);
});

describe('principalEmail', () => {
  test.each([
    '',
    null,
    undefined,
    'elena@example.com',
    ' elena@example.com ',
    'o’hara+x@sub.example.co',
    'ñandú@correo.example',
  ])('accepts %s', (principalEmail) => {
    expect(refusals({ principalEmail })).toBeUndefined();
  });

  test.each([
    'elena',
    'elena@example',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@.com',
    'a@example.',
    7,
    [],
    true,
  ])('rejects %s with a message in both languages', (principalEmail) => {
    expect(refusals({ principalEmail })).toEqual({ principalEmail: 'Valid email is required' });
    expect(refusals({ principalEmail }, 'es')).toEqual({ principalEmail: es.principalEmail });
  });

  test('is trimmed', () => {
    expect(accepted({ principalEmail: ' elena@example.com ' }).principalEmail).toBe('elena@example.com');
  });
});
