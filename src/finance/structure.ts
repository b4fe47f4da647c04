import { shareOf } from './exact.ts';

/** The payment pattern of a loan or lease. Amounts in cents, shares in basis points. */
export type Shape =
  | { kind: 'level' }
  /** The given number of payments is due at signing, the rest monthly. */
  | { kind: 'advance'; payments: number }
  /** In the low months (1 = January) only a share of the full payment is due. A share of 0 skips them. */
  | { kind: 'seasonal'; fundedMonth: number; lowMonths: readonly number[]; lowShareBps: number }
  /** Each year's payment is higher than the last by this share. */
  | { kind: 'step'; yearlyBps: number }
  /** Nothing is due at first while interest accrues. The maturity moves too, unless `keepMaturity` is set. */
  | { kind: 'deferred'; months: number; keepMaturity: boolean }
  /** The first payments have a small fixed amount. */
  | { kind: 'touch'; payments: number; cents: number };

/** The amount for which the lessee must or may buy the machine at the end. */
export type Buyout =
  | { kind: 'none' }
  | { kind: 'dollar' }
  /** Purchase upon termination at a fixed share of the cost. */
  | { kind: 'percent'; bps: number }
  /** Fair market value. Its future amount is unknown, so all figures from it are estimates. */
  | { kind: 'fairMarket'; estimateBps: number };

/** Returns the residual in cents for equipment of this cost. */
export function residualCents(buyout: Buyout, costCents: number): number {
  switch (buyout.kind) {
    case 'none':
      return 0;
    case 'dollar':
      return 1_00;
    case 'percent':
      return shareOf(costCents, buyout.bps);
    case 'fairMarket':
      return shareOf(costCents, buyout.estimateBps);
  }
}

/** One due date: months after funding, with either a weight on the unknown payment or a fixed amount. */
export type Slot = { month: number; weight: bigint; fixedCents: number };

/** The due dates in order. Weights are integers. A full payment has the weight `full`. */
export type Slots = { full: bigint; slots: Slot[] };

/**
 * Returns the due dates of a shape over a term, without slots at the end on which nothing is due.
 * @throws RangeError when the shape leaves no payment to compute
 */
export function slotsOf(shape: Shape, termMonths: number): Slots {
  const { full, slots } = allSlots(shape, termMonths);
  const last = slots.findLastIndex(({ weight }) => weight > 0n);
  if (last < 0) throw new RangeError('this structure leaves no payment to compute');
  return { full, slots: slots.slice(0, last + 1) };
}

const monthly = (from: number, to: number, weightIn: (month: number) => bigint = () => 1n): Slot[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => ({
    month: from + n,
    weight: weightIn(from + n),
    fixedCents: 0,
  }));

function allSlots(shape: Shape, termMonths: number): Slots {
  switch (shape.kind) {
    case 'level':
      return { full: 1n, slots: monthly(1, termMonths) };
    case 'advance': {
      if (shape.payments < 0 || shape.payments >= termMonths) throw new RangeError('too many payments in advance');
      const atSigning = Array.from({ length: shape.payments }, () => ({ month: 0, weight: 1n, fixedCents: 0 }));
      return { full: 1n, slots: [...atSigning, ...monthly(1, termMonths - shape.payments)] };
    }
    case 'seasonal': {
      const { fundedMonth, lowMonths, lowShareBps } = shape;
      const isLow = (month: number): boolean => lowMonths.includes(calendarMonth(fundedMonth, month));
      const full = 10_000n;
      return { full, slots: monthly(1, termMonths, (month) => (isLow(month) ? BigInt(lowShareBps) : full)) };
    }
    case 'step': {
      const [last, first] = [yearsBefore(termMonths), 10_000n];
      const yearly = first + BigInt(shape.yearlyBps);
      const weightIn = (month: number): bigint => yearly ** yearsBefore(month) * first ** (last - yearsBefore(month));
      return { full: first ** last, slots: monthly(1, termMonths, weightIn) };
    }
    case 'deferred':
      return { full: 1n, slots: monthly(shape.months + 1, termMonths + (shape.keepMaturity ? 0 : shape.months)) };
    case 'touch': {
      const slots = monthly(1, termMonths, (month) => (month > shape.payments ? 1n : 0n));
      return { full: 1n, slots: slots.map((slot) => (slot.weight > 0n ? slot : { ...slot, fixedCents: shape.cents })) };
    }
  }
}

/** Full years of payments before this month. */
const yearsBefore = (month: number): bigint => BigInt(Math.floor((month - 1) / 12));

/** Returns the calendar month (1 = January) that is `after` months after the month of funding. */
export const calendarMonth = (fundedMonth: number, after: number): number => ((fundedMonth - 1 + after) % 12) + 1;
