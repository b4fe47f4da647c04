import { describe, expect, test } from 'vitest';
import type { Deal, DealStatus } from '#contract/deals.ts';
import { timelineSteps } from './timeline-steps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse('2026-11-12T15:00:00Z');
const at = (ms: number): string => new Date(start + ms).toISOString();

function stepsOf(reached: [DealStatus, number][], now: number, note: string | null = null) {
  const timeline = reached.map(([status, ms], n) => ({
    status,
    at: at(ms),
    note: n === reached.length - 1 ? note : null,
  }));
  const [status, ms] = reached.at(-1) ?? ['draft', 0];
  return timelineSteps({ timeline, status, statusSince: at(ms) } as Deal, start + now);
}
const brief = (steps: ReturnType<typeof stepsOf>) => steps.map(({ status, state }) => `${status} ${state}`);

describe('the timeline says where a deal was, stands and goes', () => {
  test('a draft has everything ahead', () =>
    expect(brief(stepsOf([['draft', 0]], MINUTE))).toEqual([
      'draft current',
      'submitted ahead',
      'in_review ahead',
      'approved ahead',
      'docs_out ahead',
      'funded ahead',
    ]));

  test('a question stands in its place, with what was asked, and the review goes on after it', () => {
    const steps = stepsOf(
      [
        ['draft', 0],
        ['submitted', 29 * MINUTE],
        ['in_review', 60 * MINUTE],
        ['info_requested', DAY],
      ],
      2 * DAY,
      'Bank statements, please.',
    );
    expect(brief(steps)).toEqual([
      'draft reached',
      'submitted reached',
      'in_review reached',
      'info_requested current',
      'approved ahead',
      'docs_out ahead',
      'funded ahead',
    ]);
    expect(steps.map(({ spent }) => spent)).toEqual([
      29 * MINUTE,
      31 * MINUTE,
      DAY - 60 * MINUTE,
      DAY,
      null,
      null,
      null,
    ]);
    expect([steps[3]?.note, steps[3]?.overdue]).toEqual(['Bank statements, please.', false]);
  });

  test.each([
    ['info_requested', 2 * DAY, true],
    ['docs_out', 2 * DAY - 1, false],
    ['in_review', 9 * DAY, false],
  ] as const)('%s after %d ms is late for the dealer: %s', (status, ms, overdue) =>
    expect(stepsOf([[status, 0]], ms)[0]?.overdue).toBe(overdue),
  );

  test('an expired approval waits for the dealer since the end of its last day', () => {
    const decision = { expired: true, expiresOn: '2026-11-14' };
    const now = new Date('2026-11-18T00:00:00').getTime();
    const deal = { timeline: [], status: 'approved', statusSince: at(0), decision } as unknown as Deal;
    expect(timelineSteps(deal, now)[0]).toMatchObject({ state: 'current', spent: 3 * DAY, overdue: true });
  });

  test.each(['funded', 'declined', 'sf_deleted'] as const)('%s is the end: nothing is ahead or counted', (status) => {
    const steps = stepsOf(
      [
        ['submitted', 0],
        [status, DAY],
      ],
      9 * DAY,
    );
    expect(brief(steps)).toEqual(['submitted reached', `${status} reached`]);
    expect(steps[1]?.spent).toBe(null);
  });
});
