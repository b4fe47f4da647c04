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

  test('an offer without interest costs nothing', () => {
    const figures = offerFigures({ amountCents: 1000_00, rateBps: 0, termMonths: 36 });
    expect(figures).toMatchObject({ totalCents: 1000_00, financeChargeCents: 0, aprPercent: 0 });
  });

  test.each([0, 36.5, -12])('a term of %s months is none', (termMonths) => {
    expect(() => offerFigures({ amountCents: 1000_00, rateBps: 900, termMonths })).toThrow(RangeError);
  });
});
