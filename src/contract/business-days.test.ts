import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { isBusinessDay } from './business-days.ts';

const closedWeekdays = (year: number): string[] =>
  Array.from({ length: 366 }, (_, n) => addDays(`${String(year)}-01-01`, n)).filter(
    (day) => day.startsWith(String(year)) && ![0, 6].includes(new Date(day).getUTCDay()) && !isBusinessDay(day),
  );

test.each([
  [
    2026,
    // July 4 is a Saturday.
    ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
  ],
  [
    2027,
    // June 19 and December 25 are Saturdays, July 4 is a Sunday, and January 1, 2028 is a Saturday.
    ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
  ],
])('in %i the federal holidays are the only weekdays without business', (year, days) => {
  expect(closedWeekdays(year)).toEqual(days.map((day) => `${String(year)}-${day}`));
});

test('no Saturday and no Sunday is a business day', () => {
  expect(['2026-11-21', '2026-11-22'].map(isBusinessDay)).toEqual([false, false]);
});
