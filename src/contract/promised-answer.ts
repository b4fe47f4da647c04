import { isBusinessDay } from './business-days.ts';
import { addDays, dayIn } from './days.ts';

/** The site promises an answer within 48 hours of a complete application, Monday to Friday. */
const ANSWER_DAYS = 2;

/** Returns when the promised time ends: two business days later at the same hour in the lender's zone. */
export function promisedAnswer(completeAt: Date, timeZone: string): Date {
  const start = dayIn(timeZone, completeAt);
  let day = start;
  for (let counted = 0; counted < ANSWER_DAYS;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) counted += 1;
  }
  return new Date(completeAt.getTime() + Date.parse(`${day}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`));
}
