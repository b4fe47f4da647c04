/** A payment: cents, and how many whole months after funding; odd days stand before the first unit period. */
export type CashFlow = { cents: number; month: number; oddDays?: number };

const STEPS = 200;
const DAYS_A_MONTH = 30;

/**
 * Annual percentage rate in percent, not rounded (9.6857 means 9.6857 %): the i of
 * sum P_j / ((1 + f_j i)(1 + i)^t_j) = amount, by bisection, times 12 times 100; f = odd days / 30.
 * Regulation Z (12 CFR 1026), Appendix J, actuarial method, monthly unit period. The amount is net of
 * prepaid finance charges. Shown with two decimals.
 * @throws RangeError when the payments do not repay the amount, or nothing was received
 */
export function annualPercentageRate(receivedCents: number, flows: readonly CashFlow[]): number {
  const paid = flows.reduce((sum, { cents }) => sum + cents, 0);
  if (!(receivedCents > 0) || paid < receivedCents) throw new RangeError('the payments do not repay the amount');
  let [low, high] = [0, 1];
  while (presentValue(flows, high) > receivedCents) {
    high *= 2;
    if (high > 1e6) throw new RangeError('the payments at the start alone repay the amount');
  }
  for (let step = 0; step < STEPS && high - low > Number.EPSILON; step++) {
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
