import { isBusinessDay } from './business-days.ts';
import { addDays, dayIn } from './days.ts';
import type { CallTime } from './inquiry-fields.ts';

/** Hours of the day in the lender's time zone. */
export type SameDayHours = { receivedByHour: number; answeredByHour: number };

/** Requests that ask for a morning call after this hour get it the next morning. */
const MORNING_ENDS = 11;
const NOON = 12;

/**
 * Returns when the promised answer to a request is due: the same day when it arrives before the cut-off, else the next
 * business day. Weekends and holidays in the lender's zone do not count.
 */
export function sameDayDue(
  at: Date,
  { receivedByHour, answeredByHour }: SameDayHours,
  timeZone: string,
  wanted: CallTime = 'any',
): Date {
  const cutOff = wanted === 'morning' ? Math.min(MORNING_ENDS, receivedByHour) : receivedByHour;
  let day = dayIn(timeZone, at);
  if (hourIn(timeZone, at) >= cutOff) day = addDays(day, 1);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return instantIn(timeZone, day, wanted === 'morning' ? Math.min(NOON, answeredByHour) : answeredByHour);
}

/** Returns the part of the day in which the call is due. A lender who answers by noon makes no call in the afternoon. */
export const keptCallTime = (wanted: CallTime, { answeredByHour }: SameDayHours): CallTime =>
  wanted === 'afternoon' && answeredByHour <= NOON ? 'any' : wanted;

/** Returns whether both instants are on one day of the time zone. */
export const isSameDay = (timeZone: string, one: Date, other: Date): boolean =>
  dayIn(timeZone, one) === dayIn(timeZone, other);

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));

/** Returns the instant of a full hour on a day of the time zone. */
function instantIn(timeZone: string, day: string, hour: number): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const first = wanted - offsetAt(timeZone, new Date(wanted));
  // The offset may change between the two instants.
  return new Date(wanted - offsetAt(timeZone, new Date(first)));
}

/** Returns how far local time is ahead of UTC, in ms. */
function offsetAt(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const local = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(local) - Math.floor(at.getTime() / 1000) * 1000;
}
