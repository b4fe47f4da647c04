import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { allowedTerms, comparedMonths, defaultTerms, sliders, withTier } from './terms.ts';
import { specifiedPricing as pricing } from './specified-pricing.ts';
import { type TierName, tierNames } from './tiers.ts';

fc.configureGlobal({ numRuns: PROPERTY_RUNS });

const none = { valueCents: Number.NaN, months: Number.NaN, tier: '', downBps: Number.NaN };

describe('calculator sliders', () => {
  test('value 10,000 to 2,000,000 by 5,000; term 12 to 60 by 12; down payment by 5 points up to 50', () => {
    expect(sliders).toEqual({
      valueCents: { min: 1_000_000, max: 200_000_000, step: 500_000 },
      months: { min: 12, max: 60, step: 12 },
      downBps: { step: 500 },
    });
    expect(pricing.maxDownBps).toBe(5000);
  });

  test('start at $150,000, 48 months, good credit and 15% down', () => {
    expect(defaultTerms(pricing)).toEqual({ valueCents: 15_000_000, months: 48, tier: 'good', downBps: 1500 });
    expect(allowedTerms(pricing, none)).toEqual(defaultTerms(pricing));
  });
});

describe('changing the tier', () => {
  test.each([
    ['premium', 1000],
    ['excellent', 1000],
    ['good', 1500],
    ['fair', 2000],
    ['building', 3000],
  ] as [TierName, number][])('%s resets the down payment to its minimum', (tier, downBps) => {
    expect(withTier(pricing, { ...defaultTerms(pricing), downBps: 5000 }, tier)).toMatchObject({ tier, downBps });
  });

  test('building caps a longer term at 48 and keeps a shorter one', () => {
    const at = (months: number) => withTier(pricing, { ...defaultTerms(pricing), months }, 'building').months;
    expect([at(60), at(48), at(36)]).toEqual([48, 48, 36]);
    expect(withTier(pricing, { ...defaultTerms(pricing), months: 60 }, 'fair').months).toBe(60);
  });
});

test('terms are compared up to the longest of the tier', () => {
  expect(comparedMonths(pricing, 'good')).toEqual([24, 36, 48, 60]);
  expect(comparedMonths(pricing, 'building')).toEqual([24, 36, 48]);
});

describe('requested terms of an address or a field', () => {
  test.each([
    ['a value under the range', { valueCents: 1 }, { valueCents: 10_000_00 }],
    ['a value over the range', { valueCents: 9e12 }, { valueCents: 2_000_000_00 }],
    ['cents', { valueCents: 84_517_49 }, { valueCents: 84_517_00 }],
    ['a term between two years', { months: 44 }, { months: 48 }],
    ['a term over the range', { months: 84 }, { months: 60 }],
    ['a term over the building tier', { months: 60, tier: 'building' }, { months: 48, downBps: 3000 }],
    ['less down than the tier asks', { downBps: 0, tier: 'fair' }, { downBps: 2000 }],
    ['more than half down', { downBps: 9900 }, { downBps: 5000 }],
    ['a tier that does not exist', { tier: 'toString' }, { tier: 'good' }],
    ['no number', { valueCents: Infinity }, { valueCents: 150_000_00 }],
  ])('correct %s', (_name, asked, terms) => {
    expect(allowedTerms(pricing, { ...none, ...asked })).toMatchObject(terms);
  });

  test('any request results in allowed terms, and allowed terms stay unchanged', () => {
    const any = fc.record({
      valueCents: fc.double(),
      months: fc.double(),
      downBps: fc.double(),
      tier: fc.oneof(fc.string(), fc.constantFrom(...tierNames)),
    });
    fc.assert(
      fc.property(any, (asked) => {
        const terms = allowedTerms(pricing, asked);
        const tier = pricing.tiers[terms.tier];
        expect(terms.valueCents % 100).toBe(0);
        expect(terms.valueCents).toBeGreaterThanOrEqual(sliders.valueCents.min);
        expect(terms.valueCents).toBeLessThanOrEqual(sliders.valueCents.max);
        expect([12, 24, 36, 48, 60].filter((months) => months <= tier.maxMonths)).toContain(terms.months);
        expect(terms.downBps).toBeGreaterThanOrEqual(tier.minDownBps);
        expect(terms.downBps).toBeLessThanOrEqual(pricing.maxDownBps);
        expect(allowedTerms(pricing, terms)).toEqual(terms);
      }),
    );
  });
});
