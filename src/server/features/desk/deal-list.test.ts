import { afterAll, describe, expect, test } from 'vitest';
import { adminDealPaths, type AdminDealsAnswer } from '#contract/admin-deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];

describe('status=late', () => {
  const listed = async (asked: string): Promise<AdminDealsAnswer['deals']> =>
    (await admin.send('GET', `${adminDealPaths.all}?limit=500&${asked}`)).json<AdminDealsAnswer>().deals;
  const isLate = async (id: string): Promise<boolean> => (await listed('status=late')).some((deal) => deal.id === id);
  const submittedAgo = (id: string, hours: number) =>
    t.app.db.query
      .updateTable('deals')
      .set({ submitted_at: new Date(t.clock.now().getTime() - hours * 3_600_000) })
      .where('id', '=', id)
      .execute();

  test('lists exactly the deals whose promised answer has passed', async () => {
    const { id } = await submittedDeal(dealer, { dealName: 'Waiting' });
    const seen = new Set<boolean>();
    for (const hours of [1, 20, 30, 46, 50, 70, 100, 130, 500]) {
      await submittedAgo(id, hours);
      const answerBy = (await listed('q=waiting')).find((deal) => deal.id === id)?.answerBy ?? '';
      const hasPassed = answerBy < t.clock.now().toISOString();
      expect(await isLate(id), `${String(hours)} hours`).toBe(hasPassed);
      seen.add(hasPassed);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('is the same for sales, and in the saved table', async () => {
    const [late, early] = [
      await submittedDeal(dealer, { dealName: 'Overdue crane' }),
      await submittedDeal(dealer, { dealName: 'Fresh crane' }),
    ];
    await submittedAgo(late.id, 500);
    await submittedAgo(early.id, 1);
    const sales = await signedIn(t, 'sales');
    for (const answer of [
      await admin.send('GET', `${adminDealPaths.csv}?status=late`),
      await sales.send('GET', `${adminDealPaths.all}?status=late`),
    ]) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).toContain('Overdue crane');
      expect(answer.body).not.toContain('Fresh crane');
    }
  });

  test('leaves out a deal that was decided or waits for its dealer', async () => {
    const [asked, decided] = [await submittedDeal(dealer), await submittedDeal(dealer)];
    for (const { id } of [asked, decided]) {
      await submittedAgo(id, 500);
      expect(await isLate(id)).toBe(true);
    }
    await admin.send('PATCH', adminDealPaths.one(asked.id), { status: 'info_requested', note: 'Two statements' });
    const answer = await admin.send('POST', decisionPaths.deal(decided.id), sampleDecline);
    expect(answer.statusCode, answer.body).toBe(201);
    for (const { id } of [asked, decided]) expect(await isLate(id)).toBe(false);
  });
});
