const formats = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** Formats whole dollars: $150,000. US format in both languages. */
export const dollars = (cents: number): string => formats[0]?.format(cents / 100) ?? '';
/** Formats dollars and cents: $3,812.27. */
export const exactDollars = (cents: number): string => formats[1]?.format(cents / 100) ?? '';
/** Formats basis points: 1950 is 19.5%. */
export const percent = (bps: number): string => `${String(bps / 100)}%`;
