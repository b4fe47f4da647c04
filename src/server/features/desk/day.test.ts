import { afterAll, expect, test } from 'vitest';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { adminPaths, type ApplicationsAnswer } from '#contract/admin.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { dayIn } from '#contract/days.ts';
import { type DeskCounts, type DeskDay, deskPaths } from '#contract/desk.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { fileForm, PDF, signedIn, submit, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { contentOf, followed, sendDocument } from '#tests/support/status-factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';
import { selectWeek } from './day-store.ts';

const t = await startTestApp();
afterAll(() => t.close());
const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
const DAY_MS = 86_400_000;

async function dayOf(who: TestClient): Promise<DeskDay> {
  const answer = await who.send('GET', deskPaths.day);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const take = (who: TestClient, id: string, kind: 'application' | 'deal' = 'application') =>
  who.send('PATCH', assignmentPaths[kind](id), { to: 'me', from: null });
/** Moves the begin of its decision time and its arrival back. */
const began = (id: string, ms: number) => {
  const at = new Date(t.clock.now().getTime() - ms);
  return t.app.db.query
    .updateTable('applications')
    .set({ clock_from: at, created_at: at })
    .where('id', '=', id)
    .execute();
};
const namesOf = (tasks: DeskDay['yours']): string[] => tasks.map(({ kind, name }) => `${kind}: ${name}`);

test('the own tasks list late answers first, then the nearest promise, and leave out decided files', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const early = await submit(t, { businessName: 'Early Paving' });
  await began(early.id, 25 * DAY_MS);
  const late = await submit(t, { businessName: 'Late Foods' });
  const done = await submit(t, { businessName: 'Decided Inc' });
  const deal = await submittedDeal(dealer, { dealName: 'Deck oven' });
  await t.app.db.query
    .updateTable('deals')
    .set({ submitted_at: new Date(t.clock.now().getTime() - 3_600_000) })
    .where('id', '=', deal.id)
    .execute();
  for (const { id } of [late, early, done]) expect((await take(underwriter, id)).statusCode).toBe(200);
  expect((await take(underwriter, deal.id, 'deal')).statusCode).toBe(200);
  await decideApplication(underwriter, done.id, sampleDecline);
  const { yours } = await dayOf(underwriter);
  expect(namesOf(yours)).toEqual(['decide: Early Paving', 'review: Deck oven', 'decide: Late Foods']);
  expect(yours[0]).toMatchObject({ amount: '$84,500', file: { kind: 'application', id: early.id } });
  await underwriter.send('PATCH', adminDealPaths.one(deal.id), { status: 'in_review' });
  expect(namesOf((await dayOf(underwriter)).yours)).toContain('decide: Deck oven');
});

test('a task of a deal has the promised answer of its file, also after a question was answered', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const { id } = await submittedDeal(dealer, { dealName: 'Asked once' });
  await take(underwriter, id, 'deal');
  const move = (status: string) =>
    underwriter.send('PATCH', adminDealPaths.one(id), { status, note: 'Please send bank statements' });
  const expectSame = async () => {
    const { deal } = (await underwriter.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>();
    expect(deal.answerBy).not.toBeNull();
    expect((await dayOf(underwriter)).yours).toMatchObject([{ answerBy: deal.answerBy, dueAt: null }]);
  };
  await expectSame();
  await move('info_requested');
  t.clock.advance(60_000);
  await move('in_review');
  await expectSame();
});

test('a decided deal in review again has no promised answer until it answers a later question', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const { id } = await submittedDeal(dealer, { dealName: 'Reopened' });
  await take(underwriter, id, 'deal');
  t.clock.advance(60_000);
  expect((await underwriter.send('POST', decisionPaths.deal(id), sampleApproval(t))).statusCode).toBe(201);
  const moveTo = async (status: string): Promise<void> => {
    t.clock.advance(60_000);
    const moved = await underwriter.send('PATCH', adminDealPaths.one(id), { status, note: 'The machine changed' });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  const answers = async (): Promise<(string | null)[]> => {
    const { deal } = (await underwriter.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>();
    return [deal.answerBy, (await dayOf(underwriter)).yours[0]?.answerBy ?? null];
  };
  await moveTo('in_review');
  expect(await answers()).toEqual([null, null]);
  await moveTo('info_requested');
  await moveTo('in_review');
  const [file, task] = await answers();
  expect(file).not.toBeNull();
  expect(task).toBe(file);
});

test('an application that waits for documents is a task from the requested day', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const { id } = await submit(t, { businessName: 'Waiting LLC' });
  await take(underwriter, id);
  const respondBy = new Date(t.clock.now().getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
  await underwriter.send('POST', decisionPaths.incompleteness(id), { missing: ['quote'], respondBy });
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual([]);
  const today = dayIn(t.app.brand.timeZone, t.clock.now());
  await t.app.db.query.updateTable('applications').set({ respond_by: today }).where('id', '=', id).execute();
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual(['documents_due: Waiting LLC']);
  expect((await underwriter.send('GET', deskPaths.counts)).json<DeskCounts>()).toMatchObject({
    mine: 1,
    mineApplications: 0,
  });
  await t.app.db.query.updateTable('applications').set({ respond_by: '2026-01-05' }).where('id', '=', id).execute();
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual(['no_answer: Waiting LLC']);
});

test('requested documents of an application are a task once the last one arrived', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const { id, token } = await followed(t, { businessName: 'Partial LLC' });
  await take(underwriter, id);
  const respondBy = new Date(t.clock.now().getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
  await underwriter.send('POST', decisionPaths.incompleteness(id), { missing: ['quote'], respondBy });
  const [first, ...others] = (await contentOf(t, token)).documents;
  expect((await sendDocument(t, token, first?.paper ?? '')).statusCode).toBe(201);
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual([]);
  for (const { paper } of others) expect((await sendDocument(t, token, paper)).statusCode).toBe(201);
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual(['documents: Partial LLC']);
});

test.each(['customer', 'dealer'])(
  'documents requested from the %s of a deal are a task once the last one arrived',
  async (to) => {
    const underwriter = await signedIn(t, 'underwriter');
    const deal = await submittedDeal(dealer, { dealName: `Half the documents of the ${to}` });
    await take(underwriter, deal.id, 'deal');
    const papers = ['quote', 'bank_letter'];
    const request = { papers, to, language: 'en' };
    const asked = await underwriter.send('POST', documentRequestPath(deal.id), request);
    expect(asked.statusCode, asked.body).toBeLessThan(300);
    t.clock.advance(1000);
    const send = (paper: string) =>
      uploadFile(
        dealer,
        deal.id,
        fileForm(`${paper}.pdf`, new Uint8Array(Buffer.concat([PDF, Buffer.from(paper)])), { paper }),
      );
    await send('quote');
    expect(namesOf((await dayOf(underwriter)).yours)).toEqual([]);
    await send('bank_letter');
    expect(namesOf((await dayOf(underwriter)).yours)).toEqual([`documents: Half the documents of the ${to}`]);
  },
);

test('a file in quarantine answers no question about a deal', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const { id } = await submittedDeal(dealer, { dealName: 'Infected answer' });
  await take(underwriter, id, 'deal');
  await underwriter.send('PATCH', adminDealPaths.one(id), { status: 'info_requested', note: 'Please send the quote' });
  t.clock.advance(1000);
  await uploadFile(dealer, id, fileForm('quote.pdf'));
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual(['documents: Infected answer']);
  await t.app.db.query.updateTable('documents').set({ malware: 'Eicar' }).where('deal_id', '=', id).execute();
  expect(namesOf((await dayOf(underwriter)).yours)).toEqual([]);
});

test('an unassigned file is shown to everyone who may read it, and a colleague’s file to its owner only', async () => {
  const [sales, other] = [await signedIn(t, 'sales'), await signedIn(t, 'sales')];
  const { id } = await submit(t, { businessName: 'Fresh Paving' });
  expect(namesOf((await dayOf(sales)).unassigned)).toContain('decide: Fresh Paving');
  await take(other, id);
  const day = await dayOf(sales);
  expect([...namesOf(day.unassigned), ...namesOf(day.yours)]).not.toContain('decide: Fresh Paving');
  expect(day.week).toBeNull();
});

test('the figures of the last 7 days count decisions by outcome and give their median time', async () => {
  const before = (await dayOf(admin)).week;
  const [first, second, old] = [await submit(t), await submit(t), await submit(t)];
  for (const [{ id }, hours] of [
    [first, 10],
    [second, 31 * 24],
    [old, 8 * 24],
  ] as const)
    await began(id, hours * 3_600_000);
  await decideApplication(admin, first.id, sampleDecline);
  await decideApplication(admin, second.id, sampleApproval(t));
  await decideApplication(admin, old.id, sampleDecline);
  const decidedAt = new Date(t.clock.now().getTime() - 8 * DAY_MS);
  const rows = t.app.db.query.updateTable('decisions').set({ decided_at: decidedAt });
  await rows.where('application_id', '=', old.id).execute();
  const after = (await dayOf(admin)).week;
  expect(after).toMatchObject({
    received: (before?.received ?? 0) + 1,
    approved: (before?.approved ?? 0) + 1,
    declined: (before?.declined ?? 0) + 1,
  });
  // The first test decided one at once.
  expect(after?.medianHours).toBeCloseTo(10);
});

test('the figures of the last 7 days are of applications alone', async () => {
  const before = (await dayOf(admin)).week;
  const deal = await submittedDeal(dealer);
  const answer = await admin.send('POST', decisionPaths.deal(deal.id), sampleDecline);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  expect((await dayOf(admin)).week).toEqual(before);
});

test.each([
  // 21 November 2026 is a Saturday: from Friday to Sunday the promised time ends on the second weekday after it.
  ['Thursday', '2026-11-19T15:00:00Z', '2026-11-23T15:00:00Z'],
  ['Friday', '2026-11-20T15:00:00Z', '2026-11-24T15:00:00Z'],
  ['Saturday', '2026-11-21T15:00:00Z', '2026-11-24T15:00:00Z'],
  ['Sunday', '2026-11-22T15:00:00Z', '2026-11-24T15:00:00Z'],
  ['Monday', '2026-11-23T15:00:00Z', '2026-11-25T15:00:00Z'],
  // Thanksgiving and the weekend do not count.
  ['Wednesday before a holiday', '2026-11-25T15:00:00Z', '2026-11-30T15:00:00Z'],
])('an answer promised on a %s counts from the hour on that it falls due', async (_day, completeAt, dueAt) => {
  const late = await startTestApp();
  try {
    const weekAt = async (at: string) => {
      const since = new Date(Date.parse(at) - 7 * DAY_MS);
      return selectWeek(late.app.db.query, { since, now: new Date(at), timeZone: late.app.brand.timeZone });
    };
    const answered = { open: null, decided: dueAt, tooLate: new Date(Date.parse(dueAt) + 1).toISOString() };
    for (const decidedAt of Object.values(answered)) {
      const { id } = await submit(late);
      const times = { clock_from: new Date(completeAt), decided_at: decidedAt === null ? null : new Date(decidedAt) };
      await late.app.db.query.updateTable('applications').set(times).where('id', '=', id).execute();
    }
    expect(await weekAt(new Date(Date.parse(dueAt) - 1).toISOString())).toMatchObject({ promised: 0, kept: 0 });
    expect(await weekAt(dueAt)).toMatchObject({ promised: 3, kept: 1 });
    const weekLater = new Date(Date.parse(dueAt) + 7 * DAY_MS).toISOString();
    expect(await weekAt(weekLater)).toMatchObject({ promised: 0 });
  } finally {
    await late.close();
  }
});

test('a funder gets approved deals before more urgent files to follow', async () => {
  const funder = await signedIn(t, 'funder');
  const { id } = await submit(t, { businessName: 'Followed Foods' });
  await began(id, 10 * DAY_MS);
  const deal = await submittedDeal(dealer, { dealName: 'Approved oven' });
  expect((await admin.send('POST', decisionPaths.deal(deal.id), sampleApproval(t))).statusCode).toBe(201);
  const { urgent } = await dayOf(funder);
  expect(namesOf(urgent)[0]).toBe('prepare: Approved oven');
  expect(urgent.at(-1)?.kind).toBe('decide');
  expect(namesOf((await dayOf(admin)).urgent)).not.toContain('prepare: Approved oven');
});

test('colleagues’ undecided applications within 7 days of the deadline of the law are named, nearest first', async () => {
  const underwriter = await signedIn(t, 'underwriter');
  const names = async () =>
    (await dayOf(admin)).week?.nearLaw.map(({ name }) => name).filter((name) => name.endsWith('Quarry'));
  const [later, nearest, far] = [
    await submit(t, { businessName: 'Later Quarry' }),
    await submit(t, { businessName: 'Nearest Quarry' }),
    await submit(t, { businessName: 'Far Quarry' }),
  ];
  await began(later.id, 24 * DAY_MS);
  await began(nearest.id, 28 * DAY_MS);
  await began(far.id, 20 * DAY_MS);
  // Unassigned files are in their own list.
  expect(await names()).toEqual([]);
  for (const { id } of [later, nearest, far]) await take(underwriter, id);
  expect(await names()).toEqual(['Nearest Quarry', 'Later Quarry']);
  await decideApplication(admin, nearest.id, sampleDecline);
  expect(await names()).toEqual(['Later Quarry']);
});

test('a user without own tasks gets the most urgent files of all staff, with their assignees, and others do not', async () => {
  const [underwriter, sales, second] = [
    await signedIn(t, 'underwriter'),
    await signedIn(t, 'sales'),
    await signedIn(t, 'admin'),
  ];
  const [taken, free, later] = [
    await submit(t, { businessName: 'Taken Gravel' }),
    await submit(t, { businessName: 'Free Gravel' }),
    await submit(t, { businessName: 'Later Gravel' }),
  ];
  await began(taken.id, 40 * DAY_MS);
  await began(free.id, 39 * DAY_MS);
  expect((await take(underwriter, taken.id)).statusCode).toBe(200);
  const { urgent } = await dayOf(second);
  expect(urgent.slice(0, 2)).toMatchObject([
    { name: 'Taken Gravel', assignee: { name: 'Sample Person', active: true } },
    { name: 'Free Gravel', assignee: null },
  ]);
  expect(urgent.length).toBeLessThanOrEqual(5);
  expect(namesOf(urgent)).not.toContain('decide: Later Gravel');
  expect((await dayOf(sales)).urgent).toEqual([]);
  expect((await take(second, later.id)).statusCode).toBe(200);
  expect((await dayOf(second)).urgent).toEqual([]);
});

test('names when the law requires the decisions of all staff that are due within a day, for a user without own tasks', async () => {
  const [second, sales] = [await signedIn(t, 'admin'), await signedIn(t, 'sales')];
  const before = (await dayOf(second)).law.length;
  const [today, overdue, tomorrow] = [await submit(t), await submit(t), await submit(t)];
  await began(today.id, 29.5 * DAY_MS);
  await began(overdue.id, 31 * DAY_MS);
  await began(tomorrow.id, 29 * DAY_MS);
  const { law } = await dayOf(second);
  expect(law).toHaveLength(before + 2);
  for (const days of [0.5, -1]) expect(law).toContain(new Date(t.clock.now().getTime() + days * DAY_MS).toISOString());
  expect((await dayOf(sales)).law).toEqual([]);
  expect((await take(second, today.id)).statusCode).toBe(200);
  expect((await dayOf(second)).law).toEqual([]);
});

test('equally urgent files have the order of the inbox', async () => {
  const second = await signedIn(t, 'admin');
  const names = ['Equal Alder', 'Equal Birch', 'Equal Cedar'];
  const ids: string[] = [];
  for (const businessName of names) ids.push((await submit(t, { businessName })).id);
  for (const id of ids) await began(id, 45 * DAY_MS);
  // The rows are no longer stored in their order.
  await t.app.db.query
    .updateTable('applications')
    .set({ salesperson: 'N/A' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  const { urgent } = await dayOf(second);
  expect(urgent.filter(({ file }) => ids.includes(file.id)).map(({ name }) => name)).toEqual(names);
  const listed = await second.send('GET', `${adminPaths.applications}?sort=due&q=equal`);
  expect(listed.json<ApplicationsAnswer>().applications.map(({ businessName }) => businessName)).toEqual(names);
});

test('a request for documents in time is an answer, and an open application past its promise is not', async () => {
  const before = (await dayOf(admin)).week;
  const [asked, open] = [await submit(t), await submit(t)];
  for (const { id } of [asked, open]) await began(id, 6 * DAY_MS);
  const at = new Date(t.clock.now().getTime() - 5.5 * DAY_MS);
  await t.app.db.query.updateTable('applications').set({ incomplete_since: at }).where('id', '=', asked.id).execute();
  expect((await dayOf(admin)).week).toMatchObject({
    promised: (before?.promised ?? 0) + 2,
    kept: (before?.kept ?? 0) + 1,
  });
});
