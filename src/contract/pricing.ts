import * as z from 'zod/mini';
import type { Pricing } from '#finance/tiers.ts';

const bps = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const rate = bps(10_000);
/** Less than the whole: something must be left to finance. */
const share = bps(9900);
const tier = z.object({
  scores: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  baseRateBps: rate,
  minDownBps: share,
  maxMonths: z.int().check(z.minimum(12), z.maximum(60), z.multipleOf(12)),
});

/** The lender's rates. In whole: who changes one number states them all. */
export const pricingSchema = z
  .object({
    tiers: z.object({ premium: tier, excellent: tier, good: tier, fair: tier, building: tier }),
    fallback: z.object({ baseRateBps: rate, minDownBps: share }),
    maxDownBps: share,
    longTerm: z.object({ overMonths: z.int().check(z.minimum(0), z.maximum(84)), addBps: rate }),
    smallAmounts: z
      .array(z.object({ underCents: z.int().check(z.minimum(1)), addBps: rate }))
      .check(z.maxLength(6), z.refine(isAscending, 'Invalid input: expected the smallest limit first')),
    capBps: rate,
    section179Bps: bps(10_000),
    recommendation: z.object({ rateBps: rate, taxSavingsBps: bps(10_000) }),
  })
  .check(z.refine(downFits, 'Invalid input: a tier asks for more than the largest down payment'));

function isAscending(limits: { underCents: number }[]): boolean {
  return limits.every(({ underCents }, n) => n === 0 || underCents > (limits[n - 1]?.underCents ?? 0));
}

function downFits({ tiers, fallback, maxDownBps }: Pricing): boolean {
  return [...Object.values(tiers), fallback].every(({ minDownBps }) => minDownBps <= maxDownBps);
}
