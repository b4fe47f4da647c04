import { afterAll, describe, expect, test } from 'vitest';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { type DecidedAnswer, decisionPaths, type WrittenNotice } from '#contract/decisions.ts';
import { migrate } from '#server/db/migrate.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const given = { kind: 'given', on: '2026-11-20', how: 'email', by: 'Dana' };

describe('decisions recorded before the upgrade', () => {
  test('keep their figures in the migration and are marked as not asked for fees', async () => {
    const db = await openTestDatabase();
    try {
      await db.pool.query('drop schema public cascade');
      await db.pool.query('create schema public');
      await migrate(db, '0032-versions');
      const earlier = await db.pool.connect();
      // Only this row matters, not the application, user and account that it references.
      await earlier.query('set session_replication_role = replica');
      await earlier.query(
        `insert into decisions (id, application_id, outcome, language, amount_cents, term_months, rate_bps, payment_cents,
          conditions, expires_on, reasons, note, basis, decided_by, decided_at, business_state, disclosure)
        values ($1, $1, 'approved', 'en', 8450000, 60, 925, 176435, '["Invoice"]', '2026-12-20', '[]', '', '{}', $1,
          '2026-11-20T15:00:00Z', 'CA', $2)`,
        [ID, JSON.stringify(given)],
      );
      await earlier.query('set session_replication_role = origin');
      earlier.release();
      await migrate(db);
      expect(await db.query.selectFrom('decisions').selectAll().execute()).toEqual([
        expect.objectContaining({
          amount_cents: '8450000',
          payment_cents: '176435',
          business_state: 'CA',
          disclosure: given,
          fees_asked: false,
          fees: null,
          amount_financed_cents: null,
          apr_bps: null,
        }),
      ]);
    } finally {
      await db.close();
    }
  });

  const started = startTestApp();
  afterAll(async () => (await started).close());

  test('are unchanged for staff, the dealer and in the notice', async () => {
    const t = await started;
    const dealer = await signedIn(t, 'dealer');
    const admin = await signedIn(t, 'admin');
    const { id } = await submittedDeal(dealer);
    const answer = await admin.send('POST', decisionPaths.deal(id), sampleApproval(t));
    const decision = answer.json<DecidedAnswer>().decisions[0]?.id ?? '';
    const earlier = { fees_asked: false, fees: 'null', amount_financed_cents: null, apr_bps: null };
    await t.app.db.query.updateTable('decisions').set(earlier).where('id', '=', decision).execute();

    const seenByStaff = (await admin.send('GET', `/api/admin/deals/${id}`)).json<{ deal: AdminDeal }>().deal;
    expect(seenByStaff.decisions[0]).toMatchObject({
      amount: 84_500,
      payment: 1764.35,
      aprPercent: 9.25,
      fees: null,
      amountFinanced: null,
    });
    const seenByDealer = (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
    expect(seenByDealer.decision).toMatchObject({ amount: 84_500, payment: 1764.35 });
    const notice = (await admin.send('GET', decisionPaths.notice(decision))).json<WrittenNotice>();
    const lines = notice.text.split('\n');
    expect(lines).toContain('Amount financed: $84,500.00');
    expect(lines).toContain('Annual percentage rate (APR), without fees: 9.25%');
  });
});
