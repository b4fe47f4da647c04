import type { heroPayment } from '#copy/en/hero-payment.ts';
import { quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { percent } from '#web/ui/money.ts';

/** The line that stands under every payment: term, tier, down payment, rate, and that it is an estimate. */
export const paymentTerms = (copy: typeof heroPayment, pricing: Pricing, terms: Terms): string =>
  copy.assumptions({
    months: terms.months,
    credit: copy.credit[terms.tier],
    scores: pricing.tiers[terms.tier].scores.replace('-', '–'),
    down: percent(terms.downBps),
    rate: percent(quote(pricing, terms).rateBps),
  });
