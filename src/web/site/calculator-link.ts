import type { Language } from '#contract/language.ts';
import type { Terms } from '#finance/terms.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { levelQuery } from '#web/islands/calculator/state.ts';

/** The address of the calculator with these terms. */
export const calculatorWith = (terms: Terms, lang: Language): string =>
  calculatorAddress[lang].replace('#', `${levelQuery(terms)}#`);
