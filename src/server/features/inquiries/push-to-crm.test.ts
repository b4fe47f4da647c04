import { afterAll, beforeEach, expect, test } from 'vitest';
import { sampleNewDealer, sampleQuote, sendInquiry } from '#tests/support/inquiry-factories.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { pushInquiryToCrm } from './push-to-crm.ts';

const portal = await startPortal();
afterAll(() => portal.close());
const { org, t, query, listed, waiting, retry, leadsOf, recordsOf } = portal;
beforeEach(() => org.faults.clear());

test('an inquiry becomes one lead of the CRM, also when its job runs twice', async () => {
  const id = await sendInquiry(t, sampleQuote);
  await expect.poll(() => leadsOf(id).length).toBe(1);
  await pushInquiryToCrm(t.app, id);
  expect(leadsOf(id)).toMatchObject([
    { FirstName: 'Elena', LastName: 'Ramos', Phone: '(402) 555-0188', Email: 'elena@example.com' },
  ]);
  await expect.poll(() => listed(id)).toBeUndefined();
});

test('the lead of a dealer names the dealership', async () => {
  const id = await sendInquiry(t, sampleNewDealer);
  await expect.poll(() => leadsOf(id).length).toBe(1);
  expect(leadsOf(id)).toMatchObject([{ Company: 'Prairie Machines', LastName: 'Lee' }]);
});

test('an inquiry that the CRM refuses stays in the outbox without contact data, and staff retries it', async () => {
  org.faults.plan('lock', /^PATCH/, { times: 999 });
  const id = await sendInquiry(t, sampleQuote);
  await expect.poll(async () => (await listed(id))?.attempts).toBe(1);
  await waiting(id);
  const entry = await listed(id);
  expect(entry).toMatchObject({ kind: 'inquiry', inquiry: 'quote', state: 'failed' });
  expect(entry?.nextTryAt).not.toBeNull();
  expect(JSON.stringify(entry)).not.toContain('Elena');
  org.faults.clear();
  expect((await retry(id)).statusCode).toBe(200);
  await expect.poll(() => leadsOf(id).length).toBe(1);
  await expect.poll(() => listed(id)).toBeUndefined();
  expect(await recordsOf(id, 'inquiry.retried')).toHaveLength(1);
});

test('a deleted inquiry leaves the outbox, and its job does nothing', async () => {
  org.faults.plan('lock', /^PATCH/, { times: 999 });
  const id = await sendInquiry(t, sampleQuote);
  await waiting(id);
  await query.deleteFrom('inquiries').where('id', '=', id).execute();
  org.faults.clear();
  expect(await listed(id)).toBeUndefined();
  await pushInquiryToCrm(t.app, id);
  expect(leadsOf(id)).toEqual([]);
});

test('the built-in CRM gets no lead, because its leads are not encrypted', async () => {
  const own = await startTestApp();
  await sendInquiry(own, sampleQuote);
  expect(await own.app.db.query.selectFrom('crm_leads').selectAll().execute()).toEqual([]);
  expect(await own.app.db.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await own.close();
});
