import { desk } from '#copy/portal/decision-desk.ts';
import { type Pricing, rateAdditions } from '#finance/tiers.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { estimate } from '../deal-form/estimate.ts';
import type { DecidableFile } from './decidable-file.ts';

/**
 * Returns the rate in percent of the lender's table for the score in the file. Returns '' without a score, because
 * any tier would be a guess. The same while amount or term is incomplete.
 */
export function tableRate(pricing: Pricing, { amount, termMonths, score }: DecidableFile['asked']): string {
  const found = estimate(pricing, {
    requestedAmount: amount,
    equipmentAmount: '',
    downPayment: '',
    requestedTerm: termMonths,
    borrowerCreditScore: score,
  });
  return found === undefined || found.assumed ? '' : String(found.rateBps / 100);
}

/** Names what the rates of the table add to their base rate for this amount and term. */
export function additionsOf(pricing: Pricing, { months, cents }: { months: number; cents: number }): string[] {
  const { table: words } = desk.dialog;
  const { longTerm, smallAmount } = rateAdditions(pricing, months, cents);
  return [
    ...(longTerm ? [words.longTerm(percent(longTerm.addBps), longTerm.overMonths)] : []),
    ...(smallAmount ? [words.smallAmount(percent(smallAmount.addBps), dollars(smallAmount.underCents))] : []),
  ];
}
