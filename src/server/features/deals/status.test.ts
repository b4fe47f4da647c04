import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AdminDeal, type AdminDealRow, adminDealPaths } from '#contract/admin-deals.ts';
import { type Deal, dealPaths, dealStatuses, dealTransitions, isDecision, type SyncAnswer } from '#contract/deals.ts';
import { draftDeal, signedIn, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dealer: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  admin = await signedIn(t, 'admin');
});

const { query } = t.app.db;
const move = (id: string, body: object) => admin.send('PATCH', adminDealPaths.one(id), body);
const moved = async (id: string, body: object): Promise<AdminDeal> => {
  const answer = await move(id, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ deal: AdminDeal }>().deal;
};
const rowOf = (id: string) => query.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const leadOf = (id: string) =>
  query.selectFrom('crm_leads').selectAll().where('external_id', '=', id).executeTakeFirstOrThrow();
const recordsOf = (id: string, action: string) =>
  query.selectFrom('audit').selectAll().where('subject_id', '=', id).where('action', '=', action).execute();
const list = async (asked: string): Promise<string[]> =>
  (await admin.send('GET', `${adminDealPaths.all}?${asked}`)).json<{ deals: AdminDealRow[] }>().deals.map((d) => d.id);

describe('PATCH /api/admin/deals/{id}', () => {
  test('sets the first stage of a status, also in the CRM, and shows it to the dealer with the note', async () => {
    const { id } = await submittedDeal(dealer);
    t.clock.advance(60_000);
    const deal = await moved(id, { status: 'info_requested', note: 'Please send bank statements' });
    const now = t.clock.now().toISOString();
    expect(deal).toMatchObject({
      status: 'info_requested',
      salesforceStage: '30 - Information Requested',
      statusSince: now,
    });
    expect((await leadOf(id)).stage).toBe('30 - Information Requested');
    const seen = (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
    expect(seen.timeline.at(-1)).toEqual({ at: now, status: 'info_requested', note: 'Please send bank statements' });
    expect(JSON.stringify(seen)).not.toContain(admin.email);
    const [record] = await recordsOf(id, 'deal.status_changed');
    expect(record).toMatchObject({
      actor_id: admin.userId,
      detail: {
        from: 'submitted',
        to: 'info_requested',
        stage: '30 - Information Requested',
        reason: 'Please send bank statements',
      },
    });
    const synced = await dealer.send('POST', dealPaths.sync(id));
    expect(synced.json<SyncAnswer>().stageChanged).toBe(false);
  });

  test('sets the status of a stage in any case, and keeps the status for another stage of it', async () => {
    const { id } = await submittedDeal(dealer);
    await query.updateTable('deals').set({ status: 'docs_out', stage: '70 - Docs Out' }).where('id', '=', id).execute();
    expect(await moved(id, { stage: '100 - FUNDED' })).toMatchObject({
      status: 'funded',
      salesforceStage: '100 - Funded',
    });
    const { status_at: since } = await rowOf(id);
    t.clock.advance(60_000);
    expect(await moved(id, { stage: '110 - Booked' })).toMatchObject({
      status: 'funded',
      salesforceStage: '110 - Booked',
    });
    expect((await rowOf(id)).status_at).toEqual(since);
  });

  test('accepts only legal changes of status that are not decisions', async () => {
    const { id } = await submittedDeal(dealer);
    for (const from of dealStatuses.filter((one) => one !== 'draft'))
      for (const to of ['in_review', 'info_requested', 'approved', 'docs_out', 'funded', 'declined'] as const) {
        await query.updateTable('deals').set({ status: from, stage: 'Somewhere' }).where('id', '=', id).execute();
        const legal = from !== to && dealTransitions[from].includes(to) && !isDecision(from, to);
        expect((await move(id, { status: to })).statusCode, `${from} to ${to}`).toBe(legal ? 200 : 409);
        expect((await rowOf(id)).status).toBe(legal ? to : from);
      }
  });

  test.each([
    { status: 'approved' },
    { status: 'declined', note: 'Nothing can be done' },
    { stage: ' 50 - APPROVED ' },
    { stage: 'Closed Lost' },
    { status: 'docs_out' },
    { stage: '100 - Funded' },
  ])('refuses %j with 409, because it must be recorded as a decision, and changes nothing', async (body) => {
    const { id } = await submittedDeal(dealer);
    const before = [await rowOf(id), await leadOf(id)];
    expect(expectRefusal(await move(id, body), 409, 'conflict').message).toBe(
      'Record the decision in its file: press D there.',
    );
    expect([await rowOf(id), await leadOf(id)]).toEqual(before);
    expect(await recordsOf(id, 'deal.status_changed')).toEqual([]);
  });

  test('moves an approved deal back from documents out without a new decision', async () => {
    const { id } = await submittedDeal(dealer);
    await query.updateTable('deals').set({ status: 'docs_out', stage: '70 - Docs Out' }).where('id', '=', id).execute();
    expect(await moved(id, { status: 'approved' })).toMatchObject({ status: 'approved', decisions: [] });
  });

  test.each([
    [{}, 'status'],
    [{ status: 'approved', stage: '50 - Approved' }, 'status'],
    [{ status: 'draft' }, 'status'],
    [{ status: 'submitted' }, 'status'],
    [{ status: 'sf_deleted' }, 'status'],
    [{ stage: 'Nowhere' }, 'stage'],
    [{ stage: 7 }, 'stage'],
    [{ status: 'approved', note: 'ok' }, 'note'],
    [{ status: 'approved', note: 'SSN 912-34-4821' }, 'note'],
  ])('refuses %j with a readable message and changes nothing', async (body, field) => {
    const { id } = await submittedDeal(dealer);
    const before = await rowOf(id);
    expect(Object.keys(expectRefusal(await move(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect(await rowOf(id)).toEqual(before);
  });

  test('moves, records and notifies once for 10 concurrent calls', async () => {
    const { id } = await submittedDeal(dealer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, { status: 'info_requested' })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await recordsOf(id, 'deal.status_changed')).toHaveLength(1);
    const told = query.selectFrom('notifications').select('id').where('deal_id', '=', id);
    expect(await told.where('user_id', '=', dealer.userId).execute()).toHaveLength(2);
  });

  test('is not undone by a CRM sync that read the lead before the change', async () => {
    const { id } = await submittedDeal(dealer);
    const { crm } = t.app;
    const read = vi.spyOn(crm, 'readLead').mockImplementationOnce(async (lead) => {
      read.mockRestore();
      const before = await crm.readLead(lead);
      await moved(id, { status: 'in_review' });
      return { ...before, stage: '30 - Information Requested' } as typeof before;
    });
    const synced = await dealer.send('POST', dealPaths.sync(id));
    const { stage, status } = await rowOf(id);
    expect({ stage, status }).toEqual({ stage: '20 - In Review', status: 'in_review' });
    expect(synced.json<unknown>()).toEqual({ stageChanged: false, previousStage: stage, salesforceStage: stage });
  });

  test('leaves a deal with a deleted lead unchanged', async () => {
    const { id } = await submittedDeal(dealer);
    await query.updateTable('crm_leads').set({ deleted_at: t.clock.now() }).where('external_id', '=', id).execute();
    const before = await rowOf(id);
    expect(expectRefusal(await move(id, { status: 'in_review' }), 409, 'conflict').message).toContain('no lead');
    expect(await rowOf(id)).toEqual(before);
  });

  test('returns 404 for a draft, like for an unknown deal', async () => {
    const { id } = await draftDeal(dealer);
    for (const one of [id, 'x', '018f0000-0000-7000-8000-000000000000']) {
      expectRefusal(await move(one, { status: 'approved' }), 404, 'not_found');
      expectRefusal(await admin.send('GET', adminDealPaths.one(one)), 404, 'not_found');
    }
    expect(await list('limit=500')).not.toContain(id);
  });
});

describe('GET /api/admin/deals', () => {
  test('lists submitted deals of all dealers, newest first, and filters by status and words', async () => {
    const first = await submittedDeal(dealer, { dealName: 'Zebra one', borrowerCompany: 'Quartz Mills' });
    const second = await submittedDeal(await signedIn(t, 'dealer'), { dealName: 'Zebra two' });
    await moved(second.id, { status: 'in_review' });
    expect(await list('q=zebra')).toEqual([second.id, first.id]);
    expect(await list('q=quartz%20ZEBRA')).toEqual([first.id]);
    expect(await list('q=zebra&status=in_review')).toEqual([second.id]);
    expect(await list('q=100%25')).toEqual([]);
    const page = await admin.send('GET', `${adminDealPaths.all}?q=zebra&limit=1`);
    const { deals, nextCursor } = page.json<{ deals: AdminDealRow[]; nextCursor: string }>();
    expect(deals[0]).toMatchObject({ id: second.id, dealership: 'Sample Dealership', status: 'in_review' });
    expect(await list(`q=zebra&limit=1&cursor=${nextCursor}`)).toEqual([first.id]);
  });

  test('returns one deal with masked values and records the read', async () => {
    const { id } = await submittedDeal(dealer);
    const { deal } = (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>();
    expect(deal).toMatchObject({
      guarantor1Ssn: '•••-••-4821',
      companyEin: '••-•••4410',
      guarantor1Dob: '••/••/••••',
      dealership: 'Sample Dealership',
      createdBy: dealer.email,
    });
    expect(deal.history.map((one) => one.action)).toEqual(['deal.read', 'deal.submitted', 'deal.created']);
    expect((await recordsOf(id, 'deal.read'))[0]?.actor_id).toBe(admin.userId);
  });
});
