import type { ScheduleRow } from '#finance/schedule.ts';

/** A table for a spreadsheet: headings in the visitor's language, amounts in dollars with a point. */
export function scheduleCsv(rows: ScheduleRow[], headings: string[]): string {
  const money = (cents: number): string => (cents / 100).toFixed(2);
  const lines = rows.map(({ month, paymentCents, interestCents, principalCents, balanceCents }) =>
    [month, ...[paymentCents, interestCents, principalCents, balanceCents].map(money)].join(','),
  );
  return [headings.join(','), ...lines, ''].join('\r\n');
}
