import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** Returns the opening hours with the time zone abbreviation for that day: EST in winter, EDT in summer. */
export function openingHours(brand: Pick<Brand, 'hours' | 'timeZone'>, lang: Language, at: Date): string {
  return `${brand.hours[lang]} ${zoneName(lang, brand.timeZone, at)}`.trimEnd();
}

/** By language and time zone: creating a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function zoneName(lang: Language, timeZone: string, at: Date): string {
  const key = `${lang} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${lang}-US`, { timeZone, timeZoneName: 'short' });
  formats.set(key, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
