import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specifiedPricing as pricing } from './specified-pricing.ts';
import { annualRateBps, isBelowTiers, isTierName, type TierName, tierNames, tierOf, tierOfScore } from './tiers.ts';

const LARGE = 100_000_00;
const { tiers } = pricing;

describe('credit tiers', () => {
  test.each([
    ['premium', '720+', 1400, 1000],
    ['excellent', '700-719', 1600, 1000],
    ['good', '660-699', 1900, 1500],
    ['fair', '620-659', 2300, 2000],
    ['building', '600-619', 3000, 3000],
  ] as const)('%s: scores %s, rate and minimum down payment in basis points', (name, scores, rate, down) => {
    expect(tiers[name]).toMatchObject({ scores, baseRateBps: rate, minDownBps: down });
    expect(annualRateBps(pricing, tiers[name], 48, LARGE)).toBe(rate);
  });

  test('the tier of a score follows the scores that staff have set', () => {
    const tierAt = (score: number, changed = pricing): string => tierOfScore(changed, score);
    expect([850, 720, 719, 700, 660, 659, 620, 619, 599].map((one) => tierAt(one))).toEqual([
      'premium',
      'premium',
      'excellent',
      'excellent',
      'good',
      'fair',
      'fair',
      'building',
      'building',
    ]);
    const good = { ...tiers.good, scores: 'from 640 to 699' };
    const changed = { ...pricing, tiers: { ...tiers, good, premium: { ...tiers.premium, scores: 'the best' } } };
    expect([850, 640].map((one) => tierAt(one, changed))).toEqual(['excellent', 'good']);
    expect([599, 600].map((one) => isBelowTiers(pricing, one))).toEqual([true, false]);
  });

  test('five tiers exist, best first', () => {
    expect(tierNames).toEqual(['premium', 'excellent', 'good', 'fair', 'building']);
    expect(Object.keys(tiers)).toEqual([...tierNames]);
    expect(tierNames.every(isTierName)).toBe(true);
  });

  test('an unknown tier falls back to 20% and 15% down', () => {
    for (const name of ['', 'Good', 'platinum', 'constructor'])
      expect(tierOf(pricing, name)).toEqual({ baseRateBps: 2000, minDownBps: 1500 });
    expect(tierOf(pricing, 'fair')).toBe(tiers.fair);
  });
});

describe('annual rate', () => {
  const good = tiers.good;

  test.each([
    [12, 0],
    [48, 0],
    [49, 100],
    [60, 100],
    [84, 100],
  ])('a term of %i months adds %i basis points', (term, added) => {
    expect(annualRateBps(pricing, good, term, LARGE)).toBe(1900 + added);
  });

  test.each([
    ['$1', 1_00, 200],
    ['$24,999.99', 24_999_99, 200],
    ['$25,000', 25_000_00, 100],
    ['$49,999.99', 49_999_99, 100],
    ['$50,000', 50_000_00, 0],
    ['$2,000,000', 2_000_000_00, 0],
  ])('an amount of %s financed adds its points', (_amount, cents, added) => {
    expect(annualRateBps(pricing, good, 48, cents)).toBe(1900 + added);
  });

  test('additions for term and amount add up: building, 60 months, $14,000 is 33%', () => {
    expect(annualRateBps(pricing, tiers.building, 60, 14_000_00)).toBe(3300);
  });

  test('the rate is at most 35%', () => {
    const dear = (baseRateBps: number) => annualRateBps(pricing, { ...tiers.building, baseRateBps }, 60, 10_000_00);
    expect(dear(3199)).toBe(3499);
    expect(dear(3200)).toBe(3500);
    expect(dear(3201)).toBe(3500);
    expect(dear(9900)).toBe(3500);
  });

  test('a longer term or a smaller amount never lowers the rate', () => {
    const any = fc.record({
      name: fc.constantFrom<TierName>(...tierNames),
      term: fc.integer({ min: 1, max: 83 }),
      cents: fc.integer({ min: 1, max: 200_000_000 }),
    });
    fc.assert(
      fc.property(any, ({ name, term, cents }) => {
        const rate = annualRateBps(pricing, tiers[name], term, cents);
        expect(annualRateBps(pricing, tiers[name], term + 1, cents)).toBeGreaterThanOrEqual(rate);
        expect(annualRateBps(pricing, tiers[name], term, cents - 1)).toBeGreaterThanOrEqual(rate);
      }),
    );
  });
});
