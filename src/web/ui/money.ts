const formats = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** Whole dollars: $150,000. US form in both languages. */
export const dollars = (cents: number): string => formats[0]?.format(cents / 100) ?? '';
/** To the cent: $3,812.27. */
export const exactDollars = (cents: number): string => formats[1]?.format(cents / 100) ?? '';
/** Basis points as people read them: 1950 is 19.5%. */
export const percent = (bps: number): string => `${String(bps / 100)}%`;
