import type { PricingFacts } from '#copy/en/programs.ts';
import { defaultTerms, type Terms } from '#finance/terms.ts';
import { type Pricing, tierNames } from '#finance/tiers.ts';
import { percent } from '#web/ui/money.ts';

/** Returns the terms of a page's hero: good credit and the least down payment on a usual machine of that trade. */
export const industryTerms = (pricing: Pricing, dollarsOfMachine: number, months: number): Terms => ({
  ...defaultTerms(pricing),
  valueCents: dollarsOfMachine * 100,
  months,
});

/** The figures that answers and facts name, so that they follow the lender's settings. */
export function pricingFacts({ tiers, maxDownBps, longTerm }: Pricing): PricingFacts {
  const downs = tierNames.map((name) => tiers[name].minDownBps);
  return {
    down: {
      from: percent(Math.min(...downs)),
      to: percent(Math.max(...downs)),
      good: percent(tiers.good.minDownBps),
      fair: percent(tiers.fair.minDownBps),
      most: percent(maxDownBps),
    },
    long: { months: longTerm.overMonths, points: longTerm.addBps / 100 },
  };
}
