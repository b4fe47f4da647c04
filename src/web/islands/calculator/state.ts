import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { type StructureName, structureNames } from '#finance/named-structures.ts';
import { allowedTerms, defaultTerms, sliders, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { typedNumber } from '#web/ui/typed-number.ts';

export type CalculatorState = { terms: Terms; structure: StructureName; fundedMonth: number };

export const startState = (pricing: Pricing): CalculatorState => ({
  terms: defaultTerms(pricing),
  structure: 'level',
  fundedMonth: 1,
});

export const fieldNames = ['value', 'term', 'tier', 'down', 'shape', 'from'];

/** True for an address that describes a state. */
export const hasState = (address: URLSearchParams): boolean => fieldNames.some((key) => address.has(key));

/** True where the calendar month decides what is due. */
export const hangsOnSeason = (name: StructureName): boolean => name === 'seasonal' || name === 'skip';

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

/** The state that the page's fields describe. A typed down payment moves to a step of the slider, as it does later. */
export function readFields(fields: URLSearchParams, pricing: Pricing, lang: Language): CalculatorState {
  const downBps = typedNumber(fields.get('down')) * 100;
  const { step } = sliders.downBps;
  const params = new URLSearchParams(fields);
  if (!Number.isNaN(downBps)) params.set('down', String((Math.round(downBps / step) * step) / 100));
  return readState(params, pricing, lang);
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

/** The query of terms with the same payment every month. */
export const levelQuery = (terms: Terms): string => queryOf({ terms, structure: 'level', fundedMonth: 1 });

/** Adds the figures that the visitor set last to every link of the page to the application. */
export function carryTerms(query: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) link.search = query;
}
