import type { Pricing } from '#finance/tiers.ts';
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
