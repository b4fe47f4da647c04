/** How the payments of a loan or lease lie over its term. Amounts in cents, shares in basis points. */
export type Shape =
  | { kind: 'level' }
  /** So many payments fall due at signing, the rest monthly. */
  | { kind: 'advance'; payments: number }
  /** In the low months (1 = January) a share of the full payment is due; a share of 0 skips them. */
  | { kind: 'seasonal'; fundedMonth: number; lowMonths: readonly number[]; lowShareBps: number }
  /** Each year's payment is larger than the last one's by this share. */
  | { kind: 'step'; yearlyBps: number }
  /** Nothing is due for the first months while interest accrues; the end moves along unless it is kept. */
  | { kind: 'deferred'; months: number; keepMaturity: boolean }
  /** The first payments are a fixed small amount. */
  | { kind: 'touch'; payments: number; cents: number };

/** What the lessee owes, or may pay, to own the machine at the end. */
export type Buyout =
  | { kind: 'none' }
  | { kind: 'dollar' }
  /** Purchase upon termination at a fixed share of the cost. */
  | { kind: 'percent'; bps: number }
  /** Fair market value: nobody knows it today, so every figure from it is an estimate. */
  | { kind: 'fairMarket'; estimateBps: number };

/** Residual in cents of equipment that costs this much. */
export function residualCents(buyout: Buyout, costCents: number): number {
  switch (buyout.kind) {
    case 'none':
      return 0;
    case 'dollar':
      return 1_00;
    case 'percent':
      return Math.round((costCents * buyout.bps) / 10_000);
    case 'fairMarket':
      return Math.round((costCents * buyout.estimateBps) / 10_000);
  }
}

/** One due date: months after funding, and either a weight on the payment to be found or a fixed amount. */
export type Slot = { month: number; weight: number; fixedCents: number };

const weighted = (month: number, weight: number): Slot => ({ month, weight, fixedCents: 0 });

/**
 * The due dates of a shape over a term, in order. Slots at the end on which nothing is due are left out.
 * @throws RangeError when the shape leaves no payment to be found
 */
export function slotsOf(shape: Shape, termMonths: number): Slot[] {
  const all = allSlots(shape, termMonths);
  const last = all.findLastIndex(({ weight }) => weight > 0);
  if (last < 0) throw new RangeError('this structure leaves no payment to be found');
  return all.slice(0, last + 1);
}

function allSlots(shape: Shape, termMonths: number): Slot[] {
  const months = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  const term = months(1, termMonths);
  switch (shape.kind) {
    case 'level':
      return term.map((month) => weighted(month, 1));
    case 'advance': {
      if (shape.payments < 0 || shape.payments >= termMonths) throw new RangeError('too many payments in advance');
      const atSigning = Array.from({ length: shape.payments }, () => weighted(0, 1));
      return [...atSigning, ...months(1, termMonths - shape.payments).map((month) => weighted(month, 1))];
    }
    case 'seasonal':
      return term.map((month) =>
        weighted(
          month,
          shape.lowMonths.includes(calendarMonth(shape.fundedMonth, month)) ? shape.lowShareBps / 1e4 : 1,
        ),
      );
    case 'step':
      return term.map((month) => weighted(month, (1 + shape.yearlyBps / 10_000) ** Math.floor((month - 1) / 12)));
    case 'deferred':
      return months(shape.months + 1, termMonths + (shape.keepMaturity ? 0 : shape.months)).map((month) =>
        weighted(month, 1),
      );
    case 'touch':
      return term.map((month) =>
        month <= shape.payments ? { month, weight: 0, fixedCents: shape.cents } : weighted(month, 1),
      );
  }
}

/** The month of the year (1 = January) that lies so many months after the month of funding. */
export const calendarMonth = (fundedMonth: number, after: number): number => ((fundedMonth - 1 + after) % 12) + 1;
