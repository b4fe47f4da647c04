import type { Language } from './language.ts';

/** Formats the day of an instant: Wed, Nov 25. Spanish writes the whole day. Without a zone, the reader’s applies. */
export function showDayOf(instant: Date, lang: Language, timeZone?: string): string {
  const length = lang === 'es' ? 'long' : 'short';
  return new Intl.DateTimeFormat(`${lang}-US`, { weekday: length, month: length, day: 'numeric', timeZone })
    .formatToParts(instant)
    .map(({ type, value }) => (lang === 'es' && type === 'literal' ? value.replace(',', '') : value))
    .join('');
}

/** Formats the day of a letter, such as November 25, 2026, in the reader’s zone. */
export const showLetterDay = (instant: Date, lang: Language): string =>
  new Intl.DateTimeFormat(`${lang}-US`, { dateStyle: 'long' }).format(instant);

/** Formats a day such as 2026-12-31, which is the same in every zone. */
export const showDay = (day: string, lang: Language): string => showDayOf(new Date(`${day}T00:00:00Z`), lang, 'UTC');
