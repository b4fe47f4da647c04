import { assertLoan, monthlyRate } from './payment.ts';
import { type Shape, type Slot, slotsOf } from './structure.ts';

/** One month in cents. Month 0 is the day of funding; a negative principal is interest that was not paid. */
export type ScheduleRow = {
  kind: 'payment' | 'purchase';
  month: number;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
};

export type Loan = { financedCents: number; annualRateBps: number; termMonths: number; residualCents?: number };

/** What falls due when, in whole cents, before the last payment absorbs the rounding. */
export type Plan = { baseCents: number; due: { month: number; cents: number }[]; endMonth: number };

/**
 * The payment of weight 1 and every due amount: base = (A - present value of the fixed payments - R v^n) / sum(w_t v^t)
 * with v = 1/(1+i). With weights of 1 this is A / a(n); with k payments in advance A / (k + a(n-k)); with a residual
 * (A - R v^n) / a(n).
 * @throws RangeError when the fixed payments and the residual are worth more than the amount
 */
export function planPayments(loan: Loan, shape: Shape): Plan {
  const { financedCents, annualRateBps, termMonths, residualCents = 0 } = loan;
  assertLoan(financedCents, annualRateBps, termMonths);
  const slots = slotsOf(shape, termMonths);
  const lastMonth = slots.at(-1)?.month ?? 0;
  // A shape that skips the last months still ends with the term: that is when the machine is bought.
  const endMonth = residualCents > 0 ? Math.max(termMonths, lastMonth) : lastMonth;
  const v = 1 / (1 + monthlyRate(annualRateBps));
  const present = (of: (slot: Slot) => number): number =>
    slots.reduce((sum, slot) => sum + of(slot) * v ** slot.month, 0);
  const rest = financedCents - present(({ fixedCents }) => fixedCents) - residualCents * v ** endMonth;
  if (rest < 0) throw new RangeError('fixed payments and residual are worth more than the amount');
  const base = rest / present(({ weight }) => weight);
  const due = slots.map(({ month, weight, fixedCents }) => ({ month, cents: Math.round(base * weight) + fixedCents }));
  return { baseCents: Math.round(base), due: due.filter(({ cents }) => cents > 0), endMonth };
}

/**
 * Month by month in whole cents: interest on the balance rounded half up, the last payment absorbs the rounding,
 * a residual is a row of its own at the end. Months without a payment have a row too: their interest is added.
 * @throws RangeError as planPayments
 */
export function schedule(loan: Loan, { due, endMonth }: Plan): ScheduleRow[] {
  const { financedCents, annualRateBps, residualCents = 0 } = loan;
  const lastMonth = due.at(-1)?.month ?? 0;
  const i = monthlyRate(annualRateBps);
  const rows: ScheduleRow[] = [];
  let balance = financedCents;
  for (let month = due[0]?.month === 0 ? 0 : 1; month <= endMonth; month++) {
    const interest = month === 0 ? 0 : Math.round(balance * i);
    const planned = due.reduce((sum, one) => sum + (one.month === month ? one.cents : 0), 0);
    const left = month === lastMonth ? presentOf(residualCents, i, endMonth - month) : undefined;
    const payment = left === undefined ? planned : balance + interest - left;
    balance += interest - payment;
    rows.push(row('payment', month, payment, interest, balance));
  }
  if (residualCents > 0) rows.push(row('purchase', endMonth, balance, 0, 0));
  return rows;
}

const presentOf = (cents: number, i: number, months: number): number => Math.round(cents / (1 + i) ** months);

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

/** All that is paid, and the part of it that is the cost of financing. */
export function totalsOf(rows: ScheduleRow[]): { totalCents: number; interestCents: number } {
  return rows.reduce(
    (sum, { paymentCents, interestCents }) => ({
      totalCents: sum.totalCents + paymentCents,
      interestCents: sum.interestCents + interestCents,
    }),
    { totalCents: 0, interestCents: 0 },
  );
}
