import type { Language } from '#contract/language.ts';

/**
 * Formats an instant with the reader's time zone: Nov 24, 2026, 9:00 AM CST; 24 nov 2026, 9:00 a. m. CST. Returns ''
 * without an instant.
 */
export const showMoment = (iso: string, lang: Language): string =>
  Number.isNaN(Date.parse(iso))
    ? ''
    : new Intl.DateTimeFormat(`${lang}-US`, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(new Date(iso));
