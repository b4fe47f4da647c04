import { afterAll, expect, test } from 'vitest';
import { adminDealPaths, type AdminDealsAnswer } from '#contract/admin-deals.ts';
import { adminPaths } from '#contract/admin.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type DeskCounts, type DeskDay, deskPaths, MOST_COUNTED } from '#contract/desk.ts';
import { type OutboxAnswer, outboxPaths } from '#contract/outbox.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { sampleDeal, sendInvite, signedIn, submit, submittedDeal, undeliveredLead } from '#tests/support/factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];

async function counts(who: TestClient): Promise<DeskCounts> {
  const answer = await who.send('GET', deskPaths.counts);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const take = (who: TestClient, id: string) =>
  who.send('PATCH', assignmentPaths.application(id), { to: 'me', from: null });

test('the counts follow files through assignment and decision', async () => {
  const before = await counts(admin);
  const [{ id }, other] = [await submit(t), await submit(t)];
  const deal = await submittedDeal(dealer);
  expect(await counts(admin)).toEqual({
    ...before,
    applications: before.applications + 2,
    waitingApplications: before.waitingApplications + 2,
    allApplications: before.allApplications + 2,
    unassigned: before.unassigned + 2,
    deals: before.deals + 1,
    unassignedDeals: before.unassignedDeals + 1,
    allDeals: before.allDeals + 1,
  });
  expect((await take(admin, id)).statusCode).toBe(200);
  expect(await counts(admin)).toMatchObject({ mine: before.mine + 1, unassigned: before.unassigned + 1 });
  await decideApplication(admin, id, sampleDecline);
  expect(await counts(admin)).toMatchObject({ mine: before.mine, applications: before.applications + 1 });
  await t.app.db.query
    .updateTable('applications')
    .set({ clock_from: new Date(t.clock.now().getTime() - 25 * 86_400_000) })
    .where('id', '=', other.id)
    .execute();
  expect((await counts(admin)).late).toBe(before.late + 1);
  await t.app.db.query
    .updateTable('deals')
    .set({ submitted_at: new Date(t.clock.now().getTime() - 25 * 86_400_000) })
    .where('id', '=', deal.id)
    .execute();
  expect((await counts(admin)).lateDeals).toBe(before.lateDeals + 1);
  expect((await take(admin, other.id)).statusCode).toBe(200);
});

test('counts a notice to print until it is printed', async () => {
  const before = (await counts(admin)).noticesToPrint ?? 0;
  const { id } = await submit(t, { principalEmail: '' });
  const { decisions } = await decideApplication(admin, id, sampleDecline);
  expect((await counts(admin)).noticesToPrint).toBe(before + 1);
  await admin.send('POST', decisionPaths.printed(decisions[0]?.id ?? ''));
  expect((await counts(admin)).noticesToPrint).toBe(before);
});

test('the count of My day is the number of its own tasks, deals included', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const [open, waiting] = [await submit(t), await submit(t)];
  const deal = await submittedDeal(dealer);
  for (const { id } of [open, waiting]) await take(underwriter, id);
  await underwriter.send('PATCH', assignmentPaths.deal(deal.id), { to: 'me', from: null });
  const respondBy = new Date(t.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
  await underwriter.send('POST', decisionPaths.incompleteness(waiting.id), { missing: ['quote'], respondBy });
  const day = (await underwriter.send('GET', deskPaths.day)).json<DeskDay>();
  expect(day.yours).toHaveLength(2);
  expect((await counts(underwriter)).mine).toBe(2);
});

test('the own files that wait for staff are the same in My day, its count and both lists', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const [open, waiting, decided, closed] = [await submit(t), await submit(t), await submit(t), await submit(t)];
  const [review, declined] = [await submittedDeal(dealer), await submittedDeal(dealer)];
  for (const { id } of [open, waiting, decided, closed]) await take(underwriter, id);
  for (const { id } of [review, declined])
    await underwriter.send('PATCH', assignmentPaths.deal(id), { to: 'me', from: null });
  const respondBy = new Date(t.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
  await underwriter.send('POST', decisionPaths.incompleteness(waiting.id), { missing: ['quote'], respondBy });
  await decideApplication(underwriter, decided.id, sampleDecline);
  await underwriter.send('PATCH', `${adminPaths.applications}/${closed.id}`, { status: 'closed' });
  await underwriter.send('POST', decisionPaths.deal(declined.id), sampleDecline);
  const idsOf = async (path: string): Promise<string[]> => {
    const { applications = [], deals = [] } = (await underwriter.send('GET', path)).json<{
      applications?: { id: string }[];
      deals?: { id: string }[];
    }>();
    return [...applications, ...deals].map(({ id }) => id);
  };
  expect(await idsOf(`${adminPaths.applications}?assigned=mine&due=us`)).toEqual([open.id]);
  expect(await idsOf(`${adminDealPaths.all}?assigned=mine&status=us`)).toEqual([review.id]);
  expect(await counts(underwriter)).toMatchObject({ mine: 2, mineApplications: 1 });
  const { yours } = (await underwriter.send('GET', deskPaths.day)).json<DeskDay>();
  expect(yours.map(({ file }) => file.id).toSorted()).toEqual([open.id, review.id].toSorted());
});

test('the counts of the sidebar are the numbers of rows in the lists of the same name', async () => {
  const sales = await signedIn(t, 'sales');
  await submit(t);
  const [waiting, declined] = [await submittedDeal(dealer), await submittedDeal(dealer)];
  await admin.send('POST', decisionPaths.deal(declined.id), sampleDecline);
  const removed = await submittedDeal(dealer);
  await t.app.db.query.updateTable('deals').set({ status: 'sf_deleted' }).where('id', '=', removed.id).execute();
  await sales.send('PATCH', assignmentPaths.deal((await submittedDeal(dealer)).id), { to: 'me', from: null });
  const read = async <Rows>(who: TestClient, path: string): Promise<Rows> =>
    (await who.send('GET', `${path}&limit=100`)).json<Rows>();
  for (const who of [admin, sales]) {
    const { applications } = await read<{ applications: unknown[] }>(who, `${adminPaths.applications}?outcome=none`);
    const { deals } = await read<{ deals: { id: string }[] }>(who, `${adminDealPaths.all}?status=us`);
    expect(await counts(who)).toMatchObject({ applications: applications.length, deals: deals.length });
    for (const [count, list] of [
      ['waitingApplications', `${adminPaths.applications}?due=us`],
      ['allApplications', `${adminPaths.applications}?q=`],
      ['mineDeals', `${adminDealPaths.all}?status=us&assigned=mine`],
      ['lateDeals', `${adminDealPaths.all}?status=late`],
      ['unassignedDeals', `${adminDealPaths.all}?assigned=nobody`],
      ['allDeals', `${adminDealPaths.all}?q=`],
    ] as const) {
      const rows = Object.values(await read<object>(who, list)).find((one): one is unknown[] => Array.isArray(one));
      expect((await counts(who))[count], count).toBe(rows?.length);
    }
    const unassigned = await read<{ deals: { id: string }[] }>(who, `${adminDealPaths.all}?assigned=nobody`);
    expect(unassigned.deals.map(({ id }) => id)).not.toContain(removed.id);
    expect(deals.map(({ id }) => id)).toContain(waiting.id);
    expect(deals.map(({ id }) => id)).not.toContain(declined.id);
  }
});

test('a deal of an undecided application counts among the deals that wait for staff, and once in My day', async () => {
  const invite = await sendInvite(dealer);
  await submit(t, { inviteToken: invite.token });
  const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
  const { id } = made.json<{ deal: Deal }>().deal;
  const before = await counts(admin);
  expect((await dealer.send('POST', dealPaths.submit(id))).statusCode).toBe(200);
  expect(await counts(admin)).toMatchObject({ deals: before.deals + 1 });
  const { deals } = (await admin.send('GET', `${adminDealPaths.all}?status=us`)).json<AdminDealsAnswer>();
  expect(deals.find((deal) => deal.id === id)).toMatchObject({ answerBy: expect.any(String) as string });
  expect((await admin.send('PATCH', assignmentPaths.deal(id), { to: 'me', from: null })).statusCode).toBe(200);
  // The application is taken with its deal.
  expect((await counts(admin)).mine).toBe(before.mine + 1);
});

test('an approval with a pending disclosure counts as a waiting notice, not as late', async () => {
  const { id } = await submit(t, { businessState: 'California' });
  const clock_from = new Date(t.clock.now().getTime() - 25 * 86_400_000);
  await t.app.db.query.updateTable('applications').set({ clock_from }).where('id', '=', id).execute();
  const before = await counts(admin);
  const pending = { businessState: 'CA', disclosure: { kind: 'pending' } };
  await decideApplication(admin, id, sampleApproval(t, pending));
  expect(await counts(admin)).toMatchObject({
    late: before.late - 1,
    noticesWaiting: (before.noticesWaiting ?? 0) + 1,
    noticesToPrint: before.noticesToPrint,
  });
});

test('staff without all files counts own and unassigned files, and nothing of screens that it may not open', async () => {
  const sales = await signedIn(t, 'sales');
  const before = await counts(sales);
  expect([before.dataRequests, before.outbox, before.noticesToPrint, before.noticesWaiting]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const { id } = await submit(t);
  expect((await counts(sales)).applications).toBe(before.applications + 1);
  await take(admin, id);
  expect((await counts(sales)).applications).toBe(before.applications);
});

test('a failed delivery is counted and listed for those who may read the outbox', async () => {
  const before = await counts(admin);
  const [id, untried] = [await undeliveredLead(t), await undeliveredLead(t)];
  await t.app.db.query.updateTable('outbox').set({ attempts: 3 }).where('id', '=', id).execute();
  await t.app.db.query.updateTable('outbox').set({ attempts: 0 }).where('id', '=', untried).execute();
  const { outbox } = await counts(admin);
  expect(outbox).toBe((before.outbox ?? 0) + 1);
  const failed = await admin.send('GET', `${outboxPaths.list}?state=failed`);
  const { entries } = failed.json<OutboxAnswer>();
  expect(entries).toHaveLength(outbox ?? -1);
  expect(entries.map((one) => one.id)).toContain(id);
});

test(`no count exceeds ${String(MOST_COUNTED)}`, async () => {
  for (let at = 0; at < MOST_COUNTED; at++) await submit(t);
  expect((await counts(admin)).applications).toBe(MOST_COUNTED);
});
