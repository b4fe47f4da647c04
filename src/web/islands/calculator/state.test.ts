import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { structureNames, structureOf } from '#finance/named-structures.ts';
import { quote } from '#finance/quote.ts';
import { specifiedPricing as pricing } from '#finance/specified-pricing.ts';
import { tierNames } from '#finance/tiers.ts';
import { typedNumber } from '#web/ui/typed-number.ts';
import { queryOf, readState, startState } from './state.ts';

const read = (query: string) => readState(new URLSearchParams(query), pricing);

describe('the address of a calculation', () => {
  test('an empty one is how the calculator opens', () => {
    expect(read('')).toEqual(startState(pricing));
    expect(read('value=&term=&tier=&down=&shape=&from=')).toEqual(startState(pricing));
  });

  test('one with everything', () => {
    const query = '?value=84500&term=36&tier=fair&down=25&shape=seasonal&from=6';
    expect(read(query)).toEqual({
      terms: { valueCents: 84_500_00, months: 36, tier: 'fair', downBps: 2500 },
      structure: 'seasonal',
      fundedMonth: 6,
    });
    expect(queryOf(read(query))).toBe(query);
  });

  test.each(['value=-1', 'value=NaN', 'value=1e99', 'term=0', 'tier=__proto__', 'down=x', 'shape=toString', 'from=13'])(
    '%s is brought within the rules',
    (query) => {
      const state = read(query);
      expect(read(queryOf(state))).toEqual(state);
      expect(() => quote(pricing, state.terms, structureOf(state))).not.toThrow();
    },
  );

  test('whatever is chosen reads back the same, and has a quote', () => {
    const any = fc.record({
      value: fc.integer({ min: 10_000, max: 2_000_000 }),
      term: fc.constantFrom(12, 24, 36, 48, 60),
      tier: fc.constantFrom(...tierNames),
      down: fc.integer({ min: 0, max: 50 }),
      shape: fc.constantFrom(...structureNames),
      from: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(any, (choice) => {
        const params = new URLSearchParams(Object.entries(choice).map(([key, value]) => [key, String(value)]));
        const state = readState(params, pricing);
        const again = read(queryOf(state));
        expect(again.terms).toEqual(state.terms);
        expect(again.structure).toBe(state.structure);
        const { rows, financedCents } = quote(pricing, state.terms, structureOf(state));
        expect(rows.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(financedCents);
      }),
    );
  });

  test.each([
    ['$84,500', 84_500],
    ['84500.50', 84_500.5],
    ['48 months', 48],
    ['15%', 15],
    ['48 meses', 48],
    ['17,5', 17.5],
    ['7,25 %', 7.25],
    ['1,234,50', 123_450],
  ])('%s is a number', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  test.each(['', '$', 'no', null, undefined, '1.2.3'])('%s is none', (text) => {
    expect(typedNumber(text)).toBeNaN();
  });
});
