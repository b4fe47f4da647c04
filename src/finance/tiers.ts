/** Credit tiers of the payment calculator, best first. */
export const tierNames = ['premium', 'excellent', 'good', 'fair', 'building'] as const;
export type TierName = (typeof tierNames)[number];
/** Rates and down payments in basis points, terms in months. */
export type Tier = { scores: string; baseRateBps: number; minDownBps: number; maxMonths: number };

/** The lender's settings for all calculators. Basis points, cents, months. */
export type Pricing = {
  tiers: Record<TierName, Tier>;
  /** Applies to unknown tiers. */
  fallback: { baseRateBps: number; minDownBps: number };
  maxDownBps: number;
  longTerm: { overMonths: number; addBps: number };
  /** In ascending order. Only the first matching entry is added. */
  smallAmounts: { underCents: number; addBps: number }[];
  capBps: number;
  /** The share of the equipment value that the calculator shows as Section 179 benefit. */
  section179Bps: number;
  /** The recommendation has one rate, no down payment, and its own share for tax savings. */
  recommendation: { rateBps: number; taxSavingsBps: number };
};

/** The lower end of a tier's scores, which staff write as text: 660 of "660-699". No score reaches a tier without one. */
export const lowestScoreOf = ({ scores }: Tier): number => Number(/\d{3}/.exec(scores)?.[0] ?? Infinity);

/** The tier of a credit score. A score below all of them counts for the last one. */
export const tierOfScore = ({ tiers }: Pricing, score: number): TierName =>
  tierNames.find((name) => score >= lowestScoreOf(tiers[name])) ?? 'building';

export const isBelowTiers = ({ tiers }: Pricing, score: number): boolean =>
  tierNames.every((name) => score < lowestScoreOf(tiers[name]));

export const isTierName = (name: string): name is TierName => tierNames.some((tier) => tier === name);

/** Returns the tier with this name, or the fallback's rate and minimum down payment for any other name. */
export const tierOf = (pricing: Pricing, name: string): Pricing['fallback'] =>
  isTierName(name) ? pricing.tiers[name] : pricing.fallback;

/**
 * Returns the annual rate in basis points (section 9 of the public site specification). It is the tier's base rate
 * plus additions for a long term and a small financed amount, up to the cap.
 */
export function annualRateBps(
  pricing: Pricing,
  tier: Pick<Tier, 'baseRateBps'>,
  termMonths: number,
  financedCents: number,
): number {
  const { longTerm, smallAmount } = rateAdditions(pricing, termMonths, financedCents);
  return Math.min(tier.baseRateBps + (longTerm?.addBps ?? 0) + (smallAmount?.addBps ?? 0), pricing.capBps);
}

type RateAdditions = {
  longTerm: Pricing['longTerm'] | undefined;
  smallAmount: Pricing['smallAmounts'][number] | undefined;
};

/** Returns the additions to the base rate that apply to this term and financed amount. */
export const rateAdditions = (pricing: Pricing, termMonths: number, financedCents: number): RateAdditions => ({
  longTerm: termMonths > pricing.longTerm.overMonths ? pricing.longTerm : undefined,
  smallAmount: pricing.smallAmounts.find(({ underCents }) => financedCents < underCents),
});
