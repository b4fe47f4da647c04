import { describe, expect, test } from 'vitest';
import { prefillValues } from './prefill.ts';

describe('prefillData of an invitation', () => {
  test('comes as an object or as its JSON text; every non-empty value is taken', () => {
    const data = { businessName: 'Ramos Paving LLC', businessCity: ' Omaha ', county: '', businessZip: 68102 };
    const values = { businessName: 'Ramos Paving LLC', businessCity: 'Omaha', businessZip: '68102' };
    expect(prefillValues(data)).toEqual(values);
    expect(prefillValues(JSON.stringify(data))).toEqual(values);
  });

  test.each([undefined, null, '', {}, '{}'])('nothing to fill in: %j', (data) => {
    expect(prefillValues(data)).toEqual({});
  });

  test('unknown names, other types, unknown choices and signatures are left out', () => {
    const data = {
      other: 'x',
      __proto__: 'x',
      county: { a: 1 },
      businessType: 'Trust',
      equipmentCondition: 'Used',
      primarySignature: 'Somebody Else',
    };
    expect(prefillValues(data)).toEqual({ equipmentCondition: 'Used' });
  });

  test.each(['{broken', '[]', '3', 7])('what cannot be read is an error: %j', (data) => {
    expect(() => prefillValues(data)).toThrow();
  });
});
