import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

const HOUR_MS = 3_600_000;
/** To ask one costs as much as a tenth of an answer, and it says the same all through an hour. */
const zoneNames = new Map<string, { hour: number; name: string }>();
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
  return `${brand.hours[lang]} ${zoneName(lang, brand.timeZone, at)}`.trimEnd();
}

function zoneName(lang: Language, timeZone: string, at: Date): string {
  const key = `${lang} ${timeZone}`;
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const known = zoneNames.get(key);
  if (known?.hour === hour) return known.name;
  const parts = zoneFormat(lang, timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  zoneNames.set(key, { hour, name });
  return name;
}
