import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyncAnswer } from '#contract/deals.ts';
import { newId } from '#server/lib/ids.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { pollStages } from './poll-stages.ts';
import { pushLeadToCrm } from './submit.ts';

const portal = await startPortal();
afterAll(() => portal.close());
const { org, t, dealer, query, read, dealWithLead, refused, sync, move, leadsOf, stageOf, setStage, recordsOf } =
  portal;
beforeEach(() => org.faults.clear());

/** Makes the next poll due. */
const becomeDue = () => query.deleteFrom('chores').where('name', '=', 'crm stages').execute();
const poll = async (): Promise<number | undefined> => {
  await becomeDue();
  return pollStages(t.app);
};

describe('a deal follows its lead in Salesforce', () => {
  test('when the dealer presses the button', async () => {
    const { id, lead } = await dealWithLead();
    setStage(lead, '50 - Approved');
    expect((await sync(id)).json<SyncAnswer>()).toEqual({
      stageChanged: true,
      previousStage: '10 - New',
      salesforceStage: '50 - Approved',
    });
    expect((await read(id)).status).toBe('approved');
    setStage(lead, '');
    expect((await sync(id)).json<SyncAnswer>().stageChanged).toBe(false);
    org.faults.plan('silence', /query/);
    const away = expectRefusal(await sync(id), 503, 'unavailable');
    expect(away.message).toBe(
      'The CRM does not answer at this moment. Please try again in a minute; nothing was lost.',
    );
  });

  test('but returns 409 without a lead or with a lead of another CRM', async () => {
    const id = await refused();
    expectRefusal(await sync(id), 409, 'conflict');
    expectRefusal(await move(id, { status: 'in_review' }), 409, 'conflict');
    await pushLeadToCrm(t.app, id);
    await query.updateTable('deals').set({ crm_lead_id: newId() }).where('id', '=', id).execute();
    expectRefusal(await sync(id), 409, 'conflict');
    expect((await read(id)).status).toBe('submitted');
    expect((await move(id, { status: 'in_review' })).statusCode).toBe(200);
    expect(leadsOf(id)[0]?.['Portal_Stage__c']).toBe('10 - New');
  });

  test('by polling stages and deletions, notifying once, without rereading unchanged leads', async () => {
    const [first, second, third] = [await dealWithLead(), await dealWithLead(), await dealWithLead()];
    await poll();
    expect(await poll()).toBe(0);
    setStage(first.lead, '100 - Funded');
    org.records.remove('Lead', second.lead);
    expect(await poll()).toBe(2);
    expect(await read(first.id)).toMatchObject({ status: 'funded', salesforceStage: '100 - Funded' });
    expect(await read(second.id)).toMatchObject({ status: 'sf_deleted', salesforceStage: 'Deleted' });
    expect((await read(third.id)).status).toBe('submitted');
    const news = query.selectFrom('notifications').select('title').where('user_id', '=', dealer.userId);
    expect((await news.where('deal_id', '=', first.id).execute()).map((one) => one.title)).toEqual([
      'Submitted: Ramos Paving, excavator',
      'Funded: Ramos Paving, excavator',
    ]);
    const [record, ...more] = await recordsOf(first.id, 'deal.status_changed');
    expect(more).toEqual([]);
    expect(record).toMatchObject({ actor_kind: 'system', detail: { from: 'submitted', to: 'funded' } });
    expect(await poll()).toBe(0);
  });

  test('by one poll at a time on all nodes, and a failed poll is repeated', async () => {
    const { id, lead } = await dealWithLead();
    setStage(lead, '50 - Approved');
    await becomeDue();
    const runs = await Promise.all(Array.from({ length: 5 }, () => pollStages(t.app)));
    expect(runs.filter((moved) => moved !== undefined)).toEqual([1]);
    setStage(lead, '70 - Docs Out');
    org.faults.plan('error', /queryAll/);
    await expect(poll()).rejects.toThrow('does not answer');
    expect((await read(id)).status).toBe('approved');
    expect(await poll()).toBe(1);
    expect((await read(id)).status).toBe('docs_out');
  });

  test('without undoing a move that happened during the poll', async () => {
    const { id, lead } = await dealWithLead();
    setStage(lead, '30 - Information Requested');
    const { changes } = t.app.crm;
    if (!changes) throw new Error('Salesforce tells of changes');
    const before = await changes.read([lead]);
    const seen = vi.spyOn(changes, 'read').mockImplementationOnce(async () => {
      expect((await move(id, { status: 'in_review' })).statusCode).toBe(200);
      return before;
    });
    await poll();
    seen.mockRestore();
    expect(await read(id)).toMatchObject({ status: 'in_review', salesforceStage: '20 - In Review' });
    expect(stageOf(lead)).toBe('20 - In Review');
  });
});

describe('PATCH /api/admin/deals/{id} with Salesforce as the external CRM', () => {
  test('moves the lead too', async () => {
    const { id, lead } = await dealWithLead();
    expect((await move(id, { status: 'info_requested', note: 'Please send bank statements' })).statusCode).toBe(200);
    expect(stageOf(lead)).toBe('30 - Information Requested');
    expect((await read(id)).timeline.at(-1)?.note).toBe('Please send bank statements');
  });

  test('refuses a move that needs a decision, and leaves the lead alone', async () => {
    const { id, lead } = await dealWithLead();
    const calls = org.calls.length;
    for (const body of [{ status: 'declined' }, { stage: '50 - Approved' }])
      expect(expectRefusal(await move(id, body), 409, 'conflict').message).toContain('Record the decision');
    expect([org.calls.length, stageOf(lead), (await read(id)).status]).toEqual([calls, '10 - New', 'submitted']);
  });

  test('leaves the deal unchanged when Salesforce fails, refuses or deleted the lead, and staff sees the reason', async () => {
    const { id, lead } = await dealWithLead();
    org.faults.plan('silence', /query/);
    expect(expectRefusal(await move(id, { status: 'in_review' }), 503, 'unavailable').message).toBe(
      'Salesforce did not answer in time.',
    );
    org.records.change(org.records.find('Lead', lead), { IsConverted: true });
    expect(expectRefusal(await move(id, { status: 'in_review' }), 503, 'unavailable').message).toBe(
      'The lead is converted and can no longer be changed.',
    );
    org.records.remove('Lead', lead);
    expectRefusal(await move(id, { status: 'in_review' }), 409, 'conflict');
    expect((await read(id)).status).toBe('submitted');
  });

  test('moves, records and notifies once for 10 concurrent calls', async () => {
    const { id, lead } = await dealWithLead();
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, { status: 'in_review' })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await recordsOf(id, 'deal.status_changed')).toHaveLength(1);
    expect(stageOf(lead)).toBe('20 - In Review');
  });

  test('leaves lead and deal at the same place after 2 concurrent moves', async () => {
    const { id, lead } = await dealWithLead();
    await Promise.all([move(id, { status: 'in_review' }), move(id, { status: 'info_requested' })]);
    await poll();
    expect(stageOf(lead)).toBe((await read(id)).salesforceStage);
  });
});
