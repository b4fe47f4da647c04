import * as z from 'zod/mini';
import type { Pricing } from '#finance/tiers.ts';

/** Basis points: 1950 is 19.5%. */
const bps = (max: number) => {
  const message = `From 0% to ${String(max / 100)}%, with two decimals at most`;
  return z.int(message).check(z.minimum(0, message), z.maximum(max, message));
};
const rate = bps(10_000);
/** Leaves at least 20% to finance, which every payment structure needs. */
const share = bps(8000);
const MONTHS = 'One of 12, 24, 36, 48 and 60 months';
const OVER = 'A whole number of months from 0 to 84';
const UNDER = 'An amount of a cent at least';
const tier = z.object({
  scores: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'The scores of this tier, such as 660-699'),
      z.maxLength(20, 'At most 20 characters'),
    ),
  baseRateBps: rate,
  minDownBps: share,
  maxMonths: z.int(MONTHS).check(z.minimum(12, MONTHS), z.maximum(60, MONTHS), z.multipleOf(12, MONTHS)),
});

/** The lender's rates. Saved as a whole, so a change of one number includes all of them. */
export const pricingSchema = z
  .object({
    tiers: z.object({ premium: tier, excellent: tier, good: tier, fair: tier, building: tier }),
    fallback: z.object({ baseRateBps: rate, minDownBps: share }),
    maxDownBps: share,
    longTerm: z.object({ overMonths: z.int(OVER).check(z.minimum(0, OVER), z.maximum(84, OVER)), addBps: rate }),
    smallAmounts: z
      .array(z.object({ underCents: z.int(UNDER).check(z.minimum(1, UNDER)), addBps: rate }))
      .check(z.maxLength(6, 'At most 6 of them'), z.refine(isAscending, 'The smallest limit comes first')),
    capBps: rate,
    section179Bps: bps(10_000),
    recommendation: z.object({ rateBps: rate, taxSavingsBps: bps(10_000) }),
  })
  .check(z.refine(downFits, 'A tier asks for more than the largest down payment'));

function isAscending(limits: { underCents: number }[]): boolean {
  return limits.every(({ underCents }, n) => n === 0 || underCents > (limits[n - 1]?.underCents ?? 0));
}

function downFits({ tiers, fallback, maxDownBps }: Pricing): boolean {
  return [...Object.values(tiers), fallback].every(({ minDownBps }) => minDownBps <= maxDownBps);
}
