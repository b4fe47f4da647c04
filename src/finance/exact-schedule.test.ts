import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATIENT, PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { isAnnualPercentageRate, referenceRows } from '#tests/support/reference-schedule.ts';
import { annualPercentageRate } from './apr.ts';
import { levelPaymentCents } from './payment.ts';
import { quote } from './quote.ts';
import { recommendationFigures } from './recommendation.ts';
import { type Loan, planPayments, schedule } from './schedule.ts';
import { specifiedPricing } from './specified-pricing.ts';
import type { Shape } from './structure.ts';

const SEED = 695_000;

const loans: fc.Arbitrary<Loan> = fc.record({
  financedCents: fc.oneof(
    fc.integer({ min: 10_000_00, max: 2_000_000_00 }),
    fc.integer({ min: 10_000, max: 2_000_000 }).map((dollars) => dollars * 100),
  ),
  // Whole percents produce half cents far more often than other rates.
  annualRateBps: fc.oneof(
    fc.integer({ min: 0, max: 35 }).map((percent) => percent * 100),
    fc.integer({ min: 0, max: 3500 }),
  ),
  termMonths: fc.integer({ min: 12, max: 84 }),
  residualCents: fc.constantFrom(0, 0, 1_00, 5_000_00, 1_234_56),
});

const structures: [name: string, shapes: fc.Arbitrary<Shape>][] = [
  ['level', fc.constant({ kind: 'level' })],
  ['advance payments', fc.record({ kind: fc.constant('advance'), payments: fc.integer({ min: 0, max: 6 }) })],
  [
    'seasonal and skipped months',
    fc.record({
      kind: fc.constant('seasonal'),
      fundedMonth: fc.integer({ min: 1, max: 12 }),
      lowMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
      lowShareBps: fc.constantFrom(0, 1000, 2500, 3333, 5000),
    }),
  ],
  ['yearly steps', fc.record({ kind: fc.constant('step'), yearlyBps: fc.integer({ min: -2000, max: 2000 }) })],
  [
    'deferred payments',
    fc.record({
      kind: fc.constant('deferred'),
      months: fc.integer({ min: 1, max: 6 }),
      keepMaturity: fc.boolean(),
    }),
  ],
  [
    'small first payments',
    fc.record({
      kind: fc.constant('touch'),
      payments: fc.integer({ min: 1, max: 6 }),
      cents: fc.integer({ min: 0, max: 99_00 }),
    }),
  ],
];

function sample<T>(arbitrary: fc.Arbitrary<T>): T[] {
  return fc.sample(arbitrary, { seed: SEED, numRuns: PROPERTY_RUNS });
}

describe(`each structure, compared with exact arithmetic on ${String(PROPERTY_RUNS)} random loans`, () => {
  test.each(structures)('%s: every row is the same and the APR is within 0.005 points', PATIENT, (_name, shapes) => {
    const cases = sample(fc.tuple(loans, shapes));
    const wrongRows: [Loan, Shape][] = [];
    const wrongRates: [Loan, Shape][] = [];
    for (const [loan, shape] of cases) {
      const rows = schedule(loan, planPayments(loan, shape));
      const flows = rows.map(({ paymentCents, month }) => ({ cents: paymentCents, month }));
      const apr = annualPercentageRate(loan.financedCents, flows);
      if (JSON.stringify(rows) !== JSON.stringify(referenceRows(loan, shape))) wrongRows.push([loan, shape]);
      if (!isAnnualPercentageRate(apr, 0.005, loan.financedCents, rows)) wrongRates.push([loan, shape]);
    }
    expect({ wrongRows: wrongRows.length, first: wrongRows[0] }).toEqual({ wrongRows: 0, first: undefined });
    expect({ wrongRates: wrongRates.length, first: wrongRates[0] }).toEqual({ wrongRates: 0, first: undefined });
  });

  test('the level payment is the first payment of the exact schedule', PATIENT, () => {
    const wrong = sample(loans).filter(({ financedCents, annualRateBps, termMonths }) => {
      const [first] = referenceRows({ financedCents, annualRateBps, termMonths }, { kind: 'level' });
      return levelPaymentCents(financedCents, annualRateBps, termMonths) !== first?.paymentCents;
    });
    expect({ wrong: wrong.length, first: wrong[0] }).toEqual({ wrong: 0, first: undefined });
  });
});

describe('amounts that a binary fraction of the rate would round wrongly', () => {
  test('$695,000, 35% down, premium, 60 months: the last payment is $10,747.18', () => {
    const terms = { valueCents: 695_000_00, months: 60, tier: 'premium', downBps: 3500 };
    expect(quote(specifiedPricing, terms).lastPaymentCents).toBe(10_747_18);
  });

  test('a recommendation is rounded to whole dollars once: $2,260.4957 is $2,260, not $2,261 after $2,260.50', () => {
    expect(recommendationFigures(specifiedPricing, 73_000_00, 48).paymentCents).toBe(2_260_00);
  });
});
