import { describe, expect, test } from 'vitest';
import { offerFigures } from './offer.ts';

describe('figures of a specific offer', () => {
  test('payment, last payment, total and finance charge add up to the cent', () => {
    const terms = { amountCents: 127_500_00, rateBps: 1900, termMonths: 48 };
    const figures = offerFigures(terms);
    expect(figures).toMatchObject({ paymentCents: 381_227, lastPaymentCents: 381_191, aprPercent: 19 });
    expect(figures.totalCents).toBe(47 * 381_227 + 381_191);
    expect(figures.financeChargeCents).toBe(figures.totalCents - terms.amountCents);
  });

  const vector = { amountCents: 127_500_00, rateBps: 1900, termMonths: 48 };
  const fee = (cents: number, paid: 'financed' | 'at_signing' | 'withheld', isFinanceCharge = true) => ({
    cents,
    paid,
    isFinanceCharge,
  });
  const both = [381_227, 381_191];
  test.each([
    { name: 'D1, no fee', fees: [], paid: both, totals: [127_500_00, 55_488_60, 182_988_60], apr: 19 },
    {
      name: 'D2, $595 paid at signing',
      fees: [fee(595_00, 'at_signing')],
      paid: both,
      totals: [126_905_00, 56_083_60, 182_988_60],
      apr: 19.27,
    },
    {
      name: 'D2, $595 withheld',
      fees: [fee(595_00, 'withheld')],
      paid: both,
      totals: [126_905_00, 56_083_60, 182_988_60],
      apr: 19.27,
    },
    {
      name: 'D3, $595 financed',
      fees: [fee(595_00, 'financed')],
      paid: [383_006, 382_973],
      totals: [127_500_00, 56_342_55, 183_842_55],
      apr: 19.26,
    },
    {
      name: 'D4, 3 points financed',
      fees: [fee(3825_00, 'financed')],
      paid: [392_663, 392_683],
      totals: [127_500_00, 60_978_44, 188_478_44],
      apr: 20.69,
    },
    {
      name: 'D5, $595 and a $20 filing fee financed',
      fees: [fee(595_00, 'financed'), fee(20_00, 'financed', false)],
      paid: [383_065, 383_091],
      totals: [127_520_00, 56_351_46, 183_871_46],
      apr: 19.26,
    },
  ])('vector $name', ({ fees, paid, totals, apr }) => {
    const figures = offerFigures({ ...vector, fees });
    expect([figures.paymentCents, figures.lastPaymentCents]).toEqual(paid);
    expect([figures.amountFinancedCents, figures.financeChargeCents, figures.totalCents]).toEqual(totals);
    expect(figures.aprPercent).toBe(apr);
  });

  test('a filing fee paid at signing changes no figure', () => {
    const without = offerFigures({ ...vector, fees: [] });
    expect(offerFigures({ ...vector, fees: [fee(20_00, 'at_signing', false)] })).toEqual(without);
  });

  test('fees that leave nothing to finance are rejected', () => {
    expect(() => offerFigures({ ...vector, fees: [fee(127_500_00, 'withheld')] })).toThrow(RangeError);
  });

  test('an offer without interest has no finance charge', () => {
    const figures = offerFigures({ amountCents: 1000_00, rateBps: 0, termMonths: 36 });
    expect(figures).toMatchObject({ totalCents: 1000_00, financeChargeCents: 0, aprPercent: 0 });
  });

  test.each([0, 36.5, -12])('a term of %s months is rejected', (termMonths) => {
    expect(() => offerFigures({ amountCents: 1000_00, rateBps: 900, termMonths })).toThrow(RangeError);
  });
});
