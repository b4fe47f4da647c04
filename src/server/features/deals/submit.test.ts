import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { type Deal, dealPaths, type SyncAnswer } from '#contract/deals.ts';
import { systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { draftDeal, signedIn, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dealer: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
});

const { query } = t.app.db;
const submit = (id: string, headers?: Record<string, string>) =>
  dealer.send('POST', dealPaths.submit(id), undefined, headers);
const sync = (id: string) => dealer.send('POST', dealPaths.sync(id));
const read = async (id: string): Promise<Deal> =>
  (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
const leadsOf = (id: string) => query.selectFrom('crm_leads').selectAll().where('external_id', '=', id).execute();
const recordsOf = (id: string, action: string) =>
  query.selectFrom('audit').selectAll().where('subject_id', '=', id).where('action', '=', action).execute();
const move = (deal: Deal, stage: string) => t.app.crm.moveLead(deal.salesforceLeadId ?? '', stage);

describe('POST /api/dealer/deals/{id}/submit', () => {
  test('submits the deal, and its lead is in the built-in CRM when it returns', async () => {
    const { id } = await draftDeal(dealer);
    t.clock.advance(60_000);
    const answer = await submit(id);
    expect(answer.statusCode).toBe(200);
    const [lead, ...more] = await leadsOf(id);
    expect(more).toEqual([]);
    const now = t.clock.now().toISOString();
    expect(answer.json<unknown>()).toMatchObject({
      success: true,
      deal: { id, status: 'submitted', salesforceStage: '10 - New', salesforceLeadId: lead?.id, submittedAt: now },
    });
    expect(lead).toMatchObject({ name: 'Ramos Paving, excavator', company: 'Ramos Paving LLC', last_name: 'Ramos' });
    expect(lead?.amount_cents).toBe('7605050');
    expect((await read(id)).timeline.map((one) => one.status)).toEqual(['draft', 'submitted']);
    const [record] = await recordsOf(id, 'deal.submitted');
    expect(record).toMatchObject({ actor_id: dealer.userId, detail: { from: 'draft', to: 'submitted' } });
  });

  test('keeps the first steps in the timeline of dealer and staff after many reads by staff', async () => {
    const { id } = await submittedDeal(dealer);
    await t.app.db.tx(async (tx) => {
      for (let i = 0; i < 201; i++) await audit(tx, systemCtx(t.clock.now()), 'deal.read', { kind: 'deal', id });
    });
    const admin = await signedIn(t, 'admin');
    const seen = (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal;
    for (const { timeline } of [await read(id), seen])
      expect(timeline.map((one) => one.status)).toEqual(['draft', 'submitted']);
    expect(seen.history).toHaveLength(200);
  });

  test('returns 409 the second time and changes nothing', async () => {
    const { id } = await submittedDeal(dealer);
    const before = await read(id);
    expectRefusal(await submit(id), 409, 'conflict');
    expect(await read(id)).toEqual(before);
  });

  test('submits once for 20 concurrent calls, with one lead, one record and one notification', async () => {
    const { id } = await draftDeal(dealer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(id)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await leadsOf(id)).toHaveLength(1);
    expect(await recordsOf(id, 'deal.submitted')).toHaveLength(1);
    expect(await query.selectFrom('notifications').select('id').where('deal_id', '=', id).execute()).toHaveLength(1);
  });

  test('returns the first answer for a repeated key', async () => {
    const { id } = await draftDeal(dealer);
    const headers = { 'idempotency-key': 'submit-once-0001' };
    const [first, second] = [await submit(id, headers), await submit(id, headers)];
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(await leadsOf(id)).toHaveLength(1);
  });

  test('submits nothing when the CRM fails', async () => {
    const { id } = await draftDeal(dealer);
    const { upsertLead } = t.app.crm;
    t.app.crm.upsertLead = () => Promise.reject(new Error('told to fail'));
    const answer = await submit(id);
    t.app.crm.upsertLead = upsertLead;
    expectRefusal(answer, 500, 'internal');
    expect((await read(id)).status).toBe('draft');
    expect(await recordsOf(id, 'deal.submitted')).toEqual([]);
  });
});

describe('POST /api/dealer/deals/{id}/sync-salesforce', () => {
  test('reports an unchanged stage', async () => {
    const { id } = await submittedDeal(dealer);
    expect((await sync(id)).json<unknown>()).toEqual({
      stageChanged: false,
      previousStage: '10 - New',
      salesforceStage: '10 - New',
    });
    expect(await recordsOf(id, 'deal.status_changed')).toEqual([]);
  });

  test.each([
    ['20 - In Review', 'in_review'],
    ['30 - information requested', 'info_requested'],
    ['50 - Approved', 'approved'],
    ['70 - Docs Out', 'docs_out'],
    ['100 - Funded', 'funded'],
    ['110 - Booked', 'funded'],
    ['Closed Lost', 'declined'],
    ['55 - Somewhere new', 'submitted'],
  ])('maps the stage %s to the status %s', async (stage, status) => {
    const deal = await submittedDeal(dealer);
    await move(deal, stage);
    expect((await sync(deal.id)).json<unknown>()).toEqual({
      stageChanged: true,
      previousStage: '10 - New',
      salesforceStage: stage,
    });
    expect(await read(deal.id)).toMatchObject({ status, salesforceStage: stage });
    const [record] = await recordsOf(deal.id, 'deal.status_changed');
    expect(record).toMatchObject({ actor_id: dealer.userId, detail: { from: 'submitted', to: status, stage } });
  });

  test('changes only the stage when the status may not follow', async () => {
    const deal = await submittedDeal(dealer);
    for (const stage of ['100 - Funded', '20 - In Review']) {
      await move(deal, stage);
      await sync(deal.id);
    }
    expect(await read(deal.id)).toMatchObject({ status: 'funded', salesforceStage: '20 - In Review' });
  });

  test('sets sf_deleted for a deleted lead', async () => {
    const deal = await submittedDeal(dealer);
    await query
      .updateTable('crm_leads')
      .set({ deleted_at: t.clock.now() })
      .where('external_id', '=', deal.id)
      .execute();
    expect((await sync(deal.id)).json<SyncAnswer>()).toMatchObject({ stageChanged: true, salesforceStage: 'Deleted' });
    expect((await read(deal.id)).status).toBe('sf_deleted');
    expect((await sync(deal.id)).json<SyncAnswer>().stageChanged).toBe(false);
  });

  test('moves once for 10 concurrent calls', async () => {
    const deal = await submittedDeal(dealer);
    await move(deal, '50 - Approved');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync(deal.id)));
    expect(answers.filter((one) => one.json<SyncAnswer>().stageChanged)).toHaveLength(1);
    for (const one of answers) expect(one.json<SyncAnswer>().salesforceStage).toBe('50 - Approved');
    expect(await recordsOf(deal.id, 'deal.status_changed')).toHaveLength(1);
  });

  test('returns 409 for a draft and for a deal without a lead', async () => {
    const draft = await draftDeal(dealer);
    expectRefusal(await sync(draft.id), 409, 'conflict');
    const { id } = await submittedDeal(dealer);
    await query.updateTable('deals').set({ crm_lead_id: null }).where('id', '=', id).execute();
    expectRefusal(await sync(id), 409, 'conflict');
  });
});
