import { describe, expect, test } from 'vitest';
import type { ApplicationListRow } from '#contract/admin.ts';
import type { DayTask } from '#contract/desk.ts';
import { MINE_VIEW } from '../applications/use-inbox-filter.ts';
import { filesIn, type ListedFile, listedApplication, listedTask, listOf, mostUrgent } from './file-list.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
const file = (name: string, given: Partial<ListedFile> = {}): ListedFile => ({
  to: `/admin/deals/${name}`,
  name,
  due: null,
  since: '2026-11-20T15:00:00.000Z',
  waits: true,
  ...given,
});

const task: DayTask = {
  kind: 'documents',
  file: { kind: 'application', id: 'a1' },
  name: 'Rivera Paving',
  about: '',
  amount: '',
  language: 'en',
  answerBy: null,
  dueAt: null,
  since: '2026-11-20T15:00:00.000Z',
  assignee: null,
};

describe('mostUrgent', () => {
  test('finds the waiting file that is due first, wherever it is in the list', () =>
    expect(
      mostUrgent([
        file('newest', { due: '2026-11-30T15:00:00.000Z' }),
        file('decided', { due: '2026-11-01T15:00:00.000Z', waits: false }),
        file('late', { due: '2026-11-24T15:00:00.000Z' }),
        file('untimed'),
      ])?.name,
    ).toBe('late'));

  test('finds the longest wait where no file has a time', () =>
    expect(mostUrgent([file('new'), file('old', { since: '2026-11-10T15:00:00.000Z' })])?.name).toBe('old'));

  test('finds nothing where no file waits', () => expect(mostUrgent([file('one', { waits: false })])).toBeUndefined());
});

describe('the files of a list', () => {
  const row = (given: Partial<ApplicationListRow>) =>
    listedApplication(
      {
        id: 'a1',
        businessName: 'Rivera Paving',
        status: 'in_review',
        decision: null,
        createdAt: '2026-11-20T15:00:00.000Z',
        clock: {
          state: 'running',
          completeAt: null,
          answerBy: null,
          dueAt: '2026-12-20T15:00:00.000Z',
          respondBy: null,
        },
        ...given,
      } as ApplicationListRow,
      now,
      false,
    );

  test.each([
    ['an undecided application', {}, true],
    ['a decided one', { decision: { outcome: 'approved', decidedAt: '2026-11-24T15:00:00.000Z' } }, false],
    ['a closed one', { status: 'closed' }, false],
    ['one that waits for documents', { clock: waitingUntil('2026-11-30') }, false],
    ['one whose applicant did not answer', { clock: waitingUntil('2026-11-24') }, true],
  ] satisfies [string, Partial<ApplicationListRow>, boolean][])('%s waits for staff or not', (_case, given, waits) =>
    expect(row(given).waits).toBe(waits),
  );

  test('received documents are due since they were requested', () =>
    expect(listedTask(task, false).due).toBe('2026-11-20T15:00:00.000Z'));

  test('own applications open next to the own list, and own deals and the files of others do not', () => {
    expect(listedTask(task, true).view).toBe(MINE_VIEW);
    expect(listedTask({ ...task, file: { kind: 'deal', id: 'd1' } }, true).view).toBe('');
    expect(listedTask(task, false).view).toBeUndefined();
  });

  test('are read from the state of a link, and other states have none', () => {
    expect(filesIn(listOf([file('one')]))).toEqual([file('one')]);
    for (const state of [null, undefined, 'files', { files: 'x' }, { files: ['/admin/deals/one'] }])
      expect(filesIn(state)).toEqual([]);
  });
});

function waitingUntil(respondBy: string): ApplicationListRow['clock'] {
  return { state: 'waiting', completeAt: null, answerBy: null, dueAt: null, respondBy };
}
