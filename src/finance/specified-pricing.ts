import type { Pricing } from './tiers.ts';

/** The pricing of section 9 of the public site specification. */
export const specifiedPricing: Pricing = {
  tiers: {
    premium: { scores: '720+', baseRateBps: 1400, minDownBps: 1000, maxMonths: 60 },
    excellent: { scores: '700-719', baseRateBps: 1600, minDownBps: 1000, maxMonths: 60 },
    good: { scores: '660-699', baseRateBps: 1900, minDownBps: 1500, maxMonths: 60 },
    fair: { scores: '620-659', baseRateBps: 2300, minDownBps: 2000, maxMonths: 60 },
    building: { scores: '600-619', baseRateBps: 3000, minDownBps: 3000, maxMonths: 48 },
  },
  fallback: { baseRateBps: 2000, minDownBps: 1500 },
  maxDownBps: 5000,
  longTerm: { overMonths: 48, addBps: 100 },
  smallAmounts: [
    { underCents: 25_000_00, addBps: 200 },
    { underCents: 50_000_00, addBps: 100 },
  ],
  capBps: 3500,
  section179Bps: 2100,
  recommendation: { rateBps: 2100, taxSavingsBps: 2500 },
};
