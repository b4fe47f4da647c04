import { expect, test } from 'vitest';
import { myDay } from '#copy/portal/my-day.ts';

const none = { today: 0, overdue: 0 };
const notDue = { count: 0, needs: [] };

test.each([
  [
    'decisions that the law requires today',
    0,
    { today: 2, overdue: 0 },
    '2 decisions are due today under Regulation B.',
  ],
  ['one that is over', 0, { today: 0, overdue: 1 }, '1 decision is overdue under Regulation B.'],
  ['both', 0, { today: 1, overdue: 1 }, '2 decisions are due today or overdue under Regulation B.'],
  ['unassigned files without such a decision', 0, none, 'Nothing is assigned to you. Unassigned: 8 files.'],
  ['own items', 3, none, '3 items need you.'],
] as const)('My day starts with %s', (_what, own, law, said) => expect(myDay.summary(own, notDue, 8, law)).toBe(said));

test('My day says what the due items need', () =>
  expect(myDay.summary(9, { count: 5, needs: ['4 to decide', '1 with documents due'] }, 8, none)).toBe(
    '9 items need you. 5 are due today or overdue: 4 to decide, 1 with documents due.',
  ));
