import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** Returns the opening hours with the time zone abbreviation for that day: EST in winter, EDT in summer. */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  return `${brand.hours[lang]} ${zoneName(lang, brand.timeZone, at)}`.trimEnd();
}

const zoneName = (lang: Language, timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(`${lang}-US`, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
