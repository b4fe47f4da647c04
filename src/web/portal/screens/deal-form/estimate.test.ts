import { describe, expect, test } from 'vitest';
import { quote } from '#finance/quote.ts';
import { specifiedPricing as pricing } from '#finance/specified-pricing.ts';
import { dealTerms } from '#contract/deals.ts';
import { emptyDeal } from './deal-values.ts';
import { estimate, termEstimates, tierOfTypedScore } from './estimate.ts';

describe('the payment of a deal is the calculator’s', () => {
  test('the requested amount at the tier of the score over the chosen term', () => {
    const terms = { valueCents: 84_500_00, months: 48, tier: 'excellent', downBps: 0 };
    const { paymentCents, rateBps } = quote(pricing, terms);
    const given = { ...emptyDeal, requestedAmount: '$84,500', requestedTerm: '48', borrowerCreditScore: '705' };
    expect(estimate(pricing, given)).toMatchObject({
      paymentCents,
      rateBps,
      tier: 'excellent',
      assumed: false,
      longer: false,
    });
  });

  test('until an amount is asked for, the equipment less the down payment', () =>
    expect(estimate(pricing, { ...emptyDeal, equipmentAmount: '100000', downPayment: '15,000' })).toMatchObject({
      financedCents: 85_000_00,
      tier: 'good',
      assumed: true,
    }));

  test('each offered term has its own payment, whichever one is chosen', () => {
    const given = { ...emptyDeal, requestedAmount: '$84,500', requestedTerm: '48', borrowerCreditScore: '705' };
    const terms = { valueCents: 84_500_00, tier: 'excellent', downBps: 0 };
    expect(termEstimates(pricing, given).map(({ months, paymentCents }) => [months, paymentCents])).toEqual(
      dealTerms.map((months) => [months, quote(pricing, { ...terms, months }).paymentCents]),
    );
    expect(termEstimates(pricing, emptyDeal)).toEqual([]);
  });

  test('the least down payment is the tier’s share of the price', () => {
    const given = { ...emptyDeal, requestedAmount: '50000', downPayment: '10000', requestedTerm: '60' };
    const { leastDownCents } = estimate(pricing, { ...given, borrowerCreditScore: '690' }) ?? {};
    expect(leastDownCents).toBe((60_000_00 * pricing.tiers.good.minDownBps) / 10_000);
  });

  test('a term beyond the tier’s longest is said to be one', () =>
    expect(estimate(pricing, { ...emptyDeal, requestedAmount: '50000', requestedTerm: '84' })?.longer).toBe(true));

  test.each([
    {},
    { requestedAmount: 'abc' },
    { equipmentAmount: '100', downPayment: '100' },
    { requestedAmount: '5', requestedTerm: '' },
  ])('nothing is shown for %j', (given) => expect(estimate(pricing, { ...emptyDeal, ...given })).toBeUndefined());

  test.each([
    ['720+', 'premium'],
    ['about 690', 'good'],
    ['599', 'building'],
    ['good', undefined],
    ['', undefined],
  ])('a score of "%s" is %s', (typed, tier) => expect(tierOfTypedScore(pricing, typed)).toBe(tier));
});
