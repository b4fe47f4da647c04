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
const stepOf = (given: Partial<Given>, may = true, received = 0) =>
  nextStepOf({ status: 'in_review', clock: running, decisions: [], deal: null, ...given }, now, () => may, {
    received,
    requested: 2,
  });

describe('nextStepOf', () => {
  test.each([
    ['a new application', { status: 'received' }, 'ours', desk.next.start],
    ['an application in review', {}, 'ours', desk.next.decide],
    ['requested documents', { clock: waiting }, 'plain', desk.next.documents],
    ['a counteroffer', { clock: stopped, decisions: decided('counter_offer') }, 'plain', desk.next.counterOffer],
    [
      'a pending disclosure',
      { clock: stopped, decisions: decided('approved', { kind: 'pending' }) },
      'ours',
      desk.next.disclosure,
    ],
    ['an approval', { status: 'closed', clock: stopped, decisions: decided('approved') }, 'plain', 'Decided: Approved'],
    ['a file closed by hand', { status: 'closed' }, 'plain', desk.next.closed],
  ] as [string, Partial<Given>, string, string][])('%s says who moves next', (_case, given, tone, headline) =>
    expect(stepOf(given)).toMatchObject({ tone, headline }),
  );

  test.each([
    ['submitted', desk.next.start],
    ['in_review', desk.next.decide],
    ['sf_deleted', desk.next.start],
  ])('a received application with a deal in the status %s follows the deal', (status, headline) =>
    expect(stepOf({ status: 'received', deal: { status } as Given['deal'] })).toMatchObject({ headline }),
  );

  test('an offer that expired before its disclosure needs a new decision', () => {
    const decisions = decided('approved', { kind: 'pending' }).map((one) => ({ ...one, expired: true }));
    expect(stepOf({ clock: stopped, decisions })).toMatchObject({ tone: 'ours', headline: desk.next.offerExpired });
    expect(stepOf({ clock: stopped, decisions }, false)).toMatchObject({ tone: 'plain' });
  });

  test('a reader who may not decide has no move', () =>
    expect(stepOf({}, false)).toMatchObject({ tone: 'plain', headline: desk.next.decideByOthers }));

  test('requested documents are the applicant’s move until the last one arrived', () => {
    const headline = 'Waiting on the applicant: 1 of 2 documents received';
    expect(stepOf({ clock: waiting }, true, 1)).toMatchObject({ tone: 'plain', headline });
    expect(stepOf({ clock: waiting }, true, 2)).toMatchObject({ tone: 'ours', headline: desk.next.documentsIn });
  });

  test('a promised answer that is over is the headline, and the move follows it', () => {
    const late = { ...running, answerBy: '2026-11-20T15:00:00.000Z' };
    const step = stepOf({ clock: late });
    expect(step).toMatchObject({ tone: 'late', headline: 'Late 5 days' });
    expect(step.text).toMatch(/^Waiting on us: decide\. The answer was promised by Fri, Nov 20/);
    expect(step.text).not.toContain('Regulation B');
    expect(stepOf({ clock: late }, false)).toMatchObject({ tone: 'late' });
  });

  test('a file closed by hand promises no answer, and names the deadline that still runs', () =>
    expect(stepOf({ status: 'closed' }).text).toBe('Regulation B: decide by Dec 24, 2026'));

  test('an open file names the promised answer, a waiting one the day of the documents', () => {
    expect(stepOf({}).text).toMatch(/^Answer promised by Thu, Nov 26/);
    expect(stepOf({ clock: waiting }).text).toBe('Waiting for documents, due Dec 20, 2026');
  });
});
