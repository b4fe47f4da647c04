import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** Returns the opening hours with the time zone. */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  const hours = brand.hours[lang];
  const zone = zoneOf(brand.timeZone, lang, at);
  if (lang === 'en') return `${hours} ${zone}`.trimEnd();
  // Days are lower case in Spanish, also after a colon or a parenthesis.
  return `${hours.charAt(0).toLowerCase()}${hours.slice(1)}, ${zone}`;
}

/** Uses the common name where the standard data have another one: hora oriental. */
export const spanishZone = (timeZone: string, at: Date): string =>
  zoneName('es-US', timeZone, 'longGeneric', at).replace('hora oriental', 'hora del Este');

/**
 * Returns the name of a time zone on a day. English uses the abbreviation: EST in winter, EDT in summer. Spanish uses
 * the general name, because the abbreviations are English: hora del Este.
 */
export const zoneOf = (timeZone: string, lang: Language, at: Date): string =>
  lang === 'es' ? spanishZone(timeZone, at) : zoneName('en-US', timeZone, 'short', at);

const zoneName = (locale: string, timeZone: string, timeZoneName: 'short' | 'longGeneric', at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
