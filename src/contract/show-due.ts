import type { Language } from './language.ts';

/** Formats the day and time of a promise: Friday, November 27 and 5:00 PM EST. Spanish has no comma after the weekday. */
export function showDue(instant: Date, lang: Language, timeZone: string): { day: string; time: string } {
  const show = (how: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${lang}-US`, { timeZone, ...how }).format(instant);
  const day = show({ weekday: 'long', month: 'long', day: 'numeric' });
  return {
    day: lang === 'es' ? day.replace(',', '') : day,
    time: show({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  };
}
