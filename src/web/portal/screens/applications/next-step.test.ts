import { describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { nextStepOf } from './next-step.ts';

const now = Date.parse('2026-11-25T15:00:00Z');
type Given = Parameters<typeof nextStepOf>[0];
const running: ApplicationFile['clock'] = {
  state: 'running',
  completeAt: '2026-11-24T15:00:00.000Z',
  answerBy: '2026-11-26T15:00:00.000Z',
  dueAt: '2026-12-24T15:00:00.000Z',
  respondBy: null,
};
const idle = { completeAt: null, answerBy: null, dueAt: null };
const waiting = { ...idle, state: 'waiting', respondBy: '2026-12-20' } as const;
const stopped = { ...idle, state: 'stopped', respondBy: null } as const;
const decided = (outcome: string, disclosure: unknown = null) =>
  [
    { outcome, disclosure, supersededAt: null, decidedAt: '2026-11-24T15:00:00.000Z', decidedBy: 'Ada' },
  ] as Given['decisions'];
const stepOf = (given: Partial<Given>, may = true) =>
  nextStepOf({ status: 'in_review', clock: running, decisions: [], ...given }, now, () => may);

describe('nextStepOf', () => {
  test.each([
    ['a new application', { status: 'received' }, true, desk.next.start],
    ['an application in review', {}, true, desk.next.decide],
    ['requested documents', { clock: waiting }, false, desk.next.documents],
    ['a counteroffer', { clock: stopped, decisions: decided('counter_offer') }, false, desk.next.counterOffer],
    [
      'a pending disclosure',
      { clock: stopped, decisions: decided('approved', { kind: 'pending' }) },
      true,
      desk.next.disclosure,
    ],
    ['an approval', { status: 'closed', clock: stopped, decisions: decided('approved') }, false, 'Decided: Approved'],
    ['a file closed by hand', { status: 'closed' }, false, desk.next.closed],
  ] as [string, Partial<Given>, boolean, string][])('%s says who moves next', (_case, given, ours, headline) =>
    expect(stepOf(given)).toMatchObject({ ours, headline }),
  );

  test('a reader who may not decide has no move', () =>
    expect(stepOf({}, false)).toMatchObject({ ours: false, headline: desk.next.decideByOthers }));

  test('an open file names the promised answer, a waiting one the day of the documents', () => {
    expect(stepOf({}).text).toMatch(/^Answer promised by Thu, Nov 26/);
    expect(stepOf({ clock: waiting }).text).toBe('Waiting for documents, due Dec 20, 2026');
  });
});
