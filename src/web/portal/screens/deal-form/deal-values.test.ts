import { describe, expect, test } from 'vitest';
import type { Deal } from '#contract/deals.ts';
import { refusalsOf, shownRefusals } from './deal-checks.ts';
import { type DealValues, duplicateOf, emptyDeal, unmasked, valuesOf } from './deal-values.ts';

const stored = {
  dealName: 'Bucket truck',
  requestedAmount: 84_500,
  requestedTerm: 48,
  downPayment: 0,
  companyEin: '••-•••4410',
  guarantor1Ssn: '•••-••-4821',
  guarantor1Dob: null,
  guarantor1IsGuarantor: 'true',
  borrowerAnnualRevenue: null,
} as Deal;

test('a new deal has 60 months and no down payment', () =>
  expect([emptyDeal.requestedTerm, emptyDeal.downPayment, emptyDeal.guarantor1IsGuarantor]).toEqual([
    '60',
    '0',
    'false',
  ]));

describe('sealed values stand masked and are never copied', () => {
  test('a draft is edited with its masks, a duplicate starts without them', () => {
    const { companyEin, guarantor1Ssn, guarantor1Dob, requestedTerm, borrowerAnnualRevenue } = valuesOf(stored);
    expect([companyEin, guarantor1Ssn, guarantor1Dob]).toEqual(['••-•••4410', '•••-••-4821', '']);
    expect([requestedTerm, borrowerAnnualRevenue]).toEqual(['48', '']);
    const copy = duplicateOf(stored);
    expect([copy.companyEin, copy.guarantor1Ssn, copy.guarantor1Dob]).toEqual(['', '', '']);
    expect(copy.dealName).toBe('Bucket truck (copy)');
  });

  test.each([
    ['•••-••-4821', '•••-••-482', ''],
    ['•••-••-4821', '900-70-1234', '900-70-1234'],
    ['•••-••-4821', '•••-••-4821', '•••-••-4821'],
    ['900', '9007', '9007'],
    ['•••-••-4821', '•••-••-48219', '9'],
    ['•••-••-4821', '•••-•9•-4821', '9'],
    ['•••-••-4821', '9•••-••-4821', '9'],
    ['•••-••-4821', '•••-••-48214', '4'],
    ['•••-••-4821', '•••-••-4821 900701234', '900701234'],
    ['••-•••4410', '••-•••441012-3456789', '12-3456789'],
    ['••/••/••••', '••/03/14/1975••/••••', '03/14/1975'],
  ])('%s changed to %s leaves "%s"', (before, text, left) => expect(unmasked(before, text)).toBe(left));
});

describe('what the form refuses, in the words of the specification', () => {
  test('an empty form names every required field', () =>
    expect(refusalsOf({ ...emptyDeal, requestedTerm: '' }, { editing: false })).toEqual({
      dealName: 'Deal name is required',
      equipmentType: 'Equipment type is required',
      equipmentAmount: 'Equipment amount is required',
      requestedAmount: 'Requested amount is required',
      requestedTerm: 'Term is required',
      borrowerFirstName: 'First name is required',
      borrowerLastName: 'Last name is required',
      borrowerEmail: 'Valid email is required',
      borrowerPhone: 'Valid phone number is required',
    }));

  test.each([
    ['companyEin', '12-34567', 'EIN must be 9 digits (format: XX-XXXXXXX)'],
    ['guarantor1Ssn', '900-70', 'SSN must be 9 digits (format: XXX-XX-XXXX)'],
    ['guarantor1Email', 'elena', 'Valid email is required'],
    ['borrowerPhone', '402555018', 'Valid phone number is required'],
    ['equipmentAmount', ' ', 'Equipment amount is required'],
    ['equipmentAmount', 'abc', 'This amount cannot be read. Write it like 84,500, 150k or 1.5 million.'],
    ['downPayment', 'abc', 'This amount cannot be read. Write it like 84,500, 150k or 1.5 million.'],
    ['guarantor1OwnershipPercent', '101', 'Ownership must be between 0 and 100'],
  ] as const)('%s "%s": %s', (field, value, message) =>
    expect(refusalsOf({ ...emptyDeal, [field]: value }, { editing: false })[field]).toBe(message),
  );

  test.each([
    ['companyEin', '123456789'],
    ['guarantor1Ssn', '900-70-1234'],
    ['guarantor1OwnershipPercent', '100'],
    ['borrowerPhone', '4025550188'],
    ['companyEin', ''],
  ] as const)('%s "%s" is taken', (field, value) =>
    expect(refusalsOf({ ...emptyDeal, [field]: value }, { editing: false })[field]).toBeUndefined(),
  );

  test('the screen shows one error per empty field of the counter, and none for what follows from it', () => {
    const shown = (change: Partial<DealValues>) => {
      const values = { ...emptyDeal, ...change };
      return shownRefusals(refusalsOf(values, { editing: false }), values);
    };
    expect(shown({})).toEqual({
      customerName: 'Customer name is required',
      borrowerPhone: 'Valid phone number is required',
      borrowerEmail: 'Valid email is required',
      equipmentDescription: 'Describe the equipment, or choose its type',
      equipmentAmount: 'Equipment amount is required',
    });
    expect(shown({ borrowerFirstName: 'Elena', equipmentAmount: '9000' })).toMatchObject({
      customerName: 'Last name is required',
      dealName: 'Deal name is required',
      requestedAmount: 'Requested amount is required',
    });
    expect(shown({ equipmentDescription: 'Oven' })).toMatchObject({ equipmentType: 'Equipment type is required' });
  });

  test('a masked number passes in an edit alone', () => {
    const masked = { ...emptyDeal, companyEin: '••-•••4410' };
    expect(refusalsOf(masked, { editing: true }).companyEin).toBeUndefined();
    expect(refusalsOf(masked, { editing: false }).companyEin).toContain('EIN must be 9 digits');
  });
});
