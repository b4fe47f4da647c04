import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/**
 * Returns the opening hours with the time zone. English uses the abbreviation of that day: EST in winter, EDT in
 * summer. Spanish uses the general name, because the abbreviations are English: hora del Este.
 */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  const hours = brand.hours[lang];
  if (lang === 'en') return `${hours} ${zoneName('en-US', brand.timeZone, 'short', at)}`.trimEnd();
  // Days are lower case in Spanish, also after a colon or a parenthesis.
  return `${hours.charAt(0).toLowerCase()}${hours.slice(1)}, ${spanishZone(brand.timeZone, at)}`;
}

/** Uses the common name where the standard data have another one: hora oriental. */
export const spanishZone = (timeZone: string, at: Date): string =>
  zoneName('es-US', timeZone, 'longGeneric', at).replace('hora oriental', 'hora del Este');

/** Returns the name of the zone for the whole year: ET, hora del Este. */
export const yearRoundZone = (timeZone: string, lang: Language): string =>
  lang === 'es' ? spanishZone(timeZone, new Date(0)) : zoneName('en-US', timeZone, 'shortGeneric', new Date(0));

const zoneName = (
  locale: string,
  timeZone: string,
  timeZoneName: 'short' | 'shortGeneric' | 'longGeneric',
  at: Date,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
