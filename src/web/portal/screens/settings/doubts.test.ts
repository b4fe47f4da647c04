import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { specifiedPricing as pricing } from '#finance/specified-pricing.ts';
import { doubtOf, samplePayments } from './doubts.ts';

const withGood = (change: Partial<typeof pricing.tiers.good>) => ({
  pricing: { ...pricing, tiers: { ...pricing.tiers, good: { ...pricing.tiers.good, ...change } } },
});

describe('what is asked once more before it is saved', () => {
  test('the sample payments are those of the engine, over the longest term that a tier allows', () => {
    // $42,500 financed at 19 + 1 + 1 %: below $50,000 and over 48 months.
    expect(samplePayments(pricing)[2]).toEqual({
      tier: 'good',
      months: 60,
      downBps: 1500,
      rateBps: 2100,
      parts: { base: 1900, longTerm: 100, smallAmount: 100, capped: false },
      cents: 114_977,
    });
    expect(samplePayments(pricing)[4]).toMatchObject({ tier: 'building', months: 48 });
  });

  test('rates that move a payment by more than a fifth are asked about, with both figures', () => {
    const doubt = doubtOf({ pricing }, withGood({ baseRateBps: 190 }));
    expect(doubt).toMatch(/Good changes from \$1,149\.77 to \$\d{3}\.\d\d\. Save these rates\?/);
    expect(doubt).not.toContain('Premium');
  });

  test('rates that move it by less are not', () => {
    expect(doubtOf({ pricing }, withGood({ baseRateBps: 1850 }))).toBeUndefined();
    expect(doubtOf({ pricing }, { pricing })).toBeUndefined();
  });

  test('fewer months of keeping, and another product key', () => {
    const months = (retentionMonths: number) => ({ retentionMonths, notices: sampleBrand.notices });
    expect(doubtOf(months(60), months(36))).toContain('36 months after their decision, for good');
    expect(doubtOf(months(36), months(60))).toBeUndefined();
    expect(doubtOf({ productKey: 'AEF' }, { productKey: 'RBC' })).toContain('begin with RBC');
    expect(doubtOf({ productKey: 'AEF' }, { productKey: 'AEF' })).toBeUndefined();
  });
});
