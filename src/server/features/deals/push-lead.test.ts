import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import { BIRTH_DATE, EIN, SSN } from '#tests/support/factories.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { pushLeadToCrm } from './submit.ts';

const portal = await startPortal();
afterAll(() => portal.close());
const { org, t, admin, query, read, submit, listed, dealWithLead, waiting, refused } = portal;
const { dropJob, retry, sync, move, leadsOf } = portal;
beforeEach(() => org.faults.clear());

describe('submitting a deal with Salesforce as the external CRM', () => {
  test('succeeds whatever Salesforce does, and the lead follows without a sensitive number', async () => {
    org.faults.plan('silence', /query/);
    const id = await submit();
    expect((await read(id)).status).toBe('submitted');
    await expect.poll(async () => (await listed(id))?.lastError).toBe('Salesforce did not answer in time.');
    await waiting(id);
    await pushLeadToCrm(t.app, id);
    const [lead, ...more] = leadsOf(id);
    expect(more).toEqual([]);
    expect(await read(id)).toMatchObject({
      salesforceLeadId: lead?.Id,
      salesforceStage: '10 - New',
      status: 'submitted',
    });
    expect(await listed(id)).toBeUndefined();
    const everything = JSON.stringify(org.calls);
    for (const number of [SSN, EIN, BIRTH_DATE, ...[SSN, EIN].map((one) => one.replaceAll('-', ''))])
      expect(everything).not.toContain(number);
  });

  test('makes no call while a transaction is open', async () => {
    const { tx } = t.app.db;
    // The transaction of the calling code. Other jobs have their own at the same time.
    const inTransaction = new AsyncLocalStorage<boolean>();
    const during: (boolean | undefined)[] = [];
    const watched = vi
      .spyOn(t.app.db, 'tx')
      .mockImplementation((fn) => tx((one) => inTransaction.run(true, () => fn(one))));
    const { upsertLead, moveLead, readLead } = t.app.crm;
    const noting =
      <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        during.push(inTransaction.getStore());
        return call(...given);
      };
    Object.assign(t.app.crm, {
      upsertLead: noting(upsertLead),
      moveLead: noting(moveLead),
      readLead: noting(readLead),
    });
    const { id } = await dealWithLead();
    expect((await move(id, { status: 'in_review' })).statusCode).toBe(200);
    await sync(id);
    Object.assign(t.app.crm, { upsertLead, moveLead, readLead });
    watched.mockRestore();
    expect(during).toEqual([undefined, undefined, undefined]);
  });

  test.each(['commit, then silence', 'commit, then hang up'] as const)('creates one lead after: %s', async (kind) => {
    org.faults.plan(kind, /^PATCH/, { times: 3 });
    const id = await submit();
    await expect.poll(async () => (await listed(id))?.attempts).toBe(1);
    await waiting(id);
    org.faults.clear();
    expect(leadsOf(id)).toHaveLength(1);
    await pushLeadToCrm(t.app, id);
    expect([(await read(id)).salesforceLeadId]).toEqual(leadsOf(id).map((row) => row.Id));
  });

  test('creates and records one lead for 5 concurrent runs of its job', async () => {
    const id = await refused();
    await Promise.all(Array.from({ length: 5 }, () => pushLeadToCrm(t.app, id)));
    expect(leadsOf(id)).toHaveLength(1);
    expect((await read(id)).salesforceLeadId).toBe(leadsOf(id)[0]?.Id);
    await pushLeadToCrm(t.app, id);
    expect(leadsOf(id)).toHaveLength(1);
  });

  test('applies the stage of a lead that already exists in Salesforce', async () => {
    const id = await refused();
    org.records.add('Lead', {
      Portal_Deal_Id__c: id,
      LastName: 'Ramos',
      Company: 'R',
      Portal_Stage__c: '50 - Approved',
    });
    await pushLeadToCrm(t.app, id);
    expect(await read(id)).toMatchObject({ status: 'approved', salesforceStage: '50 - Approved' });
  });
});

describe('checks F11: deals that Salesforce refuses', () => {
  test('are reported to staff after some tries and when resolved, and can be sent after the queue gave up', async () => {
    const id = await refused();
    const heard = async (): Promise<string[]> =>
      (await query.selectFrom('notifications').select('title').where('user_id', '=', admin.userId).execute())
        .map((one) => one.title)
        .filter((title) => title.includes('Not in the CRM'));
    expect(await heard()).toEqual([]);
    for (const attempts of [6, JOB_TRIES - 1]) {
      await query.updateTable('outbox').set({ attempts }).where('id', '=', id).execute();
      org.faults.plan('error', /query/);
      await expect(pushLeadToCrm(t.app, id)).rejects.toThrow(
        `the CRM did not accept the lead ${id}: UNKNOWN_EXCEPTION`,
      );
    }
    expect(await heard()).toEqual([
      'Not in the CRM yet: Ramos Paving, excavator',
      'Not in the CRM: Ramos Paving, excavator',
    ]);
    await dropJob(id);
    expect((await listed(id))?.state).toBe('stopped');
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(id)));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    await expect.poll(async () => listed(id)).toBeUndefined();
    expect(leadsOf(id)).toHaveLength(1);
  });
});
