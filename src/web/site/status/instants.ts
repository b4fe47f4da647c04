import type { Language } from '#contract/language.ts';

const localeOf = (lang: Language): string => (lang === 'es' ? 'es-US' : 'en-US');

/** Wed, Nov 25: the day of an instant in the applicant's zone. */
export const showDayOf = (iso: string, { lang, timeZone }: { lang: Language; timeZone: string }): string =>
  new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    new Date(iso),
  );

/** A day such as 2026-12-31 is the same in every zone. */
export const showDayIn = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
