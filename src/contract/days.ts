/** Returns true for an existing day such as 2026-12-31. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Returns the day in a time zone (IANA name), such as 2026-12-31. */
export function dayIn(timeZone: string, at: Date | number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // No locale writes a day like this in every browser, so it is built from its parts.
  const parts = Map.groupBy(format.formatToParts(at), ({ type }) => type);
  return (['year', 'month', 'day'] as const).map((type) => parts.get(type)?.[0]?.value ?? '').join('-');
}
/** Returns the day in the reader's time zone. Lists call it several times per row, for which Intl is too slow. */
export function localDay(at: Date | number): string {
  const here = new Date(at);
  const parts = [here.getFullYear(), here.getMonth() + 1, here.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const DAY_MS = 86_400_000;
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
