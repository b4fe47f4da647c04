import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/permissions.ts';
import { systemCtx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { fileForm, PDF, signedIn, uploadFile } from '#tests/support/factories.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const portal = await startPortal();
afterAll(() => portal.close());
const { org, t, dealer, admin, query, dealWithLead, submit, waiting, dropJob, recordsOf } = portal;
beforeEach(() => org.faults.clear());

const PATH = '/api/admin/outbox';
type Entry = { id: string; kind: string; state: string; attempts: number; nextTryAt: string | null };
type Answer = { entries: Entry[]; nextCursor: string | null };
const page = async (search: string): Promise<Answer> =>
  (await admin.send('GET', `${PATH}?${search}`)).json<Partial<Answer>>() as Answer;
const listed = async (id: string): Promise<Entry | undefined> =>
  (await page('limit=500')).entries?.find((one) => one.id === id);
const retry = (id: string) => admin.send('POST', `${PATH}/${id}/retry`);
const jobsOf = async (id: string): Promise<number> =>
  (await sql`select 1 from jobs.job where data::text like ${`%${id}%`}`.execute(query)).rows.length;

/** A deal whose lead Salesforce refused once. */
async function lead(): Promise<string> {
  org.faults.plan('lock', /^PATCH/, { times: 999 });
  const id = await submit();
  await waiting(id);
  org.faults.clear();
  return id;
}

let uploads = 0;
/** A document that Salesforce refused once. */
async function document(): Promise<string> {
  const { id: dealId } = await dealWithLead();
  org.faults.plan('error', /^POST .*ContentVersion/, { times: 999 });
  const content = new Uint8Array(Buffer.concat([PDF, Buffer.from(String(++uploads))]));
  const { id } = await uploadFile(dealer, dealId, fileForm('statement.pdf', content));
  await waiting(id);
  org.faults.clear();
  return id;
}

let emails = 0;
const addressOf = (n: number): string => `outbox-${String(n)}@acme.example`;
/** An email that the relay refused once. */
async function email(): Promise<string> {
  const to = addressOf(++emails);
  t.mailer.refuseNext(Object.assign(new Error('421 away'), { code: 'ECONNECTION' }), to);
  const id = await t.app.db.tx((tx) =>
    queueEmail(t.app, systemCtx(t.clock.now()), tx, {
      template: 'staff-invitation',
      to,
      language: 'en',
      params: { link: 'http://localhost:3000/canary-link', expiresAt: '2026-11-28T15:00:00.000Z' },
    }),
  );
  const about = sql`data->>'mailId' = ${id}`;
  const jobs = sql<{ state: string }>`select state from jobs.job where ${about}`;
  await expect.poll(async () => (await jobs.execute(query)).rows[0]?.state).toBe('retry');
  await sql`update jobs.job set start_after = now() + interval '1 hour' where ${about}`.execute(query);
  return id;
}

const kinds = { lead, document, email };
const delivered: Record<keyof typeof kinds, (id: string) => Promise<boolean>> = {
  lead: async (id) => (await portal.read(id)).salesforceLeadId !== null,
  document: async (id) =>
    (await query.selectFrom('documents').select('synced_at').where('id', '=', id).executeTakeFirst())?.synced_at !==
    null,
  email: async (id) =>
    (await query.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())?.state === 'sent',
};
const actions = { lead: 'lead.retried', document: 'document.retried', email: 'mail.retried' };
const giveUp = async (kind: keyof typeof kinds, id: string): Promise<void> => {
  const table = kind === 'email' ? 'mails' : 'outbox';
  await sql`update ${sql.table(table)} set attempts = ${JOB_TRIES} where id = ${id}`.execute(query);
};

describe('the outbox', () => {
  test('lists leads, documents and emails in one list, with the reason, the attempts and the next attempt', async () => {
    const ids = { lead: await lead(), document: await document(), email: await email() };
    const about = { dealName: 'Ramos Paving, excavator', dealership: 'Sample Dealership' };
    const nextTryAt = expect.any(String) as string;
    const waits = { state: 'failed', attempts: 1, nextTryAt, createdAt: t.clock.now().toISOString() };
    expect(await listed(ids.lead)).toEqual({
      id: ids.lead,
      kind: 'lead',
      dealId: ids.lead,
      ...about,
      ...waits,
      lastError: 'Another change to the same record is in progress in Salesforce.',
    });
    expect(await listed(ids.document)).toMatchObject({
      kind: 'document',
      fileName: 'statement.pdf',
      ...about,
      ...waits,
    });
    expect(await listed(ids.email)).toEqual({
      id: ids.email,
      kind: 'email',
      template: 'staff-invitation',
      to: addressOf(emails),
      ...waits,
      lastError: 'ECONNECTION',
    });
    const inAnHour = Date.now() + 3_000_000;
    expect(Date.parse((await listed(ids.email))?.nextTryAt ?? '')).toBeGreaterThan(inAnHour);
    expect((await admin.send('GET', PATH)).body).not.toContain('canary-link');
  });

  test('says whether an email server is set, because emails are saved as files without one', async () => {
    expect((await admin.send('GET', PATH)).json<object>()).toMatchObject({ sendsEmail: false });
    const relayed = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'portal@acme.example' });
    const reader = await signedIn(relayed, 'admin');
    expect((await reader.send('GET', PATH)).json<object>()).toMatchObject({ sendsEmail: true });
    await relayed.close();
  });

  test('is read page by page, newest first, across kinds', async () => {
    const all = (await page('limit=500')).entries.map((one) => one.id);
    expect(all).toEqual(all.toSorted().toReversed());
    const found: string[] = [];
    for (let cursor = ''; found.length < all.length;) {
      const { entries, nextCursor } = await page(`limit=1${cursor}`);
      found.push(...entries.map((one) => one.id));
      cursor = `&cursor=${nextCursor ?? ''}`;
    }
    expect(found).toEqual(all);
    expectRefusal(await admin.send('GET', `${PATH}?cursor=odd`), 400, 'bad_request');
    expectRefusal(await admin.send('GET', `${PATH}?limit=0`), 400, 'validation');
  });

  test.each(['lead', 'document', 'email'] as const)(
    'a retry of one %s delivers it, is audited, and returns 404 when already delivered',
    async (kind) => {
      const id = await kinds[kind]();
      expect((await retry(id)).json()).toEqual({ success: true });
      await expect.poll(() => delivered[kind](id)).toBe(true);
      expect(await listed(id)).toBeUndefined();
      const records = await recordsOf(id, actions[kind]);
      expect(records.map((row) => row.detail)).toMatchObject([{ attempts: 1 }]);
      expectRefusal(await retry(id), 404, 'not_found');
      expect(await recordsOf(id, actions[kind])).toHaveLength(1);
    },
  );

  test.each(['lead', 'document', 'email'] as const)(
    'twenty retries at once of a %s that was given up create one job',
    async (kind) => {
      const id = await kinds[kind]();
      await (kind === 'email' ? sql`delete from jobs.job where data->>'mailId' = ${id}`.execute(query) : dropJob(id));
      await giveUp(kind, id);
      expect(await listed(id)).toMatchObject({ state: 'stopped', nextTryAt: null });
      const answers = await Promise.all(Array.from({ length: 20 }, () => retry(id)));
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
      expect(await jobsOf(id)).toBe(1);
      await expect.poll(() => delivered[kind](id)).toBe(true);
    },
  );

  test('lists an entry with the last number of attempts as failed while the queue retries it', async () => {
    const id = await email();
    await giveUp('email', id);
    expect(await listed(id)).toMatchObject({ state: 'failed', nextTryAt: expect.any(String) as string });
  });

  test('does not retry an email automatically that its recipient refused permanently', async () => {
    const id = await email();
    await query.updateTable('mails').set({ last_error: 'EENVELOPE 550 at RCPT TO' }).where('id', '=', id).execute();
    expect((await listed(id))?.state).toBe('stopped');
  });

  test('returns 404 for an unknown entry', async () => {
    for (const id of [newId(), 'odd', '%00']) expectRefusal(await retry(id), 404, 'not_found');
  });

  test.each<[Role, number, number]>([
    ['dealer', 403, 403],
    ['dealer-manager', 403, 403],
    ['underwriter', 403, 403],
    ['funder', 403, 403],
    ['sales', 403, 403],
    ['compliance', 200, 403],
    ['admin', 200, 404],
  ])('%s: the list returns %i, a retry %i', async (role, read, write) => {
    const user = await signedIn(t, role);
    expect((await user.send('GET', PATH)).statusCode).toBe(read);
    expect((await user.send('POST', `${PATH}/${newId()}/retry`)).statusCode).toBe(write);
  });
});
