import { shareOf } from './exact.ts';
import { levelPaymentCents } from './payment.ts';
import type { Pricing } from './tiers.ts';

/**
 * Returns the figures of a recommendation in cents (section 9 of the public site specification).
 * The payment covers the whole amount at one fixed rate, without a down payment, in whole dollars. The tax savings
 * are a share of the cost.
 * @throws RangeError as levelPaymentCents
 */
export function recommendationFigures(pricing: Pricing, amountCents: number, termMonths: number) {
  const { rateBps, taxSavingsBps } = pricing.recommendation;
  return {
    paymentCents: levelPaymentCents(amountCents, rateBps, termMonths, 100),
    taxSavingsCents: shareOf(amountCents, taxSavingsBps),
  };
}
