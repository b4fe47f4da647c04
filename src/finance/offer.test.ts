import { describe, expect, test } from 'vitest';
import { offerFigures } from './offer.ts';

describe('design 6: the figures of a specific offer', () => {
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
  test.each([
    ['D1, no fee', [], [381_227, 381_191], 127_500_00, 55_488_60, 182_988_60, 19],
    [
      'D2, $595 paid at signing',
      [fee(595_00, 'at_signing')],
      [381_227, 381_191],
      126_905_00,
      56_083_60,
      182_988_60,
      19.27,
    ],
    ['D2, $595 withheld', [fee(595_00, 'withheld')], [381_227, 381_191], 126_905_00, 56_083_60, 182_988_60, 19.27],
    ['D3, $595 financed', [fee(595_00, 'financed')], [383_006, 382_973], 127_500_00, 56_342_55, 183_842_55, 19.26],
    ['D4, 3 points financed', [fee(3825_00, 'financed')], [392_663, 392_683], 127_500_00, 60_978_44, 188_478_44, 20.69],
    [
      'D5, $595 and a $20 filing fee financed',
      [fee(595_00, 'financed'), fee(20_00, 'financed', false)],
      [383_065],
      127_520_00,
      56_351_46,
      183_871_46,
      19.26,
    ],
  ])('vector %s', (_name, fees, [payment, last], financed, charge, total, apr) => {
    expect(offerFigures({ ...vector, fees })).toMatchObject({
      paymentCents: payment,
      ...(last !== undefined && { lastPaymentCents: last }),
      amountFinancedCents: financed,
      financeChargeCents: charge,
      totalCents: total,
      aprPercent: apr,
    });
  });

  test('a filing fee paid at signing changes no figure', () => {
    const without = offerFigures({ ...vector, fees: [] });
    expect(offerFigures({ ...vector, fees: [fee(20_00, 'at_signing', false)] })).toEqual(without);
  });

  test('fees that leave nothing to finance have no figures', () => {
    expect(() => offerFigures({ ...vector, fees: [fee(127_500_00, 'withheld')] })).toThrow(RangeError);
  });

  test('an offer without interest costs nothing', () => {
    const figures = offerFigures({ amountCents: 1000_00, rateBps: 0, termMonths: 36 });
    expect(figures).toMatchObject({ totalCents: 1000_00, financeChargeCents: 0, aprPercent: 0 });
  });

  test.each([0, 36.5, -12])('a term of %s months is none', (termMonths) => {
    expect(() => offerFigures({ amountCents: 1000_00, rateBps: 900, termMonths })).toThrow(RangeError);
  });
});
