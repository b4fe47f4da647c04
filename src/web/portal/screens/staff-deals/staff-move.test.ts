import { expect, test } from 'vitest';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { dealStepOf } from './staff-move.tsx';

const stepOf = (expired: boolean, status: AdminDeal['status'] = 'approved') =>
  dealStepOf({ status, decision: { outcome: 'approved', expired } } as AdminDeal, []);

test('an expired approval waits for the dealer in its file', () => {
  expect(stepOf(false)).toEqual({ ours: true, headline: staffDeals.headlines.approved });
  expect(stepOf(true)).toEqual({ ours: false, headline: staffDeals.waits.expired });
});

test('expired terms no longer count once the deal left the approval', () =>
  expect(stepOf(true, 'in_review').headline).toBe(staffDeals.headlines.in_review));

test('an offer that expired before its disclosure asks for a new decision', () => {
  const held = (expired: boolean) =>
    dealStepOf(
      {
        status: 'approved',
        decision: { outcome: 'approved', expired: false, figuresHeld: true },
        decisions: [{ supersededAt: null, expired }],
      } as AdminDeal,
      [],
    );
  expect(held(false)).toEqual({ ours: true, headline: staffDeals.waits.disclosure });
  expect(held(true)).toEqual({ ours: true, headline: staffDeals.waits.offerExpired });
});
