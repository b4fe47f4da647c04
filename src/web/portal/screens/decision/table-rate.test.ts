import { expect, test } from 'vitest';
import { specifiedPricing as pricing } from '#finance/specified-pricing.ts';
import { quote } from '#finance/quote.ts';
import { additionsOf, tableRate } from './table-rate.ts';

test('a file with a score gets the rate of its tier, amount and term', () => {
  const { rateBps } = quote(pricing, { valueCents: 84_500_00, months: 48, tier: 'excellent', downBps: 0 });
  expect(tableRate(pricing, { amount: '$84,500', termMonths: '48', score: '705' })).toBe(String(rateBps / 100));
});

test.each([
  ['without a score', { amount: '$84,500', termMonths: '60', score: '' }],
  ['without an amount', { amount: '', termMonths: '60', score: '705' }],
  ['without a term', { amount: '$84,500', termMonths: '', score: '705' }],
])('a file %s gets none', (_case, asked) => expect(tableRate(pricing, asked)).toBe(''));

test.each([
  ['up to the long term, for a large amount', 48, 50_000_00, []],
  ['over the long term', 49, 50_000_00, ['1% for a term over 48 months']],
  [
    'over the long term, for a small amount',
    60,
    24_999_99,
    ['1% for a term over 48 months', '2% for an amount under $25,000'],
  ],
])('a rate %s names what it adds', (_case, months, cents, said) => {
  expect(additionsOf(pricing, { months, cents })).toEqual(said);
});

test('the base rate and the named additions are the rate of the engine', () => {
  const { rateBps } = quote(pricing, { valueCents: 40_000_00, months: 60, tier: 'good', downBps: 0 });
  expect(additionsOf(pricing, { months: 60, cents: 40_000_00 })).toEqual([
    '1% for a term over 48 months',
    '1% for an amount under $50,000',
  ]);
  expect(rateBps).toBe(pricing.tiers.good.baseRateBps + 200);
});
