/** The rate of one month as a fraction: a twelfth of the annual rate. */
export const monthlyRate = (annualRateBps: number): number => annualRateBps / 10_000 / 12;

/** Refuses what no loan has. @throws RangeError */
export function assertLoan(financedCents: number, annualRateBps: number, termMonths: number): void {
  if (!Number.isInteger(termMonths) || termMonths < 1) throw new RangeError('term must be a positive number of months');
  if (!(financedCents >= 0) || !(annualRateBps >= 0)) throw new RangeError('amount and rate must not be negative');
}

/**
 * Level monthly payment in arrears, in cents, rounded half up: A / a(n) with
 * a(n) = (1 - (1 + i)^-n) / i and i = annual rate / 12 (ordinary annuity).
 * @throws RangeError when the term is not a positive whole number of months or an amount is negative
 */
export function levelPaymentCents(financedCents: number, annualRateBps: number, termMonths: number): number {
  assertLoan(financedCents, annualRateBps, termMonths);
  const i = monthlyRate(annualRateBps);
  if (i === 0) return Math.round(financedCents / termMonths);
  return Math.round((financedCents * i) / (1 - (1 + i) ** -termMonths));
}
