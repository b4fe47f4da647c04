import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dashboard } from '#copy/portal/dashboard.ts';
import type { AdminDealRow } from '#contract/admin-deals.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { dealColumns } from './deal-columns.tsx';

const now = Date.parse('2026-11-25T15:00:00Z');
const DAY_MS = 86_400_000;
const cellOf = (column: string, days: number, given: Partial<AdminDealRow>): string => {
  const statusSince = new Date(now - days * DAY_MS).toISOString();
  const deal = { answerBy: null, decision: null, ...given, statusSince } as AdminDealRow;
  return renderToStaticMarkup(
    dealColumns(now)
      .find(({ key }) => key === column)
      ?.cell(deal, [deal]),
  );
};
const nextMove = (days: number, given: Partial<AdminDealRow>): string => cellOf('next', days, given);

test('an approved deal shows how long it waits for the lender, in amber after a week', () => {
  expect(nextMove(2, { status: 'approved' })).toContain(`<span class="due-plain">${words.waiting('2 days')}</span>`);
  expect(nextMove(10, { status: 'approved' })).toContain(`<span class="due-warn">${words.waiting('10 days')}</span>`);
});

test('a deal without a next step has an empty cell', () =>
  expect([nextMove(2, { status: 'funded' }), nextMove(2, { status: 'declined' })]).toEqual(['', '']));

test('an expired approval is amber and waits for the dealer, without an age', () => {
  const expired = { status: 'approved', approvalExpired: true } as const;
  expect(cellOf('status', 40, expired)).toBe(
    `<span class="staff-deal-status"><span class="badge badge-warn">${dashboard.approvalExpired.note}</span></span>`,
  );
  expect(nextMove(40, expired)).toContain(words.next.dealer);
  expect(nextMove(40, expired)).not.toContain('Waiting');
});

test('a deal with documents out shows how long it waits for the dealer, without amber', () => {
  expect(nextMove(10, { status: 'docs_out' })).toContain(`<span class="due-plain">${words.waiting('10 days')}</span>`);
});

test('a deal that waits for information, or has a promised answer, shows no such age', () => {
  expect(nextMove(10, { status: 'info_requested' })).not.toContain('Waiting');
  expect(nextMove(10, { status: 'in_review', answerBy: new Date(now + DAY_MS).toISOString() })).not.toContain(
    'Waiting',
  );
});
