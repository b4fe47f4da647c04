import { describe, expect, test } from 'vitest';
import { holdsClearNumber, holdsTaxNumber } from './clear-numbers.ts';

describe('a reason must contain no SSN, ITIN, EIN or birth date', () => {
  test.each([
    'SSN 912-34-4821',
    '912344821',
    '912 34 4821 on the phone',
    'ein 47-3094410.',
    '9 1 2 3 4 4 8 2 1',
    '９１２−３４−４８２１',
    '٩١٢٣٤٤٨٢١',
    'call (402) 555-0188',
    'born 03/14/1981',
    'born 3.14.81',
    '1981-03-14',
    'March 14, 1981',
    '14 Mar 1981',
    '14 de marzo de 1981',
  ])('rejects %s', (text) => {
    expect(holdsClearNumber(text)).toBe(true);
  });

  test.each([
    'Credit report',
    'Call with the applicant, 2nd try',
    'Form 8300, page 12 of 30',
    'AEF-2026-000123 and AEF-2026-000124 look alike',
    'Contract until 2031',
    'amount $84,500 at 7.25%',
    'up to $1,250,000.00',
    'maybe 4 of 1200',
    'x'.repeat(500),
    '1 2 '.repeat(3),
  ])('accepts %s', (text) => {
    expect(holdsClearNumber(text)).toBe(false);
  });
});

describe('a note must contain no SSN, ITIN or EIN', () => {
  test.each([
    'SSN 912-34-4821',
    '912344821',
    'it is 912 34 4821, he says',
    '912.34.4821',
    'EIN 47-3094410',
    'ein 473094410.',
    '９１２−３４−４８２１',
  ])('rejects %s', (text) => {
    expect(holdsTaxNumber(text)).toBe(true);
  });

  test.each([
    'call (402) 555-0188',
    '402-555-0188 or 4025550188',
    'funds by 11/20/2026',
    'ZIP 68102-1234',
    'amount $84,500.00 and $1,250,000',
    'AEF-2026-000123',
    'account ending 4821',
  ])('accepts %s', (text) => {
    expect(holdsTaxNumber(text)).toBe(false);
  });
});
