import { annualPercentageRate } from './apr.ts';
import { shareOf } from './exact.ts';
import { planPayments, schedule, type ScheduleRow, totalsOf } from './schedule.ts';
import { type Buyout, residualCents, type Shape } from './structure.ts';
import type { Terms } from './terms.ts';
import { annualRateBps, type Pricing, tierOf } from './tiers.ts';

export type Structure = { shape: Shape; buyout: Buyout };
export const levelLoan: Structure = { shape: { kind: 'level' }, buyout: { kind: 'none' } };

/** Everything that stands behind one payment. Cents, basis points; the APR in percent, not rounded. */
export type Quote = {
  downCents: number;
  financedCents: number;
  rateBps: number;
  aprPercent: number;
  /** A normal month's payment; with steps the first year's. */
  paymentCents: number;
  /** It absorbs the rounding of all others. */
  lastPaymentCents: number;
  /** Each different payment with how often it falls due, in order; the last one counts as if it were not rounded. */
  amounts: { cents: number; count: number }[];
  purchaseCents: number;
  rows: ScheduleRow[];
  totalCents: number;
  financeCostCents: number;
  section179Cents: number;
};

/** What is quoted. A down payment in cents takes the place of the share, which has whole basis points only. */
export type QuotedTerms = Omit<Terms, 'tier'> & { tier: string; downCents?: number | undefined };

/**
 * The calculator's answer: the value less the down payment in whole dollars, financed at the rate that tier, term
 * and amount give, over the chosen structure. A level loan is the specification's figure (public site, section 9).
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
