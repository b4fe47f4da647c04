import { sql } from 'kysely';
import { expect } from 'vitest';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { type OutboxAnswer, type OutboxEntry, outboxPaths } from '#contract/outbox.ts';
import type { Settings } from '#server/config/settings.ts';
import { draftDeal, signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { serverSettings } from './org.ts';
import { startSalesforce } from './start.ts';

/** Starts the application with the Salesforce stand-in as the external CRM, a dealer and an administrator. */
export async function startPortal(settings: Settings = {}) {
  const org = await startSalesforce();
  const t = await startTestApp(serverSettings(org, { SALESFORCE_TIMEOUT_MS: '3000', ...settings }));
  const dealer = await signedIn(t, 'dealer');
  const admin = await signedIn(t, 'admin');
  const { query } = t.app.db;
  const read = async (id: string): Promise<Deal> =>
    (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
  const submit = async (draft?: string): Promise<string> => {
    const id = draft ?? (await draftDeal(dealer)).id;
    const answer = await dealer.send('POST', dealPaths.submit(id));
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  };
  const listed = async (id: string): Promise<OutboxEntry | undefined> =>
    (await admin.send('GET', `${outboxPaths.list}?limit=500`))
      .json<OutboxAnswer>()
      .entries.find((one) => one.id === id);
  const about = (id: string) => sql`${id} in (data->>'dealId', data->>'documentId', data->>'inquiryId')`;
  const waiting = async (id: string): Promise<void> => {
    const jobs = sql<{ state: string }>`select state from jobs.job where ${about(id)}`;
    await expect.poll(async () => (await jobs.execute(query)).rows[0]?.state).toBe('retry');
    await sql`update jobs.job set start_after = now() + interval '1 hour' where ${about(id)}`.execute(query);
  };
  return {
    org,
    t,
    dealer,
    admin,
    query,
    read,
    submit,
    listed,
    /** Submits a deal and waits until its lead is recorded. */
    dealWithLead: async (draft?: string): Promise<Deal & { lead: string }> => {
      const id = await submit(draft);
      await expect.poll(async () => (await read(id)).salesforceLeadId).toBeTypeOf('string');
      const deal = await read(id);
      return { ...deal, lead: deal.salesforceLeadId ?? '' };
    },
    /** Fails the job once, so that its next attempt is in one hour. */
    waiting,
    /** Submits a deal while Salesforce rejects the lead. */
    refused: async (): Promise<string> => {
      org.faults.plan('lock', /^PATCH/, { times: 999 });
      const id = await submit();
      await expect.poll(async () => (await listed(id))?.attempts).toBe(1);
      await waiting(id);
      org.faults.clear();
      return id;
    },
    /** Deletes the job, as after the last attempt of the queue. */
    dropJob: (id: string) => sql`delete from jobs.job where ${about(id)}`.execute(query),
    retry: (id: string) => admin.send('POST', outboxPaths.retry(id)),
    sync: (id: string) => dealer.send('POST', dealPaths.sync(id)),
    move: (id: string, body: object) => admin.send('PATCH', adminDealPaths.one(id), body),
    leadsOf: (id: string) => org.records.rowsOf('Lead').filter((row) => row['Portal_Deal_Id__c'] === id),
    stageOf: (lead: string) => org.records.find('Lead', lead)['Portal_Stage__c'],
    /** Moves a lead, as users of the org do. */
    setStage: (lead: string, stage: string): void =>
      org.records.change(org.records.find('Lead', lead), { Portal_Stage__c: stage }),
    recordsOf: (id: string, action: string) =>
      query.selectFrom('audit').selectAll().where('subject_id', '=', id).where('action', '=', action).execute(),
    close: async (): Promise<void> => {
      await t.close();
      await org.close();
    },
  };
}
