import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATIENT, PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { levelPaymentCents } from './payment.ts';

fc.configureGlobal({ numRuns: PROPERTY_RUNS });

describe('level monthly payment, published and computed vectors', () => {
  test.each([
    ['$100,000 over 60 months at 10 %', 100_000_00, 1000, 60, 2_124_70],
    ['$10,000 over 36 months at 10 %', 10_000_00, 1000, 36, 322_67],
    ['$127,500 over 48 months at 19 % (the calculator as it opens)', 127_500_00, 1900, 48, 3_812_27],
    ['$127,500 over 60 months at 20 %', 127_500_00, 2000, 60, 3_377_97],
    ['$42,500 over 36 months at 20 %', 42_500_00, 2000, 36, 1_579_45],
    ['$14,000 over 48 months at 32 %', 14_000_00, 3200, 48, 520_50],
  ])('%s', (_name, cents, bps, months, payment) => {
    expect(levelPaymentCents(cents, bps, months)).toBe(payment);
  });

  test('the payment without interest is the amount divided by the term', () => {
    expect(levelPaymentCents(12_000_00, 0, 12)).toBe(1_000_00);
    expect(levelPaymentCents(10_000_00, 0, 3)).toBe(3_333_33);
  });

  test('the payment for nothing financed is 0', () => {
    expect(levelPaymentCents(0, 1900, 48)).toBe(0);
  });
});

describe('properties of the payment', PATIENT, () => {
  const loan = fc.record({
    cents: fc.integer({ min: 1_000_00, max: 200_000_000 }),
    bps: fc.integer({ min: 1, max: 3500 }),
    months: fc.integer({ min: 1, max: 84 }),
  });

  test('the balance ends at zero, within the rounding of the payments', () => {
    fc.assert(
      fc.property(loan, ({ cents, bps, months }) => {
        const i = bps / 10_000 / 12;
        const payment = levelPaymentCents(cents, bps, months);
        let balance = cents;
        for (let n = 0; n < months; n++) balance = balance * (1 + i) - payment;
        const rounding = (0.5 * ((1 + i) ** months - 1)) / i;
        expect(Math.abs(balance)).toBeLessThanOrEqual(rounding + 1e-3);
      }),
    );
  });

  test('a higher rate or a shorter term means a higher payment', () => {
    fc.assert(
      fc.property(loan, ({ cents, bps, months }) => {
        const payment = levelPaymentCents(cents, bps, months);
        expect(levelPaymentCents(cents, bps + 100, months)).toBeGreaterThan(payment);
        expect(levelPaymentCents(cents, bps, months + 1)).toBeLessThan(payment);
      }),
    );
  });

  test.each([0, -1, 1.5, NaN, Infinity])('a term of %d months is rejected', (months) => {
    expect(() => levelPaymentCents(1_000_00, 1000, months)).toThrow('term must be a positive number of months');
  });

  test('negative amounts and rates are rejected', () => {
    expect(() => levelPaymentCents(-1, 1000, 12)).toThrow('amount and rate must not be negative');
    expect(() => levelPaymentCents(1, -1, 12)).toThrow(RangeError);
  });
});
