import type { Language } from './language.ts';

type How = { timeZone?: string | undefined; seconds?: boolean };

/**
 * Formats an instant with its zone: Nov 24, 2026, 9:00 AM CST; 24 nov 2026, 9:00 a.m. CST. Pages, emails and documents
 * use it. Without a zone, the reader's applies. Returns '' without an instant.
 */
export const showMoment = (iso: string, lang: Language, { timeZone, seconds }: How = {}): string =>
  Number.isNaN(Date.parse(iso))
    ? ''
    : new Intl.DateTimeFormat(`${lang}-US`, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        second: seconds ? '2-digit' : undefined,
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(iso));
