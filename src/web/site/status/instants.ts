import type { Language } from '#contract/language.ts';

/** The day of an instant in the applicant's zone: Wed, Nov 25. Spanish writes the whole day. */
export function showDayOf(iso: string, { lang, timeZone }: { lang: Language; timeZone: string }): string {
  const length = lang === 'es' ? 'long' : 'short';
  return new Intl.DateTimeFormat(`${lang}-US`, { weekday: length, month: length, day: 'numeric', timeZone })
    .formatToParts(new Date(iso))
    .map(({ type, value }) => (lang === 'es' && type === 'literal' ? value.replace(',', '') : value))
    .join('');
}

/** A day such as 2026-12-31 is the same in every zone. */
export const showDayIn = (day: string, lang: Language): string =>
  showDayOf(`${day}T00:00:00Z`, { lang, timeZone: 'UTC' });
