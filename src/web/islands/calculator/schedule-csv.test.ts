import { describe, expect, test } from 'vitest';
import { planPayments, schedule } from '#finance/schedule.ts';
import { scheduleCsv } from './schedule-csv.ts';

describe('the schedule as a file', () => {
  test('headings, then a line each month in dollars with a point, ends of lines as spreadsheets want them', () => {
    const loan = { financedCents: 1_200_00, annualRateBps: 1200, termMonths: 12 };
    const lines = scheduleCsv(schedule(loan, planPayments(loan, { kind: 'level' })), ['a', 'b', 'c', 'd', 'e']).split(
      '\r\n',
    );
    expect(lines).toHaveLength(14);
    expect(lines[0]).toBe('a,b,c,d,e');
    expect(lines[1]).toBe('1,106.62,12.00,94.62,1105.38');
    expect(lines[12]).toMatch(/^12,106\.\d\d,1\.\d\d,105\.\d\d,0\.00$/);
    expect(lines[13]).toBe('');
  });

  test('interest that was not paid is a negative principal', () => {
    const loan = { financedCents: 1_200_00, annualRateBps: 1200, termMonths: 12 };
    const rows = schedule(loan, planPayments(loan, { kind: 'deferred', months: 3, keepMaturity: false }));
    expect(scheduleCsv(rows, ['a']).split('\r\n')[1]).toBe('1,0.00,12.00,-12.00,1212.00');
  });
});
