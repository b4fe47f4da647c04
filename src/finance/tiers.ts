/** Credit tiers of the payment calculator, best first. */
export const tierNames = ['premium', 'excellent', 'good', 'fair', 'building'] as const;
export type TierName = (typeof tierNames)[number];
/** Rates and down payments in basis points, terms in months. */
export type Tier = { scores: string; baseRateBps: number; minDownBps: number; maxMonths: number };

/** Everything a lender may set about what its calculators say. Basis points, cents, months. */
export type Pricing = {
  tiers: Record<TierName, Tier>;
  /** Stands in for a tier that nobody knows. */
  fallback: { baseRateBps: number; minDownBps: number };
  maxDownBps: number;
  longTerm: { overMonths: number; addBps: number };
  /** Smallest limit first; only the first that applies is added. */
  smallAmounts: { underCents: number; addBps: number }[];
  capBps: number;
  /** Share of the equipment value that the calculator names as Section 179 benefit. */
  section179Bps: number;
  /** The recommendation: one rate for all, no down payment, its own share as tax savings. */
  recommendation: { rateBps: number; taxSavingsBps: number };
};

export const isTierName = (name: string): name is TierName => tierNames.some((tier) => tier === name);

/** The tier of that name; the fallback's rate and least down payment for any other word. */
export const tierOf = (pricing: Pricing, name: string): Pricing['fallback'] =>
  isTierName(name) ? pricing.tiers[name] : pricing.fallback;

/**
 * Annual rate in basis points: the tier's base, plus what a long term and a small financed amount add,
 * up to the cap. (Public site specification, section 9.)
 */
export function annualRateBps(
  pricing: Pricing,
  tier: Pick<Tier, 'baseRateBps'>,
  termMonths: number,
  financedCents: number,
): number {
  const term = termMonths > pricing.longTerm.overMonths ? pricing.longTerm.addBps : 0;
  const size = pricing.smallAmounts.find(({ underCents }) => financedCents < underCents)?.addBps ?? 0;
  return Math.min(tier.baseRateBps + term + size, pricing.capBps);
}
