import { describe, expect, test } from 'vitest';
import { bonusBps, type Purchase, section179DeductionCents, taxYears } from './tax-years.ts';

const machine: Purchase = {
  costCents: 150_000_00,
  totalPlacedCents: 150_000_00,
  incomeCents: 400_000_00,
  businessUseBps: 10_000,
  placedInService: '2026-12-31',
  isNewToBuyer: true,
  isSuv: false,
};

describe('tax years', () => {
  test('each phase-out ends where it has used up the limit', () => {
    for (const row of Object.values(taxYears))
      expect(row && row.phaseOut.startCents + row.limitCents).toBe(row?.phaseOut.endCents);
  });

  test.each([
    ['the whole cost', {}, 150_000_00],
    ['no more than the income', { incomeCents: 90_000_00 }, 90_000_00],
    ['nothing on a loss', { incomeCents: -1 }, 0],
    ['the business share of the cost', { businessUseBps: 6000 }, 90_000_00],
    ['nothing at half business use', { businessUseBps: 5000 }, 0],
    ['nothing when it is placed in service a day late', { placedInService: '2027-01-01' }, 0],
    ['nothing when the buyer had it before', { isNewToBuyer: false }, 0],
    ['the cap of a heavy SUV', { isSuv: true }, 32_000_00],
    ['nothing at the end of the phase-out', { totalPlacedCents: 6_650_000_00 }, 0],
    ['what the phase-out leaves', { totalPlacedCents: 6_600_000_00 }, 50_000_00],
  ])('the Section 179 deduction is %s', (_name, change, cents) => {
    expect(section179DeductionCents(2026, { ...machine, ...change })).toBe(cents);
  });

  test('the Section 179 limit of the year applies to the cent', () => {
    const large = { ...machine, costCents: 3_000_000_00, totalPlacedCents: 3_000_000_00, incomeCents: 9_000_000_00 };
    expect(section179DeductionCents(2026, large)).toBe(2_560_000_00);
    expect(section179DeductionCents(2025, { ...large, placedInService: '2025-03-01' })).toBe(2_500_000_00);
    expect(section179DeductionCents(2024, { ...large, placedInService: '2024-03-01' })).toBe(1_220_000_00);
  });

  test.each([
    [2024, '2024-06-01', 6000],
    [2025, '2025-01-19', 4000],
    [2025, '2025-01-20', 10_000],
    [2026, '2026-01-01', 10_000],
  ])('bonus depreciation is %i basis points for equipment acquired on %s', (year, day, bps) => {
    expect(bonusBps(year, day)).toBe(bps);
  });

  test('years and dates outside the table are rejected', () => {
    expect(() => section179DeductionCents(2023, machine)).toThrow(new RangeError('no tax table for 2023'));
    expect(() => bonusBps(2030, '2030-01-01')).toThrow(new RangeError('no tax table for 2030'));
    expect(() => bonusBps(2026, '2024-01-01')).toThrow(new RangeError('no bonus share for 2024-01-01 in 2026'));
  });
});
