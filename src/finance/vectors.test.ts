import { describe, expect, test } from 'vitest';
import { calculatorEdges } from '#tests/support/calculator-edges.ts';
import { annualPercentageRate } from './apr.ts';
import { quote } from './quote.ts';
import { type Loan, planPayments, schedule, totalsOf } from './schedule.ts';
import type { Shape } from './structure.ts';
import { specifiedPricing } from './specified-pricing.ts';

/** Months 1 to `count` with the same amount. */
const level = (cents: number, count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => ({ cents, month: from + n }));
const pay = (loan: Loan, shape: Shape = { kind: 'level' }) => planPayments(loan, shape).baseCents;
const amounts = (loan: Loan, shape: Shape) => [...new Set(planPayments(loan, shape).due.map(({ cents }) => cents))];

const hundred = { financedCents: 100_000_00, annualRateBps: 1000, termMonths: 60 };
/** $150,000 of equipment, good credit, 15% down, 48 months: 19%. */
const standard = { financedCents: 127_500_00, annualRateBps: 1900, termMonths: 48 };
const winter = { fundedMonth: 1, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 } as const;

describe('annual percentage rate, Regulation Z Appendix J', () => {
  test.each([
    ['$5,000 repaid by 24 payments of $230', 5_000_00, level(230_00, 24), 9.6857],
    [
      '$5,000 repaid by 23 payments of $230 and one of $280',
      5_000_00,
      [...level(230_00, 23), { cents: 280_00, month: 24 }],
      10.5005,
    ],
    ['$10,000 repaid by 36 payments of $322.67', 10_000_00, level(322_67, 36), 9.9996],
  ])('%s', (_name, received, flows, percent) => {
    expect(annualPercentageRate(received, flows)).toBeCloseTo(percent, 4);
  });

  test('$127,500 at 19%: a fee of $595 withheld from the proceeds raises the APR to 19.265%', () => {
    expect(annualPercentageRate(standard.financedCents - 595_00, level(pay(standard), 48))).toBeCloseTo(19.265, 3);
  });

  test('$127,500 at 19%: 3% of financed points raise the APR to 20.686%', () => {
    const withPoints = { ...standard, financedCents: Math.round(standard.financedCents * 1.03) };
    expect(annualPercentageRate(standard.financedCents, level(pay(withPoints), 48))).toBeCloseTo(20.686, 3);
  });

  test('15 odd days before the first month lower the APR of the same payments', () => {
    const odd = level(230_00, 24).map((flow) => ({ ...flow, oddDays: 15 }));
    const percent = annualPercentageRate(5_000_00, odd);
    expect(percent).toBeLessThan(9.6857);
    const i = percent / 1200;
    const value = odd.reduce((sum, { cents, month }) => sum + cents / ((1 + i / 2) * (1 + i) ** month), 0);
    expect(value).toBeCloseTo(5_000_00, 4);
  });

  test('payments that do not repay the amount are rejected', () => {
    const short = 'the payments do not repay the amount';
    expect(() => annualPercentageRate(5_000_00, level(200_00, 24))).toThrow(short);
    expect(() => annualPercentageRate(0, level(200_00, 24))).toThrow(short);
    expect(() => annualPercentageRate(Number.NaN, level(200_00, 24))).toThrow(short);
    expect(() => annualPercentageRate(100_00, [{ cents: 100_00, month: 0 }, ...level(1_00, 2)])).toThrow(
      'the payments at the start alone repay the amount',
    );
  });

  test('an APR of more than 100% a month is found', () => {
    expect(annualPercentageRate(100_00, [{ cents: 350_00, month: 1 }])).toBeCloseTo(3000, 6);
  });

  test('payments that repay exactly the amount have an APR of 0', () => {
    expect(annualPercentageRate(2_400_00, level(100_00, 24))).toBeCloseTo(0, 9);
  });
});

describe('structures of payments, computed vectors', () => {
  test.each([
    [0, 2_124_70],
    [1, 2_107_14],
    [2, 2_090_09],
  ])('%i payments in advance on a loan of 100,000 over 60 months at ten percent', (payments, cents) => {
    expect(pay(hundred, { kind: 'advance', payments })).toBe(cents);
  });

  test('the rate factor of two in advance is the published .0209009', () => {
    expect((pay(hundred, { kind: 'advance', payments: 2 }) / hundred.financedCents).toFixed(7)).toBe('0.0209009');
  });

  test('seasonal: full from April to November, 25% from December to March', () => {
    const shape: Shape = { kind: 'seasonal', ...winter };
    expect(pay(standard, shape)).toBe(5_085_81);
    expect(amounts(standard, shape)).toEqual([1_271_45, 5_085_81]);
    // When funded in January, the first payment is due in February, a low month.
    expect(planPayments(standard, shape).due.slice(0, 3)).toEqual([
      { month: 1, cents: 1_271_45 },
      { month: 2, cents: 1_271_45 },
      { month: 3, cents: 5_085_81 },
    ]);
  });

  test('skip: nothing from December to February', () => {
    const shape: Shape = { kind: 'seasonal', fundedMonth: 1, lowMonths: [12, 1, 2], lowShareBps: 0 };
    expect(amounts(standard, shape)).toEqual([5_046_52]);
    expect(planPayments(standard, shape).due).toHaveLength(36);
  });

  test('step: 10% more each year', () => {
    const all = amounts(standard, { kind: 'step', yearlyBps: 1000 });
    expect([all.length, all[0], all[3]]).toEqual([4, 3_359_98, 4_472_14]);
  });

  test('90 days deferred: 48 payments from month 4 to 51', () => {
    const { baseCents, due } = planPayments(standard, { kind: 'deferred', months: 3, keepMaturity: false });
    expect(baseCents).toBe(3_996_23);
    expect([due.length, due[0]?.month, due.at(-1)?.month]).toEqual([48, 4, 51]);
  });

  test('90 days deferred with the same maturity: 45 payments of the same amount as after three touch payments of $0', () => {
    const kept: Shape = { kind: 'deferred', months: 3, keepMaturity: true };
    expect(planPayments(standard, kept).due).toHaveLength(45);
    expect(pay(standard, kept)).toBe(pay(standard, { kind: 'touch', payments: 3, cents: 0 }));
  });

  test('touch: three payments of $99, then 45 level payments', () => {
    const shape: Shape = { kind: 'touch', payments: 3, cents: 99_00 };
    expect(amounts(standard, shape)).toEqual([99_00, 4_165_80]);
  });

  test('buyout for 10% of $150,000', () => {
    expect(pay({ ...standard, residualCents: 15_000_00 })).toBe(3_601_26);
  });

  test('a residual of 20% of $100,000 at 8% over 60 months means $1,755.44 a month; $1,888.78 a month plus the same residual is an APR of 10.40%', () => {
    expect(pay({ ...hundred, annualRateBps: 800, residualCents: 20_000_00 })).toBe(1_755_44);
    const mixed = [...level(1_888_78, 60), { cents: 20_000_00, month: 60 }];
    expect(annualPercentageRate(100_000_00, mixed)).toBeCloseTo(10.4, 2);
  });

  test('$90,000 over 60 months at 7% costs $16,926.47, and seven cents less when paid in whole cents', () => {
    const loan = { financedCents: 90_000_00, annualRateBps: 700, termMonths: 60 };
    const finer = pay({ ...loan, financedCents: loan.financedCents * 10_000 });
    expect(Math.round((finer * 60) / 10_000) - loan.financedCents).toBe(16_926_47);
    expect(totalsOf(schedule(loan, planPayments(loan, { kind: 'level' }))).interestCents).toBe(16_926_40);
  });
});

describe('calculator', () => {
  const ask = (value: number, months: number, tier: string, downBps: number) =>
    quote(specifiedPricing, { valueCents: value * 100, months, tier, downBps });

  test('the last payment is that of the last month, without the buyout', () => {
    const terms = { valueCents: 150_000_00, months: 48, tier: 'good', downBps: 1500 };
    const own = quote(specifiedPricing, terms, { shape: { kind: 'level' }, buyout: { kind: 'percent', bps: 1000 } });
    expect(own.purchaseCents).toBe(15_000_00);
    expect(own.rows.at(-1)?.paymentCents).toBe(15_000_00);
    expect(Math.abs(own.lastPaymentCents - own.paymentCents)).toBeLessThan(100);
  });

  test('a down payment in cents counts in whole dollars and overrides the share', () => {
    const terms = { valueCents: 150_000_00, months: 48, tier: 'good', downBps: 1500 };
    const figures = quote(specifiedPricing, { ...terms, downCents: 40_000_51 });
    expect(figures).toMatchObject({ downCents: 40_001_00, financedCents: 109_999_00, purchaseCents: 0 });
  });

  test('with its default values: $22,500 down, 19%, $3,812.27, last payment $3,811.91', () => {
    expect(ask(150_000, 48, 'good', 1500)).toMatchObject({
      downCents: 22_500_00,
      financedCents: 127_500_00,
      rateBps: 1900,
      paymentCents: 3_812_27,
      lastPaymentCents: 3_811_91,
      amounts: [{ cents: 3_812_27, count: 48 }],
      totalCents: 47 * 3_812_27 + 3_811_91,
      financeCostCents: 47 * 3_812_27 + 3_811_91 - 127_500_00,
      section179Cents: 31_500_00,
    });
  });

  test.each([
    [150_000, 60, 'good', 1500, { rateBps: 2000, paymentCents: 3_377_97 }],
    [50_000, 36, 'good', 1500, { rateBps: 2000, paymentCents: 1_579_45 }],
    [20_000, 48, 'building', 3000, { rateBps: 3200, paymentCents: 520_50 }],
  ])('%i dollars over %i months, %s credit', (value, months, tier, downBps, answer) => {
    expect(ask(value, months, tier, downBps)).toMatchObject(answer);
  });

  test('shortest and longest term, minimum and maximum down payment, small and large values of each tier', () => {
    for (const [tier, months, down, value, rate, payment] of calculatorEdges) {
      const { rateBps, paymentCents } = ask(Number(value), Number(months), tier, Number(down) * 100);
      const expected = {
        rateBps: Number(rate) * 100,
        paymentCents: Math.round(Number(payment.replaceAll(',', '')) * 100),
      };
      expect({ rateBps, paymentCents }, `${tier} ${months} ${down} ${value}`).toEqual(expected);
    }
  });

  test('the down payment is rounded to whole dollars', () => {
    expect(ask(84_517, 48, 'good', 1500)).toMatchObject({ downCents: 12_678_00, financedCents: 71_839_00 });
  });

  test('an unknown tier falls back to 20%', () => {
    expect(ask(150_000, 48, 'platinum', 1500).rateBps).toBe(2000);
  });

  test('without fees the annual percentage rate equals the annual rate', () => {
    expect(ask(150_000, 48, 'good', 1500).aprPercent.toFixed(2)).toBe('19.00');
  });
});
