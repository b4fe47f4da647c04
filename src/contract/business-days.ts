import { addDays } from './days.ts';

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns false on weekends and on federal holidays (5 U.S.C. 6103), on which no promise of an answer counts. */
export const isBusinessDay = (day: string): boolean => !isWeekend(day) && !isHoliday(day);

const isWeekend = (day: string): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. January 1 may fall on the last day of a year. */
function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].some((holiday) => observed(holiday) === day);
}

function observed(day: string): string {
  if (weekdayOf(day) === SATURDAY) return addDays(day, -1);
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
}

function holidaysOf(year: number): string[] {
  const on = (monthAndDay: string): string => `${String(year)}-${monthAndDay}`;
  /** The first such weekday on or after a day: the third Monday of January is the first one from the 15th on. */
  const first = (weekday: number, from: string): string => addDays(on(from), (weekday - weekdayOf(on(from)) + 7) % 7);
  return [
    on('01-01'),
    first(MONDAY, '01-15'), // Martin Luther King Jr.
    first(MONDAY, '02-15'), // Washington
    first(MONDAY, '05-25'), // Memorial Day
    on('06-19'),
    on('07-04'),
    first(MONDAY, '09-01'), // Labor Day
    first(MONDAY, '10-08'), // Columbus Day
    on('11-11'),
    first(THURSDAY, '11-22'), // Thanksgiving
    on('12-25'),
  ];
}
