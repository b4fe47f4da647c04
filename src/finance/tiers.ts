/** Credit tiers of the payment calculator. Rates and down payments in basis points. */
export const tierNames = ['premium', 'excellent', 'good', 'fair', 'building'] as const;
export type TierName = (typeof tierNames)[number];
export type Tier = { scores: string; baseRateBps: number; minDownBps: number };

export const tiers: Record<TierName, Tier> = {
  premium: { scores: '720+', baseRateBps: 1400, minDownBps: 1000 },
  excellent: { scores: '700-719', baseRateBps: 1600, minDownBps: 1000 },
  good: { scores: '660-699', baseRateBps: 1900, minDownBps: 1500 },
  fair: { scores: '620-659', baseRateBps: 2300, minDownBps: 2000 },
  building: { scores: '600-619', baseRateBps: 3000, minDownBps: 3000 },
};

const CAP_BPS = 3500;

/**
 * Annual rate in basis points: the tier's base, plus 1 point over 48 months, plus 2 points under
 * $25,000 financed or 1 point under $50,000, capped at 35 %. (Public site specification, section 9.)
 */
export function annualRateBps(tier: Tier, termMonths: number, financedCents: number): number {
  const term = termMonths > 48 ? 100 : 0;
  const size = financedCents < 25_000_00 ? 200 : financedCents < 50_000_00 ? 100 : 0;
  return Math.min(tier.baseRateBps + term + size, CAP_BPS);
}
