/** A payment in cents and its month after funding. Odd days precede the first unit period. */
export type CashFlow = { cents: number; month: number; oddDays?: number };

/** Halves the interval below the precision of the result, also when it starts at a million. */
const STEPS = 80;
const DAYS_A_MONTH = 30;

/**
 * Returns the annual percentage rate in percent, not rounded (9.6857 means 9.6857%).
 * Uses the actuarial method of Regulation Z (12 CFR 1026), Appendix J, with monthly unit periods. Solves sum P_j /
 * ((1 + f_j i)(1 + i)^t_j) = amount for i by bisection, with f = odd days / 30. The result is i x 12 x 100. The
 * amount is net of prepaid finance charges.
 * @throws RangeError for an amount that is not positive. Also when the payments do not repay it, or those at funding
 * already do.
 */
export function annualPercentageRate(receivedCents: number, flows: readonly CashFlow[]): number {
  const paid = flows.reduce((sum, { cents }) => sum + cents, 0);
  if (!(receivedCents > 0) || paid < receivedCents) throw new RangeError('the payments do not repay the amount');
  let [low, high] = [0, 1];
  while (presentValue(flows, high) > receivedCents) {
    high *= 2;
    if (high > 1e6) throw new RangeError('the payments at the start alone repay the amount');
  }
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > receivedCents) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 12 * 100;
}

const presentValue = (flows: readonly CashFlow[], i: number): number =>
  flows.reduce(
    (sum, { cents, month, oddDays = 0 }) => sum + cents / ((1 + (oddDays / DAYS_A_MONTH) * i) * (1 + i) ** month),
    0,
  );
