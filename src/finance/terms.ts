import { isTierName, type Pricing, type TierName } from './tiers.ts';

/** A visitor's choices. Cents, months, basis points. */
export type Terms = { valueCents: number; months: number; tier: TierName; downBps: number };

/** The sliders of the calculator (section 2 of the public site specification). */
export const sliders = {
  valueCents: { min: 10_000_00, max: 2_000_000_00, step: 5_000_00 },
  months: { min: 12, max: 60, step: 12 },
  downBps: { step: 500 },
} as const;

/** Returns $150,000 over 48 months with good credit and the minimum down payment. */
export const defaultTerms = (pricing: Pricing): Terms => ({
  valueCents: 150_000_00,
  months: 48,
  tier: 'good',
  downBps: pricing.tiers.good.minDownBps,
});

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Changes the tier, resets the down payment to its minimum and shortens a term that the tier does not offer. */
export const withTier = (pricing: Pricing, terms: Terms, tier: TierName): Terms => ({
  ...terms,
  tier,
  downBps: pricing.tiers[tier].minDownBps,
  months: Math.min(terms.months, pricing.tiers[tier].maxMonths),
});

/** The terms that are compared with each other, as far as the tier offers them. */
export const comparedMonths = (pricing: Pricing, tier: TierName): number[] =>
  [24, 36, 48, 60].filter((months) => months <= pricing.tiers[tier].maxMonths);

/** Values from an address or a field. NaN for missing ones. */
export type AskedTerms = { valueCents: number; months: number; tier: string; downBps: number };

/**
 * Corrects requested terms. An unknown tier becomes the default. Amounts are rounded to whole dollars and terms to
 * whole years. Down payments are rounded to whole percents between the tier's minimum and the maximum.
 */
export function allowedTerms(pricing: Pricing, asked: AskedTerms): Terms {
  const start = defaultTerms(pricing);
  const tier = isTierName(asked.tier) ? asked.tier : start.tier;
  const { minDownBps, maxMonths } = pricing.tiers[tier];
  const { valueCents, months } = sliders;
  const stepped = (value: number, fallback: number, step: number): number =>
    Number.isFinite(value) ? Math.round(value / step) * step : fallback;
  return {
    tier,
    valueCents: within(stepped(asked.valueCents, start.valueCents, 100), valueCents.min, valueCents.max),
    months: within(stepped(asked.months, start.months, months.step), months.min, Math.min(months.max, maxMonths)),
    downBps: within(stepped(asked.downBps, minDownBps, 100), minDownBps, pricing.maxDownBps),
  };
}
