import { shareOf } from './exact.ts';

/** Section 179 and bonus depreciation of one tax year. Cents; shares in basis points; dates YYYY-MM-DD. */
export type TaxYear = {
  limitCents: number;
  phaseOut: { startCents: number; endCents: number };
  suvCapCents: number;
  /** By day of acquisition. The last row on or before that day applies. */
  bonus: { acquiredFrom: string; shareBps: number }[];
};

const ALWAYS = '0000-01-01';

/**
 * Reference data, not legal advice: check each row against the year's own publication before use. Sources:
 * https://section179.org/section_179_deduction (January 2026); for 2025 and 2026 also https://midcoastadvisors.com,
 * https://sdocpa.com and https://pnlcpa.com. The SUV cap of 2024 has one source. The law itself was not consulted.
 */
export const taxYears: Partial<Record<number, TaxYear>> = {
  2024: {
    limitCents: 1_220_000_00,
    phaseOut: { startCents: 3_050_000_00, endCents: 4_270_000_00 },
    suvCapCents: 30_500_00,
    bonus: [{ acquiredFrom: ALWAYS, shareBps: 6000 }],
  },
  2025: {
    limitCents: 2_500_000_00,
    phaseOut: { startCents: 4_000_000_00, endCents: 6_500_000_00 },
    suvCapCents: 31_300_00,
    bonus: [
      { acquiredFrom: ALWAYS, shareBps: 4000 },
      { acquiredFrom: '2025-01-20', shareBps: 10_000 },
    ],
  },
  2026: {
    limitCents: 2_560_000_00,
    phaseOut: { startCents: 4_090_000_00, endCents: 6_650_000_00 },
    suvCapCents: 32_000_00,
    // Equipment acquired earlier follows older rules that are not in this table.
    bonus: [{ acquiredFrom: '2025-01-20', shareBps: 10_000 }],
  },
};

export type Purchase = {
  costCents: number;
  /** The cost of all qualifying equipment placed in service in the year, including this purchase. */
  totalPlacedCents: number;
  /** Taxable business income before the deduction, which is the upper limit. */
  incomeCents: number;
  businessUseBps: number;
  placedInService: string;
  /** New, or used but new to the buyer. */
  isNewToBuyer: boolean;
  isSuv: boolean;
};

/**
 * Returns the Section 179 deduction in cents (not the tax saved). It is the business share of the cost, limited by
 * the year's limit less the phase-out, and by the income.
 * Returns 0 for business use of half or less, for equipment placed in service outside the year, and for equipment not
 * new to the buyer.
 * @throws RangeError for a year outside the table
 */
export function section179DeductionCents(year: number, purchase: Purchase): number {
  const { limitCents, phaseOut, suvCapCents } = rowOf(year);
  const { costCents, totalPlacedCents, incomeCents, businessUseBps, placedInService, isNewToBuyer, isSuv } = purchase;
  if (businessUseBps <= 5000 || !isNewToBuyer || !placedInService.startsWith(`${String(year)}-`)) return 0;
  const limit = limitCents - Math.max(0, totalPlacedCents - phaseOut.startCents);
  const cost = shareOf(costCents, businessUseBps);
  return Math.max(0, Math.min(cost, limit, incomeCents, isSuv ? suvCapCents : Infinity));
}

/**
 * Returns the bonus depreciation share in basis points by day of acquisition. @throws RangeError for dates outside
 * the table
 */
export function bonusBps(year: number, acquiredOn: string): number {
  const row = rowOf(year).bonus.findLast(({ acquiredFrom }) => acquiredFrom <= acquiredOn);
  if (!row) throw new RangeError(`no bonus share for ${acquiredOn} in ${String(year)}`);
  return row.shareBps;
}

function rowOf(year: number): TaxYear {
  const row = taxYears[year];
  if (!row) throw new RangeError(`no tax table for ${String(year)}`);
  return row;
}
