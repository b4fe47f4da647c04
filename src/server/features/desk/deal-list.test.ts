import { afterAll, describe, expect, test } from 'vitest';
import { adminDealPaths, type AdminDealsAnswer, PREPARE_MS } from '#contract/admin-deals.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { type BoardAnswer, dealBoardPath } from '#contract/deal-board.ts';
import { moverOf } from '#contract/deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type DeskCounts, type DeskDay, deskPaths } from '#contract/desk.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];

async function approvedDeal(dealName = 'Approved press', terms: object = {}): Promise<{ id: string }> {
  const { id } = await submittedDeal(dealer, { dealName });
  const answer = await admin.send('POST', decisionPaths.deal(id), sampleApproval(t, terms));
  expect(answer.statusCode, answer.body).toBe(201);
  return { id };
}
const expiresOn = (id: string, day: string) =>
  t.app.db.query.updateTable('decisions').set({ expires_on: day }).where('deal_id', '=', id).execute();

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

  test('lists an approved deal that waits more than a week for its documents', async () => {
    const { id } = await approvedDeal();
    const approvedAgo = (ms: number) =>
      t.app.db.query
        .updateTable('deals')
        .set({ status_at: new Date(t.clock.now().getTime() - ms) })
        .where('id', '=', id)
        .execute();
    await approvedAgo(PREPARE_MS);
    expect(await isLate(id)).toBe(false);
    await approvedAgo(PREPARE_MS + 1000);
    expect(await isLate(id)).toBe(true);
    await expiresOn(id, '2020-01-31');
    expect(await isLate(id)).toBe(false);
  });
});

describe('an approval whose terms have expired', () => {
  const rowOf = async (id: string, asked = '') => {
    const answer = await admin.send('GET', `${adminDealPaths.all}?limit=500&${asked}`);
    return answer.json<AdminDealsAnswer>().deals.find((deal) => deal.id === id);
  };
  const today = (): string => dayIn(t.app.brand.timeZone, t.clock.now());

  test('waits for its dealer from the day after the last day on, in the list, its count and on the board', async () => {
    const { id } = await approvedDeal('Expired press');
    const states = async () => {
      const row = await rowOf(id);
      const board = (await admin.send('GET', `${dealBoardPath}?q=expired press`)).json<BoardAnswer>();
      const card = board.columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
      const { deals } = (await admin.send('GET', deskPaths.counts)).json<DeskCounts>();
      const isOurs = (await rowOf(id, 'status=us')) !== undefined;
      return [row?.approvalExpired, row && moverOf(row.status, row), card?.approvalExpired, isOurs, deals];
    };
    await expiresOn(id, today());
    const ours = (await states()).at(-1);
    expect(await states()).toEqual([false, 'lender', false, true, ours]);
    await expiresOn(id, addDays(today(), -1));
    expect(await states()).toEqual([true, 'dealer', true, false, Number(ours) - 1]);
    await t.app.db.query.updateTable('deals').set({ status: 'docs_out' }).where('id', '=', id).execute();
    expect((await rowOf(id))?.approvalExpired).toBe(false);
  });

  test('waits for the lender while its figures are held', async () => {
    const pending = { businessState: 'CA', disclosure: { kind: 'pending' } };
    const { id } = await approvedDeal('Held press', pending);
    await expiresOn(id, '2020-01-31');
    expect(await rowOf(id, 'status=us')).toMatchObject({ approvalExpired: false });
  });

  test('is no task in My day', async () => {
    const { id } = await approvedDeal('Quiet press');
    await admin.send('PATCH', assignmentPaths.deal(id), { to: 'me', from: null });
    const tasks = async () => (await admin.send('GET', deskPaths.day)).json<DeskDay>().yours.map(({ file }) => file.id);
    expect(await tasks()).toContain(id);
    await expiresOn(id, '2020-01-31');
    expect(await tasks()).not.toContain(id);
  });
});
