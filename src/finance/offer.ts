import { annualPercentageRate } from './apr.ts';
import { planPayments, schedule, totalsOf } from './schedule.ts';

/** A financed fee is added to the amount. A withheld fee is deducted from the payout. */
export type OfferFee = { cents: number; paid: 'financed' | 'at_signing' | 'withheld'; isFinanceCharge: boolean };
export type OfferTerms = { amountCents: number; rateBps: number; termMonths: number; fees?: readonly OfferFee[] };

/** The cost of a level offer with its fees. Cents; the APR in percent with two decimals. */
export type OfferFigures = {
  paymentCents: number;
  /** Includes the rounding differences of all earlier payments. */
  lastPaymentCents: number;
  totalCents: number;
  /**
   * The amount with all financed fees, less all finance charges among the fees: 10 CCR 900(a)(1), 23 NYCRR 600.1(a).
   */
  amountFinancedCents: number;
  financeChargeCents: number;
  aprPercent: number;
};

/**
 * Returns the figures of a state's disclosure for a specific offer: monthly payments in arrears, every fee prepaid.
 * The APR follows Regulation Z, Appendix J, and includes all finance charges.
 * @throws RangeError for invalid terms, and when the fees leave nothing to finance
 */
export function offerFigures({ amountCents, rateBps, termMonths, fees = [] }: OfferTerms): OfferFigures {
  const principalCents = amountCents + sumOf(fees.filter(({ paid }) => paid === 'financed'));
  const amountFinancedCents = principalCents - sumOf(fees.filter((fee) => fee.isFinanceCharge));
  const loan = { financedCents: principalCents, annualRateBps: rateBps, termMonths };
  const plan = planPayments(loan, { kind: 'level' });
  const rows = schedule(loan, plan);
  const { totalCents } = totalsOf(rows);
  const flows = rows.map(({ paymentCents, month }) => ({ cents: paymentCents, month }));
  return {
    paymentCents: plan.baseCents,
    lastPaymentCents: rows.at(-1)?.paymentCents ?? 0,
    totalCents,
    amountFinancedCents,
    financeChargeCents: totalCents - amountFinancedCents,
    aprPercent: Math.round(annualPercentageRate(amountFinancedCents, flows) * 100) / 100,
  };
}

const sumOf = (fees: readonly OfferFee[]): number => fees.reduce((sum, { cents }) => sum + cents, 0);
