import { localDay } from '#contract/days.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';

const DAY_MS = 86_400_000;
/** Days on the reader's calendar from today to this day; negative once it is over. */
const daysTo = (day: string, now: number): number => Math.round((Date.parse(day) - Date.parse(localDay(now))) / DAY_MS);

export function dueWords(dueOn: string, now: number): string {
  const days = daysTo(dueOn, now);
  return days < 0 ? words.overdueBy(-days) : words.left(days);
}

export const ageOf = (receivedOn: string, now: number): string => words.age(Math.max(0, -daysTo(receivedOn, now)));
