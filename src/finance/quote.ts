import { annualPercentageRate } from './apr.ts';
import { shareOf } from './exact.ts';
import { planPayments, schedule, type ScheduleRow, totalsOf } from './schedule.ts';
import { type Buyout, residualCents, type Shape } from './structure.ts';
import type { Terms } from './terms.ts';
import { annualRateBps, type Pricing, tierOf } from './tiers.ts';

export type Structure = { shape: Shape; buyout: Buyout };
export const levelLoan: Structure = { shape: { kind: 'level' }, buyout: { kind: 'none' } };

/** All figures of a quote. Cents, basis points; the APR in percent, not rounded. */
export type Quote = {
  downCents: number;
  financedCents: number;
  rateBps: number;
  aprPercent: number;
  /** A regular month's payment. With steps, the first year's. */
  paymentCents: number;
  /** Includes the rounding differences of all earlier payments. */
  lastPaymentCents: number;
  /** Each different payment with its count, in order. The last payment counts without its rounding difference. */
  amounts: { cents: number; count: number }[];
  purchaseCents: number;
  rows: ScheduleRow[];
  totalCents: number;
  financeCostCents: number;
  section179Cents: number;
};

/** The quoted terms. A down payment in cents overrides the share, which is limited to whole basis points. */
export type QuotedTerms = Omit<Terms, 'tier'> & { tier: string; downCents?: number | undefined };

/**
 * Returns the calculator's result. Finances the value less the down payment in whole dollars, at the rate for tier,
 * term and amount, over the chosen structure. A level loan follows section 9 of the public site specification.
 * @throws RangeError when the structure does not fit the terms
 */
export function quote(pricing: Pricing, terms: QuotedTerms, structure = levelLoan): Quote {
  const { valueCents, months, tier, downBps } = terms;
  const downCents = terms.downCents === undefined ? shareOf(valueCents, downBps, 100) : wholeDollars(terms.downCents);
  const financedCents = valueCents - downCents;
  const rateBps = annualRateBps(pricing, tierOf(pricing, tier), months, financedCents);
  const residual = residualCents(structure.buyout, valueCents);
  const loan = { financedCents, annualRateBps: rateBps, termMonths: months, residualCents: residual };
  const plan = planPayments(loan, structure.shape);
  const rows = schedule(loan, plan);
  const { totalCents, interestCents } = totalsOf(rows);
  return {
    downCents,
    financedCents,
    rateBps,
    aprPercent: annualPercentageRate(
      financedCents,
      rows.map(({ paymentCents, month }) => ({ cents: paymentCents, month })),
    ),
    paymentCents: plan.baseCents,
    lastPaymentCents: rows.findLast(({ kind }) => kind === 'payment')?.paymentCents ?? 0,
    amounts: amountsOf(plan.due),
    purchaseCents: residual,
    rows,
    totalCents,
    financeCostCents: interestCents,
    section179Cents: shareOf(valueCents, pricing.section179Bps),
  };
}

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100;

function amountsOf(due: { cents: number }[]): Quote['amounts'] {
  const counts = new Map<number, number>();
  for (const { cents } of due) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  return [...counts].map(([cents, count]) => ({ cents, count }));
}
