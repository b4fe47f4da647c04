import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { openingHours } from '#contract/opening-hours.ts';
import type { BrandFacts } from '#copy/knowledge-entry.ts';

/** Basis points as people read them: 1900 is 19%. */
export const percentText = (bps: number): string => `${String(Math.round(bps) / 100)}%`;

/** What answers may name of this lender, on this day. */
export function brandFacts(brand: Brand, lang: Language, now: Date): BrandFacts {
  const { pricing } = brand;
  const tiers = Object.values(pricing.tiers);
  const least = tiers.map(({ minDownBps }) => minDownBps);
  const rates = tiers.map(({ baseRateBps }) => baseRateBps);
  return {
    company: brand.company,
    phone: brand.phones.main.display,
    email: brand.emails.contact,
    hours: openingHours(brand, lang, now),
    downFrom: percentText(Math.min(...least)),
    downTo: percentText(Math.max(...least)),
    downMost: percentText(pricing.maxDownBps),
    rateFrom: percentText(Math.min(...rates)),
    rateTo: percentText(Math.max(...rates)),
    months: Math.max(...tiers.map(({ maxMonths }) => maxMonths)),
    buildingMonths: pricing.tiers.building.maxMonths,
    section179Share: percentText(pricing.section179Bps),
    savingsShare: percentText(pricing.recommendation.taxSavingsBps),
    recommendationRate: percentText(pricing.recommendation.rateBps),
  };
}
