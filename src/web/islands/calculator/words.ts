import { createContext, use } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { calculator } from '#copy/en/calculator.ts';
import type { calculatorDetails } from '#copy/en/calculator-details.ts';
import type { Pricing } from '#finance/tiers.ts';

export type CalculatorProps = { pricing: Pricing; applyHref: string; sample: boolean; leftOut: Brand['leftOut'] };
export type DetailsProps = { pricing: Pricing; taxYear: number };
export type DetailsWords = DetailsProps & {
  copy: typeof calculatorDetails & Pick<typeof calculator, 'months' | 'monthNames'>;
};
export type CalculatorWords = CalculatorProps & { lang: Language; copy: typeof calculator };

export const CalculatorContext = createContext<CalculatorWords | null>(null);

export function useCalculator(): CalculatorWords {
  const words = use(CalculatorContext);
  if (words === null) throw new Error('The calculator has no words');
  return words;
}

export const DetailsContext = createContext<DetailsWords | null>(null);

export function useDetails(): DetailsWords {
  const words = use(DetailsContext);
  if (words === null) throw new Error("The calculator's details have no words");
  return words;
}
