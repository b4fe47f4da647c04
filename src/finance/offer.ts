import { annualPercentageRate } from './apr.ts';
import { planPayments, schedule, totalsOf } from './schedule.ts';

export type OfferTerms = { amountCents: number; rateBps: number; termMonths: number };

/** What a level offer without fees costs. Cents; the APR in percent with two decimals. */
export type OfferFigures = {
  paymentCents: number;
  /** It absorbs the rounding of all others. */
  lastPaymentCents: number;
  totalCents: number;
  financeChargeCents: number;
  aprPercent: number;
};

/**
 * The figures that a state's disclosure of a specific offer asks for, as far as amount, rate and term give them:
 * monthly payments in arrears, no fees and no deductions. The APR is by Regulation Z, Appendix J.
 * @throws RangeError for terms that no loan has
 */
export function offerFigures({ amountCents, rateBps, termMonths }: OfferTerms): OfferFigures {
  const loan = { financedCents: amountCents, annualRateBps: rateBps, termMonths };
  const plan = planPayments(loan, { kind: 'level' });
  const rows = schedule(loan, plan);
  const { totalCents, interestCents } = totalsOf(rows);
  const flows = rows.map(({ paymentCents, month }) => ({ cents: paymentCents, month }));
  return {
    paymentCents: plan.baseCents,
    lastPaymentCents: rows.at(-1)?.paymentCents ?? 0,
    totalCents,
    financeChargeCents: interestCents,
    aprPercent: Math.round(annualPercentageRate(amountCents, flows) * 100) / 100,
  };
}
