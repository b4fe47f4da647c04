import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import type { Structure } from '#finance/quote.ts';
import { allowedTerms, defaultTerms, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { typedNumber } from '#web/ui/typed-number.ts';

/** The structures a visitor may choose; the first three stand in the open. */
export const structureNames = [
  'level',
  'seasonal',
  'step',
  'skip',
  'deferred',
  'touch',
  'advance',
  'own10',
  'own1',
] as const;
export type StructureName = (typeof structureNames)[number];
export type CalculatorState = { terms: Terms; structure: StructureName; fundedMonth: number };

export const startState = (pricing: Pricing): CalculatorState => ({
  terms: defaultTerms(pricing),
  structure: 'level',
  fundedMonth: 1,
});

/** True where the calendar month decides what is due. */
export const hangsOnSeason = (name: StructureName): boolean => name === 'seasonal' || name === 'skip';

export function structureOf({ structure, fundedMonth }: Pick<CalculatorState, 'structure' | 'fundedMonth'>): Structure {
  const buyout = { kind: 'none' } as const;
  switch (structure) {
    case 'level':
      return { shape: { kind: 'level' }, buyout };
    case 'seasonal':
      return { shape: { kind: 'seasonal', fundedMonth, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 }, buyout };
    case 'skip':
      return { shape: { kind: 'seasonal', fundedMonth, lowMonths: [12, 1, 2], lowShareBps: 0 }, buyout };
    case 'step':
      return { shape: { kind: 'step', yearlyBps: 1000 }, buyout };
    case 'deferred':
      return { shape: { kind: 'deferred', months: 3, keepMaturity: false }, buyout };
    case 'touch':
      return { shape: { kind: 'touch', payments: 3, cents: 99_00 }, buyout };
    case 'advance':
      return { shape: { kind: 'advance', payments: 2 }, buyout };
    case 'own10':
      return { shape: { kind: 'level' }, buyout: { kind: 'percent', bps: 1000 } };
    case 'own1':
      return { shape: { kind: 'level' }, buyout: { kind: 'dollar' } };
  }
}

/** The state that an address or the fields of a page describe; what is missing or wrong gets its default. */
export function readState(params: URLSearchParams, pricing: Pricing, lang: Language = 'en'): CalculatorState {
  const { valueCents, months, tier, downBps } = {
    valueCents: typedCents(params.get('value') ?? '', lang),
    months: typedNumber(params.get('term')),
    tier: params.get('tier') ?? '',
    downBps: typedNumber(params.get('down')) * 100,
  };
  const from = typedNumber(params.get('from'));
  return {
    terms: allowedTerms(pricing, { valueCents, months, tier, downBps }),
    structure: structureNames.find((name) => name === params.get('shape')) ?? 'level',
    fundedMonth: from >= 1 && from <= 12 ? Math.floor(from) : 1,
  };
}

/** The query that reads back as this state. */
export function queryOf({ terms, structure, fundedMonth }: CalculatorState): string {
  const params = new URLSearchParams({
    value: String(terms.valueCents / 100),
    term: String(terms.months),
    tier: terms.tier,
    down: String(terms.downBps / 100),
  });
  if (structure !== 'level') params.set('shape', structure);
  if (hangsOnSeason(structure)) params.set('from', String(fundedMonth));
  return `?${params.toString()}`;
}
