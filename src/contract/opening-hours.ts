import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** The hours as people read them, with the zone as it is called on that day: EST in winter, EDT in summer. */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  const zone = new Intl.DateTimeFormat(`${lang}-US`, { timeZone: brand.timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${brand.hours[lang]} ${zone?.value ?? ''}`.trimEnd();
}
