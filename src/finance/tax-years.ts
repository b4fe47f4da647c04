/** Section 179 and bonus depreciation of one tax year. Cents; shares in basis points; dates YYYY-MM-DD. */
export type TaxYear = {
  limitCents: number;
  phaseOut: { startCents: number; endCents: number };
  /** By day of acquisition. The last row on or before that day applies. */
  bonus: { acquiredFrom: string; shareBps: number }[];
};

const ALWAYS = '0000-01-01';

/**
 * Reference data, not legal advice: check each row against the year's own publication before use. Sources:
 * https://section179.org/section_179_deduction (January 2026); for 2025 and 2026 also https://midcoastadvisors.com,
 * https://sdocpa.com and https://pnlcpa.com. The law itself was not consulted.
 */
export const taxYears: Partial<Record<number, TaxYear>> = {
  2024: {
    limitCents: 1_220_000_00,
    phaseOut: { startCents: 3_050_000_00, endCents: 4_270_000_00 },
    bonus: [{ acquiredFrom: ALWAYS, shareBps: 6000 }],
  },
  2025: {
    limitCents: 2_500_000_00,
    phaseOut: { startCents: 4_000_000_00, endCents: 6_500_000_00 },
    bonus: [
      { acquiredFrom: ALWAYS, shareBps: 4000 },
      { acquiredFrom: '2025-01-20', shareBps: 10_000 },
    ],
  },
  2026: {
    limitCents: 2_560_000_00,
    phaseOut: { startCents: 4_090_000_00, endCents: 6_650_000_00 },
    // Equipment acquired earlier follows older rules that are not in this table.
    bonus: [{ acquiredFrom: '2025-01-20', shareBps: 10_000 }],
  },
};
