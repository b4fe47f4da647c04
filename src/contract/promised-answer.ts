import { isBusinessDay } from './business-days.ts';
import { addDays, dayIn } from './days.ts';

/** The site promises an answer within 48 hours of a complete application, Monday to Friday. */
const ANSWER_DAYS = 2;
const DAY_MS = 86_400_000;

/** Returns when the promised time ends: two business days later at the same hour in the lender's zone. */
export const promisedAnswer = (completeAt: Date, timeZone: string): Date =>
  new Date(completeAt.getTime() + daysPromised(dayIn(timeZone, completeAt)) * DAY_MS);

/** Returns the number of calendar days from this day to the promised answer. */
export function daysPromised(from: string): number {
  let days = 0;
  for (let counted = 0; counted < ANSWER_DAYS;) {
    days += 1;
    if (isBusinessDay(addDays(from, days))) counted += 1;
  }
  return days;
}
