import { expect, test } from 'vitest';
import { specifiedPricing as pricing } from '#finance/specified-pricing.ts';
import { quote } from '#finance/quote.ts';
import { tableRate } from './table-rate.ts';

test('a file with a score gets the rate of its tier, amount and term', () => {
  const { rateBps } = quote(pricing, { valueCents: 84_500_00, months: 48, tier: 'excellent', downBps: 0 });
  expect(tableRate(pricing, { amount: '$84,500', termMonths: '48', score: '705' })).toBe(String(rateBps / 100));
});

test.each([
  ['without a score', { amount: '$84,500', termMonths: '60', score: '' }],
  ['without an amount', { amount: '', termMonths: '60', score: '705' }],
  ['without a term', { amount: '$84,500', termMonths: '', score: '705' }],
])('a file %s gets none', (_case, asked) => expect(tableRate(pricing, asked)).toBe(''));
