import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { openingHours } from '#contract/opening-hours.ts';
import { applying as enApplying } from '#copy/en/knowledge/applying.ts';
import { company as enCompany } from '#copy/en/knowledge/company.ts';
import { costs as enCosts } from '#copy/en/knowledge/costs.ts';
import { credit as enCredit } from '#copy/en/knowledge/credit.ts';
import { equipment as enEquipment } from '#copy/en/knowledge/equipment.ts';
import { manners as enManners } from '#copy/en/knowledge/manners.ts';
import { structures as enStructures } from '#copy/en/knowledge/structures.ts';
import { applying as esApplying } from '#copy/es/knowledge/applying.ts';
import { company as esCompany } from '#copy/es/knowledge/company.ts';
import { costs as esCosts } from '#copy/es/knowledge/costs.ts';
import { credit as esCredit } from '#copy/es/knowledge/credit.ts';
import { equipment as esEquipment } from '#copy/es/knowledge/equipment.ts';
import { manners as esManners } from '#copy/es/knowledge/manners.ts';
import { structures as esStructures } from '#copy/es/knowledge/structures.ts';
import type { BrandFacts, KnowledgeEntry } from '#copy/knowledge-entry.ts';

const en = { ...enApplying, ...enCredit, ...enCosts, ...enStructures, ...enEquipment, ...enCompany, ...enManners };
const es = { ...esApplying, ...esCredit, ...esCosts, ...esStructures, ...esEquipment, ...esCompany, ...esManners };

export type Slug = keyof typeof en;

/** Everything that the assistant may answer from. */
export const knowledge: Record<Language, Record<Slug, KnowledgeEntry>> = { en, es };
export const slugs = Object.keys(en) as Slug[];

/** Basis points as people read them: 1900 is 19%. */
export const percentText = (bps: number): string => `${String(Math.round(bps) / 100)}%`;

/** The hours inside a sentence: Spanish days have no capital letter. */
function hoursText(brand: Brand, lang: Language, now: Date): string {
  const hours = openingHours(brand, lang, now);
  return lang === 'es' ? hours.charAt(0).toLowerCase() + hours.slice(1) : hours;
}

/** What answers may say about this lender on this day. */
export function brandFacts(brand: Brand, lang: Language, now: Date): BrandFacts {
  const { pricing } = brand;
  const tiers = Object.values(pricing.tiers);
  const least = tiers.map(({ minDownBps }) => minDownBps);
  const rates = tiers.map(({ baseRateBps }) => baseRateBps);
  return {
    company: brand.company,
    phone: brand.phones.main.display,
    email: brand.emails.contact,
    hours: hoursText(brand, lang, now),
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
