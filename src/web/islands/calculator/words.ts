import { createContext, use } from 'react';
import type { Language } from '#contract/language.ts';
import type { calculator } from '#copy/en/calculator.ts';
import type { Pricing } from '#finance/tiers.ts';

export type CalculatorProps = { pricing: Pricing; taxYear: number; applyHref: string; sample: boolean };
export type CalculatorWords = CalculatorProps & { lang: Language; copy: typeof calculator };

export const CalculatorContext = createContext<CalculatorWords | null>(null);

export function useCalculator(): CalculatorWords {
  const words = use(CalculatorContext);
  if (words === null) throw new Error('The calculator has no words');
  return words;
}
