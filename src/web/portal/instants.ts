import { frame } from '#copy/portal/frame.ts';

const { ages } = frame;
const instant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const instantWithSeconds = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const shortInstant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An instant in the reader's zone, the zone named: Nov 21, 2026, 2:31 PM CST. */
export const showInstant = (iso: string): string => instant.format(new Date(iso));
export const showInstantToTheSecond = (iso: string): string => instantWithSeconds.format(new Date(iso));
export const showUtc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The day of an instant in the reader's zone: Jan 5, 2025. */
export const showDate = (iso: string): string => day.format(new Date(iso));

/** A calendar day as a form sends it (2015-01-05), never moved by a zone; anything else as typed. */
export const showCalendarDay = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? calendarDay.format(new Date(text)) : text;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats the time since then: 22 min, 5 hours, 2 days. After a month it is a date, with its year unless that is this
 * year.
 */
export function showAge(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (now - at < 30 * DAY) return showWait(iso, now);
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? dayOfYear : day).format(at);
}

/** Formats the time since then, however long: now, 22 min, 5 hours, 92 days. */
export function showWait(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return ages.now;
  if (age < HOUR) return ages.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return ages.hours(Math.floor(age / HOUR));
  return ages.days(Math.floor(age / DAY));
}

/** Formats a duration: 29 min, 5 h 39 min, 2 days. */
export function showSpan(ms: number): string {
  if (ms < HOUR) return ages.minutes(Math.max(0, Math.floor(ms / MINUTE)));
  if (ms < DAY) return ages.hoursMinutes(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE));
  return ages.days(Math.floor(ms / DAY));
}

/** A time in a list whose time zone is named once below it: Nov 12, 9:02 AM. */
export const showShortInstant = (iso: string): string => shortInstant.format(new Date(iso));
/** The reader's zone in words: Central Standard Time. */
export const zoneName = (now: number): string =>
  zone.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
