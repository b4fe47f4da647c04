import { divideHalfUp } from './exact.ts';
import { type Shape, type Slot, slotsOf } from './structure.ts';

/** One month in cents. Month 0 is the day of funding. A negative principal is unpaid interest. */
export type ScheduleRow = {
  kind: 'payment' | 'purchase';
  month: number;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
};

export type Loan = { financedCents: number; annualRateBps: number; termMonths: number; residualCents?: number };

/** The due amounts in whole cents, before the last payment includes the rounding differences. */
export type Plan = { baseCents: number; due: { month: number; cents: number }[]; endMonth: number };

/** 12 months x 10,000 basis points: the monthly rate is the annual rate in basis points / 120,000. */
const MONTHLY = 120_000n;

/** Validates amounts, rate and term. @throws RangeError */
function assertLoan({ financedCents, annualRateBps, termMonths }: Loan): void {
  if (!Number.isInteger(termMonths) || termMonths < 1) throw new RangeError('term must be a positive number of months');
  if (!(financedCents >= 0) || !(annualRateBps >= 0)) throw new RangeError('amount and rate must not be negative');
}

/**
 * Returns the full payment and every due amount in cents.
 * The full payment is (A - present value of the fixed payments - R v^n) / sum(w_t v^t) with v = 1/(1+i). With weights
 * of 1 this is A / a(n). With k payments in advance it is A / (k + a(n-k)). With a residual it is (A - R v^n) / a(n).
 * Numerator and denominator are integers: their values at the end month, times 120,000^n. Each amount is rounded half
 * up once, to a multiple of `unitCents`.
 * @throws RangeError when fixed payments and residual are worth more than the amount. Also for amounts or rates that
 * are not whole cents or basis points.
 */
export function planPayments(loan: Loan, shape: Shape, unitCents = 1): Plan {
  const { financedCents, annualRateBps, termMonths, residualCents = 0 } = loan;
  assertLoan(loan);
  const { full, slots } = slotsOf(shape, termMonths);
  const lastMonth = slots.at(-1)?.month ?? 0;
  // The buyout is due at the end of the term, also when the last months are skipped.
  const endMonth = residualCents > 0 ? Math.max(termMonths, lastMonth) : lastMonth;
  const growth = MONTHLY + BigInt(annualRateBps);
  const valueOf = (of: (slot: Slot) => bigint): bigint => valueAt(endMonth, growth, slots, of);
  const fixed = valueOf(({ fixedCents }) => BigInt(fixedCents)) + BigInt(residualCents) * MONTHLY ** BigInt(endMonth);
  const rest = BigInt(financedCents) * growth ** BigInt(endMonth) - fixed;
  if (rest < 0n) throw new RangeError('fixed payments and residual are worth more than the amount');
  const weights = valueOf(({ weight }) => weight) * BigInt(unitCents);
  const centsOf = (weight: bigint): number => divideHalfUp(rest * weight, weights) * unitCents;
  const due = slots.map(({ month, weight, fixedCents }) => ({ month, cents: centsOf(weight) + fixedCents }));
  return { baseCents: centsOf(full), due: due.filter(({ cents }) => cents > 0), endMonth };
}

/** Returns the value of these amounts in the end month, times 120,000^endMonth, as an integer. */
function valueAt(endMonth: number, growth: bigint, slots: Slot[], of: (slot: Slot) => bigint): bigint {
  let [value, scale, at] = [0n, 1n, 0];
  for (const slot of slots) {
    for (; at < slot.month; at++) {
      value *= growth;
      scale *= MONTHLY;
    }
    value += of(slot) * scale;
  }
  return value * growth ** BigInt(endMonth - at);
}

/**
 * Returns one row per month in whole cents. Rounds the interest on the balance half up. The last payment includes the
 * rounding differences. A residual is a separate row at the end. Months without a payment have a row for their
 * interest.
 * @throws RangeError as planPayments
 */
export function schedule(loan: Loan, { due, endMonth }: Plan): ScheduleRow[] {
  const { financedCents, annualRateBps, residualCents = 0 } = loan;
  const lastMonth = due.at(-1)?.month ?? 0;
  const rate = BigInt(annualRateBps);
  const rows: ScheduleRow[] = [];
  let balance = financedCents;
  for (let month = due[0]?.month === 0 ? 0 : 1; month <= endMonth; month++) {
    const interest = month === 0 ? 0 : divideHalfUp(BigInt(balance) * rate, MONTHLY);
    const planned = due.reduce((sum, one) => sum + (one.month === month ? one.cents : 0), 0);
    const left = month === lastMonth ? presentOf(residualCents, rate, endMonth - month) : undefined;
    const payment = left === undefined ? planned : balance + interest - left;
    balance += interest - payment;
    rows.push(row('payment', month, payment, interest, balance));
  }
  if (residualCents > 0) rows.push(row('purchase', endMonth, balance, 0, 0));
  return rows;
}

const presentOf = (cents: number, rate: bigint, months: number): number =>
  divideHalfUp(BigInt(cents) * MONTHLY ** BigInt(months), (MONTHLY + rate) ** BigInt(months));

const row = (
  kind: ScheduleRow['kind'],
  month: number,
  paymentCents: number,
  interestCents: number,
  balanceCents: number,
): ScheduleRow => ({
  kind,
  month,
  paymentCents,
  interestCents,
  principalCents: paymentCents - interestCents,
  balanceCents,
});

/** Returns the total paid and its interest part, in cents. */
export function totalsOf(rows: ScheduleRow[]): { totalCents: number; interestCents: number } {
  return rows.reduce(
    (sum, { paymentCents, interestCents }) => ({
      totalCents: sum.totalCents + paymentCents,
      interestCents: sum.interestCents + interestCents,
    }),
    { totalCents: 0, interestCents: 0 },
  );
}
