import { defaultTerms, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';

/** What the hero of a page shows: good credit and the least down payment on a usual machine of that trade. */
export const industryTerms = (pricing: Pricing, dollarsOfMachine: number, months: number): Terms => ({
  ...defaultTerms(pricing),
  valueCents: dollarsOfMachine * 100,
  months,
});
