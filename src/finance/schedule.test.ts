import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATIENT, PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { annualPercentageRate } from './apr.ts';
import { type Loan, planPayments, schedule, totalsOf } from './schedule.ts';
import { residualCents, type Shape, slotsOf } from './structure.ts';

fc.configureGlobal({ numRuns: PROPERTY_RUNS });

const months = fc.integer({ min: 12, max: 84 });
const loans = fc.record({
  financedCents: fc.integer({ min: 5_000_00, max: 2_000_000_00 }),
  annualRateBps: fc.integer({ min: 0, max: 3500 }),
  termMonths: months,
});
const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.constant({ kind: 'level' } as const),
  fc.record({ kind: fc.constant('advance' as const), payments: fc.integer({ min: 0, max: 6 }) }),
  fc.record({
    kind: fc.constant('seasonal' as const),
    fundedMonth: fc.integer({ min: 1, max: 12 }),
    lowMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
    lowShareBps: fc.constantFrom(0, 1000, 2500, 5000),
  }),
  fc.record({ kind: fc.constant('step' as const), yearlyBps: fc.integer({ min: -2000, max: 2000 }) }),
  fc.record({
    kind: fc.constant('deferred' as const),
    months: fc.integer({ min: 1, max: 6 }),
    keepMaturity: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('touch' as const),
    payments: fc.integer({ min: 1, max: 6 }),
    cents: fc.integer({ min: 0, max: 99_00 }),
  }),
);
const residualShare = fc.constantFrom(0, 0.1, 0.2);
const cases = fc
  .tuple(loans, shapes, residualShare)
  .map(([loan, shape, share]): [Loan, Shape] => [
    { ...loan, residualCents: Math.round(loan.financedCents * share) },
    shape,
  ]);
const rowsOf = (loan: Loan, shape: Shape) => schedule(loan, planPayments(loan, shape));

describe('properties of every schedule', PATIENT, () => {
  test('the balance is never negative and ends at zero', () => {
    fc.assert(
      fc.property(cases, ([loan, shape]) => {
        const rows = rowsOf(loan, shape);
        expect(Math.min(...rows.map(({ balanceCents }) => balanceCents))).toBeGreaterThanOrEqual(0);
        expect(rows.at(-1)?.balanceCents).toBe(0);
      }),
    );
  });

  test('principal adds up to the amount, interest to the cost, both to the total; all in whole cents', () => {
    fc.assert(
      fc.property(cases, ([loan, shape]) => {
        const rows = rowsOf(loan, shape);
        const { totalCents, interestCents } = totalsOf(rows);
        expect(rows.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(loan.financedCents);
        expect(totalCents - interestCents).toBe(loan.financedCents);
        const numbers = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'number');
        expect(numbers.every(Number.isInteger)).toBe(true);
        expect(rows.every(({ paymentCents }) => paymentCents >= 0)).toBe(true);
      }),
    );
  });

  test('each row follows from the row before', () => {
    fc.assert(
      fc.property(cases, ([loan, shape]) => {
        const rows = rowsOf(loan, shape);
        const wrong = rows.filter(
          (row, at) =>
            row.balanceCents !== (rows[at - 1]?.balanceCents ?? loan.financedCents) - row.principalCents ||
            row.paymentCents !== row.interestCents + row.principalCents,
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('the last payment differs from its plan exactly by the rounding of all others', () => {
    fc.assert(
      fc.property(cases, ([loan, shape]) => {
        const plan = planPayments(loan, shape);
        const last = schedule(loan, plan).findLast(({ kind, paymentCents }) => kind === 'payment' && paymentCents > 0);
        const planned = plan.due
          .filter(({ month }) => month === last?.month)
          .reduce((sum, { cents }) => sum + cents, 0);
        const i = loan.annualRateBps / 120_000;
        const n = plan.endMonth + 1;
        const rounding = i === 0 ? n : ((1 + i) ** n - 1) / i;
        expect(Math.abs((last?.paymentCents ?? 0) - planned)).toBeLessThanOrEqual(rounding + 2);
      }),
    );
  });

  test('the APR of the payments equals the rate of the loan', () => {
    fc.assert(
      fc.property(cases, ([loan, shape]) => {
        const flows = rowsOf(loan, shape).map(({ paymentCents, month }) => ({ cents: paymentCents, month }));
        expect(annualPercentageRate(loan.financedCents, flows)).toBeCloseTo(loan.annualRateBps / 100, 1);
      }),
    );
  });

  test('a higher rate never lowers the cost, a longer term never raises the payment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const level: Shape = { kind: 'level' };
        const { totalCents } = totalsOf(rowsOf(loan, level));
        const dearer = { ...loan, annualRateBps: loan.annualRateBps + 100 };
        expect(totalsOf(rowsOf(dearer, level)).totalCents).toBeGreaterThan(totalCents);
        const longer = { ...loan, termMonths: loan.termMonths + 1 };
        expect(planPayments(longer, level).baseCents).toBeLessThanOrEqual(planPayments(loan, level).baseCents);
      }),
    );
  });
});

describe('invalid structures', () => {
  const loan = { financedCents: 10_000_00, annualRateBps: 1900, termMonths: 12 };

  test.each([
    ['every payment in advance', { kind: 'advance', payments: 12 }, 'too many payments in advance'],
    ['a negative number in advance', { kind: 'advance', payments: -1 }, 'too many payments in advance'],
    [
      'every month skipped',
      { kind: 'seasonal', fundedMonth: 1, lowMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], lowShareBps: 0 },
      'leaves no payment to compute',
    ],
    ['deferred past its own end', { kind: 'deferred', months: 12, keepMaturity: true }, 'leaves no payment to compute'],
    ['small payments to the end', { kind: 'touch', payments: 12, cents: 99_00 }, 'leaves no payment to compute'],
    ['first payments that repay it all', { kind: 'touch', payments: 3, cents: 9_000_00 }, 'worth more than the amount'],
  ] as [string, Shape, string][])('rejects %s', (_name, shape, words) => {
    expect(() => planPayments(loan, shape)).toThrow(new RegExp(words));
  });

  test('a single payment is valid', () => {
    expect(slotsOf({ kind: 'level' }, 1)).toEqual({ full: 1n, slots: [{ month: 1, weight: 1n, fixedCents: 0 }] });
  });

  test('an amount of zero has a plan of zero payments and an empty schedule', () => {
    const free = { financedCents: 0, annualRateBps: 1900, termMonths: 12 };
    expect(planPayments(free, { kind: 'level' })).toMatchObject({ baseCents: 0, due: [] });
    expect(rowsOf(free, { kind: 'level' }).every(({ paymentCents }) => paymentCents === 0)).toBe(true);
  });

  test('a residual worth more than the machine is rejected', () => {
    expect(() => planPayments({ ...loan, residualCents: 20_000_00 }, { kind: 'level' })).toThrow(RangeError);
  });

  test.each([Number.NaN, 10_000_00.5])('an amount of %d cents is rejected', (financedCents) => {
    expect(() => planPayments({ ...loan, financedCents }, { kind: 'level' })).toThrow(RangeError);
  });
});

describe('buyout at the end', () => {
  test('the residual is nothing, $1, a share of the cost, or an estimate', () => {
    const cost = 150_000_00;
    expect(residualCents({ kind: 'none' }, cost)).toBe(0);
    expect(residualCents({ kind: 'dollar' }, cost)).toBe(1_00);
    expect(residualCents({ kind: 'percent', bps: 1000 }, cost)).toBe(15_000_00);
    expect(residualCents({ kind: 'fairMarket', estimateBps: 2000 }, cost)).toBe(30_000_00);
  });

  test('the residual is a separate row in the month of the last payment', () => {
    const loan = { financedCents: 127_500_00, annualRateBps: 1900, termMonths: 48, residualCents: 15_000_00 };
    const [last, purchase] = rowsOf(loan, { kind: 'level' }).slice(-2);
    expect(last).toMatchObject({ kind: 'payment', month: 48, balanceCents: 15_000_00 });
    expect(purchase).toMatchObject({ kind: 'purchase', month: 48, paymentCents: 15_000_00, balanceCents: 0 });
  });

  test('without a residual each row is a payment, from the first month on; in advance from the day of funding', () => {
    const loan = { financedCents: 127_500_00, annualRateBps: 1900, termMonths: 48 };
    const rows = rowsOf(loan, { kind: 'level' });
    expect(rows.map(({ kind }) => kind)).toEqual(Array<string>(48).fill('payment'));
    expect(rows[0]?.month).toBe(1);
    expect(rowsOf(loan, { kind: 'advance', payments: 1 })[0]?.month).toBe(0);
  });

  test('the residual is due at the end of the term, also when the last months are skipped', () => {
    const skip: Shape = { kind: 'seasonal', fundedMonth: 1, lowMonths: [12, 1, 2], lowShareBps: 0 };
    const loan = { financedCents: 127_500_00, annualRateBps: 1900, termMonths: 48 };
    expect(planPayments({ ...loan, residualCents: 15_000_00 }, skip).endMonth).toBe(48);
    expect(planPayments(loan, skip).endMonth).toBe(46);
  });

  test('skipped months at the end have no row without a residual', () => {
    const skip: Shape = { kind: 'seasonal', fundedMonth: 1, lowMonths: [12, 1, 2], lowShareBps: 0 };
    expect(slotsOf(skip, 48).slots.at(-1)?.month).toBe(46);
  });
});
