import { afterAll, expect, test } from 'vitest';
import { type Deal, dealPaths } from '#contract/deals.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { type DecidedAnswer, decisionPaths, type WrittenNotice } from '#contract/decisions.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

test('a payment computed by an earlier engine stays as recorded for staff, the dealer and the notice', async () => {
  const dealer = await signedIn(t, 'dealer');
  const { id } = await submittedDeal(dealer);
  const admin = await signedIn(t, 'admin');
  const answer = await admin.send('POST', decisionPaths.deal(id), sampleApproval(t));
  const decision = answer.json<DecidedAnswer>().decisions[0];
  expect(decision?.payment).toBe(1764.35);
  const rows = t.app.db.query.updateTable('decisions').set({ payment_cents: '176434' });
  await rows.where('id', '=', decision?.id ?? '').execute();

  const seenByStaff = (await admin.send('GET', `/api/admin/deals/${id}`)).json<{ deal: AdminDeal }>().deal;
  expect(seenByStaff.decisions[0]?.payment).toBe(1764.34);
  const seenByDealer = (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
  expect(seenByDealer.decision?.payment).toBe(1764.34);
  const notice = await admin.send('GET', decisionPaths.notice(decision?.id ?? ''));
  expect(notice.json<WrittenNotice>().text).toContain('$1,764.34');
});
