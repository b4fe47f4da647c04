import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { about as en } from '#copy/en/about.ts';
import { about as es } from '#copy/es/about.ts';

const copies = { en: en.contact, es: es.contact };

/** The license line with the states of the license. Empty when the lender entered neither. */
export function licenseOf({ licenceLine, licensedStates }: Brand, lang: Language): string {
  const states = licensedStates.length === 0 ? '' : copies[lang].licensedIn(licensedStates.join(', '));
  return [licenceLine, states].filter((part) => part !== '').join(' ');
}
