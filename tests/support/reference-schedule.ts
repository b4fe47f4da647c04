import type { Loan, ScheduleRow } from '#finance/schedule.ts';
import type { Shape } from '#finance/structure.ts';

/**
 * A second implementation of every schedule, independent of src/finance. It iterates month by month with integers and
 * rounds only where a row is rounded to cents.
 */

/** The denominator of a monthly rate in basis points: 12 months of 10,000. */
const MONTHLY = 120_000n;

/** One due date: a share of the unknown payment, or fixed cents. */
type Due = { month: number; share: bigint; cents: bigint };

function dueDates(shape: Shape, term: number): Due[] {
  const monthly = (from: number, to: number, shareOf = (_month: number): bigint => 1n): Due[] =>
    Array.from({ length: to - from + 1 }, (_, n) => ({ month: from + n, share: shareOf(from + n), cents: 0n }));
  switch (shape.kind) {
    case 'level':
      return monthly(1, term);
    case 'advance':
      return [...monthly(1, shape.payments).map((due) => ({ ...due, month: 0 })), ...monthly(1, term - shape.payments)];
    case 'seasonal': {
      const low = new Set(shape.lowMonths.map((month) => month % 12));
      return monthly(1, term, (month) =>
        low.has((shape.fundedMonth + month) % 12) ? BigInt(shape.lowShareBps) : 10_000n,
      );
    }
    case 'step': {
      const years = BigInt(Math.ceil(term / 12));
      const yearly = BigInt(10_000 + shape.yearlyBps);
      return monthly(1, term, (month) => {
        const before = BigInt(Math.ceil(month / 12) - 1);
        return yearly ** before * 10_000n ** (years - before);
      });
    }
    case 'deferred':
      return monthly(1 + shape.months, shape.keepMaturity ? term : term + shape.months);
    case 'touch':
      return monthly(1, term).map((due) =>
        due.month > shape.payments ? due : { ...due, share: 0n, cents: BigInt(shape.cents) },
      );
  }
}

/** Rounds to the nearest whole number, and exactly one half up. */
function nearest(over: bigint, under: bigint): bigint {
  const rest = over % under;
  return 2n * rest >= under ? (over - rest) / under + 1n : (over - rest) / under;
}

/**
 * The payment for a share of 1, as a fraction. For an unknown payment, the balance after each month is (owed - repaid
 * x payment) / scale. After the last month it must be the residual.
 */
function exactPayment(loan: Loan, due: Due[], end: number): { over: bigint; under: bigint } {
  let [owed, repaid, scale] = [BigInt(loan.financedCents), 0n, 1n];
  for (let month = 0; month <= end; month++) {
    if (month > 0) {
      const growth = MONTHLY + BigInt(loan.annualRateBps);
      [owed, repaid, scale] = [owed * growth, repaid * growth, scale * MONTHLY];
    }
    for (const { share, cents } of due.filter((one) => one.month === month)) {
      owed -= cents * scale;
      repaid += share * scale;
    }
  }
  return { over: owed - BigInt(loan.residualCents ?? 0) * scale, under: repaid };
}

/** The rows of a schedule whose amount is larger than its fixed payments and residual are worth. */
export function referenceRows(loan: Loan, shape: Shape): ScheduleRow[] {
  const [rate, residual] = [BigInt(loan.annualRateBps), BigInt(loan.residualCents ?? 0)];
  const due = dueDates(shape, loan.termMonths);
  const lastPaid = due.findLast(({ share }) => share > 0n)?.month ?? 0;
  const end = residual > 0n ? Math.max(loan.termMonths, lastPaid) : lastPaid;
  const { over, under } = exactPayment(loan, due, end);
  const rows: ScheduleRow[] = [];
  let balance = BigInt(loan.financedCents);
  for (let month = due[0]?.month === 0 ? 0 : 1; month <= end; month++) {
    const interest = month === 0 ? 0n : nearest(balance * rate, MONTHLY);
    const payment =
      month === lastPaid
        ? balance +
          interest -
          nearest(residual * MONTHLY ** BigInt(end - month), (MONTHLY + rate) ** BigInt(end - month))
        : due
            .filter((one) => one.month === month)
            .reduce((sum, { share, cents }) => sum + nearest(over * share, under) + cents, 0n);
    balance += interest - payment;
    rows.push(rowOf('payment', month, payment, interest, balance));
  }
  return residual > 0n ? [...rows, rowOf('purchase', end, balance, 0n, 0n)] : rows;
}

function rowOf(kind: ScheduleRow['kind'], month: number, payment: bigint, interest: bigint, balance: bigint) {
  return {
    kind,
    month,
    paymentCents: Number(payment),
    interestCents: Number(interest),
    principalCents: Number(payment - interest),
    balanceCents: Number(balance),
  };
}

/** The denominator of a monthly rate whose annual rate is counted in 1/10,000 of a percentage point. */
const FINE = 12_000_000n;

/**
 * Returns true when the exact annual percentage rate of these payments is within `tolerance` percentage points of
 * `percent`. At a rate that is too low the payments repay more than the amount, at a rate that is too high less.
 */
export function isAnnualPercentageRate(percent: number, tolerance: number, receivedCents: number, rows: ScheduleRow[]) {
  const leftAt = (rate: number): bigint => {
    const growth = FINE + BigInt(Math.round(rate * 10_000));
    let [left, scale, at] = [BigInt(receivedCents), 1n, 0];
    for (const { month, paymentCents } of rows) {
      for (; at < month; at++) [left, scale] = [left * growth, scale * FINE];
      left -= BigInt(paymentCents) * scale;
    }
    return left;
  };
  return leftAt(percent - tolerance) <= 0n && leftAt(percent + tolerance) >= 0n;
}
