import { shareOf } from './exact.ts';
import { levelPaymentCents } from './payment.ts';
import type { Pricing } from './tiers.ts';

/**
 * Returns the figures of a recommendation in cents: the payment on the whole amount (no down payment) at one fixed
 * rate, in whole dollars, and the tax savings as a share of the cost. Section 9 of the public site specification.
 * @throws RangeError as levelPaymentCents
 */
export function recommendationFigures(pricing: Pricing, amountCents: number, termMonths: number) {
  const { rateBps, taxSavingsBps } = pricing.recommendation;
  return {
    paymentCents: levelPaymentCents(amountCents, rateBps, termMonths, 100),
    taxSavingsCents: shareOf(amountCents, taxSavingsBps),
  };
}
