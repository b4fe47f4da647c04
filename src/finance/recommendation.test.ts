import { describe, expect, test } from 'vitest';
import { recommendationFigures } from './recommendation.ts';
import { specifiedPricing } from './specified-pricing.ts';

describe('recommendation', () => {
  test('$50,000 over 36 months: $1,884 a month at 21% without a down payment, $12,500 of tax savings', () => {
    expect(recommendationFigures(specifiedPricing, 50_000_00, 36)).toEqual({
      paymentCents: 1_884_00,
      taxSavingsCents: 12_500_00,
    });
  });

  test("rate and tax share come from the lender's settings", () => {
    const pricing = { ...specifiedPricing, recommendation: { rateBps: 0, taxSavingsBps: 1000 } };
    expect(recommendationFigures(pricing, 36_000_00, 36)).toEqual({
      paymentCents: 1_000_00,
      taxSavingsCents: 3_600_00,
    });
  });
});
