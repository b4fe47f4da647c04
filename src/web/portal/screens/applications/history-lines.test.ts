import { describe, expect, test } from 'vitest';
import { historyLines } from './history-lines.ts';

const at = (minute: number): string => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const entry = (minute: number, action: string, detail: Record<string, unknown> = {}, actor = 'ada@example.com') => ({
  at: at(minute),
  action,
  actor,
  actorName: null,
  detail,
});
const said = (...entries: ReturnType<typeof entry>[]): string[] => historyLines(entries).map(({ what }) => what);

describe('historyLines', () => {
  test.each([
    ['application.revealed', { field: 'principalSsnEncrypted', reason: 'Call' }, 'SSN or ITIN revealed'],
    ['application.revealed', { field: 'unheard of' }, 'Value revealed'],
    ['decision.recorded', { outcome: 'counter_offer' }, 'Decision: Counteroffer sent'],
    ['decision.recorded', {}, 'Decision saved'],
    ['application.status_changed', { from: 'received', to: 'in_review' }, 'Moved from Received to In review'],
    ['application.status_changed', { from: 'received', to: 'received' }, 'Status changed'],
    ['application.assigned', { assignee: 'bo@example.com' }, 'Assigned to bo@example.com'],
    ['application.assigned', { assignee: null }, 'Unassigned'],
    ['application.unheard', {}, 'application.unheard'],
  ])('%s %j: %s', (action, detail, words) => {
    expect(said(entry(1, action, detail))).toEqual([words]);
  });

  test('returns the newest line first, with its reason', () => {
    const lines = historyLines([
      entry(1, 'application.submitted'),
      entry(2, 'application.held', { reason: 'Lawsuit' }),
    ]);
    expect(lines).toMatchObject([
      { at: at(2), actor: 'ada@example.com', what: 'Legal hold set', reason: 'Lawsuit' },
      { at: at(1), actor: 'ada@example.com', what: 'Application submitted', reason: undefined },
    ]);
  });

  test('shows several reads by one user as one line with the time of the last one', () => {
    const lines = historyLines([1, 2, 3].map((minute) => entry(minute, 'application.read')));
    expect(lines).toMatchObject([{ at: at(3), actor: 'ada@example.com', what: 'Application opened 3 times' }]);
  });

  test('starts another line for another user, and after another action', () => {
    const read = (minute: number, actor?: string) => entry(minute, 'application.read', {}, actor);
    expect(said(read(1), read(2, 'bo@example.com'), read(3))).toEqual(Array(3).fill('Application opened'));
    expect(said(read(1), entry(2, 'application.noted'), read(3))).toEqual([
      'Application opened',
      'Note written',
      'Application opened',
    ]);
  });

  test('shows each of two reveals', () => {
    const reveal = (minute: number) => entry(minute, 'application.revealed', { field: 'principalSsnEncrypted' });
    expect(said(reveal(1), reveal(2))).toHaveLength(2);
  });
});
