import { describe, expect, test } from 'vitest';
import { historyLines } from './history-lines.ts';

const at = (minute: number): string => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const entry = (minute: number, action: string, detail: Record<string, unknown> = {}, actor = 'ada@example.com') => ({
  at: at(minute),
  action,
  actor,
  detail,
});
const said = (...entries: ReturnType<typeof entry>[]): string[] => historyLines(entries).map(({ what }) => what);

describe('what a file says of its past', () => {
  test.each([
    ['application.revealed', { field: 'principalSsnEncrypted', reason: 'Call' }, 'SSN or ITIN revealed'],
    ['application.revealed', { field: 'unheard of' }, 'Value revealed'],
    ['decision.recorded', { outcome: 'counter_offer' }, 'Decision recorded: Counter-offer'],
    ['decision.recorded', {}, 'Decision recorded'],
    ['application.status_changed', { from: 'received', to: 'in_review' }, 'Moved from Received to In review'],
    ['application.status_changed', { from: 'received', to: 'received' }, 'Status changed'],
    ['application.assigned', { assignee: 'bo@example.com' }, 'Assigned to bo@example.com'],
    ['application.assigned', { assignee: null }, 'Given back to nobody'],
    ['application.unheard', {}, 'application.unheard'],
  ])('%s %j: %s', (action, detail, words) => {
    expect(said(entry(1, action, detail))).toEqual([words]);
  });

  test('the newest first, with reasons', () => {
    const lines = historyLines([
      entry(1, 'application.submitted'),
      entry(2, 'application.held', { reason: 'Lawsuit' }),
    ]);
    expect(lines).toEqual([
      { at: at(2), actor: 'ada@example.com', what: 'Legal hold set', reason: 'Lawsuit' },
      { at: at(1), actor: 'ada@example.com', what: 'Sent', reason: undefined },
    ]);
  });

  test('opened again and again by one person stands there once, with the last time', () => {
    const lines = historyLines([1, 2, 3].map((minute) => entry(minute, 'application.read')));
    expect(lines).toEqual([{ at: at(3), actor: 'ada@example.com', what: 'Opened 3 times', reason: undefined }]);
  });

  test('by another person, or with something in between, it is another line', () => {
    const read = (minute: number, actor?: string) => entry(minute, 'application.read', {}, actor);
    expect(said(read(1), read(2, 'bo@example.com'), read(3))).toEqual(['Opened', 'Opened', 'Opened']);
    expect(said(read(1), entry(2, 'application.noted'), read(3))).toEqual(['Opened', 'Note written', 'Opened']);
  });

  test('what was done twice stands there twice', () => {
    const reveal = (minute: number) => entry(minute, 'application.revealed', { field: 'principalSsnEncrypted' });
    expect(said(reveal(1), reveal(2))).toHaveLength(2);
  });
});
