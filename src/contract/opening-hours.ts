import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** To make one costs more than the rest of an answer; kept by language and zone, of which a lender has a few. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();
function zoneFormat(lang: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone}`;
  const format = zoneFormats.get(key) ?? new Intl.DateTimeFormat(`${lang}-US`, { timeZone, timeZoneName: 'short' });
  zoneFormats.set(key, format);
  return format;
}

/** The hours as people read them, with the zone as it is called on that day: EST in winter, EDT in summer. */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  const zone = zoneFormat(lang, brand.timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${brand.hours[lang]} ${zone?.value ?? ''}`.trimEnd();
}
