import { expect, test } from 'vitest';
import type { DeskCounts } from '#contract/desk.ts';
import { marksOf } from './use-count-marks.ts';

const none: DeskCounts = {
  mine: 0,
  mineApplications: 0,
  unassigned: 0,
  late: 0,
  applications: 0,
  waitingApplications: 0,
  allApplications: 0,
  deals: 0,
  mineDeals: 0,
  lateDeals: 0,
  unassignedDeals: 0,
  allDeals: 0,
  dataRequests: null,
  inquiries: null,
  inquiriesDueAt: null,
  noticesToPrint: null,
  noticesWaiting: null,
  outbox: null,
};

test('leaves out zero and unknown numbers', () => {
  expect(marksOf(none, 0)).toEqual({});
});

test('adds up the notices to print and those that wait for a disclosure', () => {
  expect(marksOf({ ...none, noticesToPrint: 2, noticesWaiting: 1 }, 0)).toEqual({
    '/admin/notices': {
      count: '3',
      text: '2 notices to print and mail, 1 notice waits for a disclosure',
      tone: 'warn',
    },
  });
  expect(marksOf({ ...none, noticesToPrint: 0, noticesWaiting: 1 }, 0)['/admin/notices']?.count).toBe('1');
});

test('adds the time until the first answer to new inquiries', () => {
  const marks = marksOf({ ...none, inquiries: 1, inquiriesDueAt: '1970-01-01T05:00:00.000Z' }, 0);
  expect(marks['/admin/inquiries']).toMatchObject({ count: '1', clock: '5 h', tone: 'accent' });
});
