import { inquiryPaths } from '#contract/inquiry-paths.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { assignmentPaths } from '#contract/assignments.ts';
import { type DeskCounts, deskPaths } from '#contract/desk.ts';
import type { InquiriesAnswer, Inquiry } from '#contract/inquiries.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import {
  readInquiry,
  sampleCallback,
  sampleNewDealer,
  sampleQuote,
  sendInquiry,
} from '#tests/support/inquiry-factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const sales = await signedIn(t, 'sales');
const list = async (who: TestClient, search = ''): Promise<InquiriesAnswer> =>
  (await who.send('GET', `${inquiryPaths.list}?${search}`)).json<InquiriesAnswer>();
const change = (who: TestClient, id: string, body: object) => who.send('PATCH', inquiryPaths.one(id), body);
const countsOf = async (who: TestClient): Promise<DeskCounts> =>
  (await who.send('GET', deskPaths.counts)).json<DeskCounts>();
const auditOf = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', id)
    .where('action', '=', 'inquiry.changed')
    .orderBy('id')
    .execute();

describe('the list of inquiries', () => {
  test('shows new ones by their due time before the others, in pages, and narrows by state and kind', async () => {
    const ids: string[] = [];
    for (const body of [sampleQuote, sampleCallback, sampleNewDealer]) ids.push(await sendInquiry(t, body));
    const due = { due_at: new Date(t.clock.now().getTime() + 3_600_000) };
    await t.app.db.query
      .updateTable('inquiries')
      .set(due)
      .where('id', '=', ids[2] ?? '')
      .execute();
    await change(admin, ids[0] ?? '', { from: 'new', to: 'closed' });
    const first = await list(admin, 'limit=2');
    expect(first.inquiries.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = await list(admin, `limit=2&cursor=${first.nextCursor ?? ''}`);
    expect([second.inquiries.map(({ id }) => id), second.nextCursor]).toEqual([[ids[0]], null]);
    expect((await list(admin, 'state=open')).inquiries.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await list(admin, 'state=closed&kind=quote')).inquiries.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list(admin, 'kind=dealer')).inquiries).toMatchObject([{ company: 'Prairie Machines' }]);
    expectRefusal(await admin.send('GET', `${inquiryPaths.list}?state=lost`), 400, 'validation');
  });

  test('is open to administrators, underwriters and sales, with a count and the first due time', async () => {
    for (const role of ['underwriter', 'sales'] as const) {
      const who = await signedIn(t, role);
      expect((await who.send('GET', inquiryPaths.list)).statusCode).toBe(200);
      expect((await countsOf(who)).inquiriesDueAt).toBe('2026-11-21T16:00:00.000Z');
    }
    for (const role of ['funder', 'compliance'] as const) {
      const who = await signedIn(t, role);
      expectRefusal(await who.send('GET', inquiryPaths.list), 403, 'forbidden');
      expect(await countsOf(who)).toMatchObject({ inquiries: null, inquiriesDueAt: null });
    }
    const before = await countsOf(admin);
    const id = await sendInquiry(t);
    expect((await countsOf(admin)).inquiries).toBe((before.inquiries ?? 0) + 1);
    await change(admin, id, { from: 'new', to: 'called' });
    expect((await countsOf(admin)).inquiries).toBe(before.inquiries);
  });
});

describe('the state of an inquiry', () => {
  test('changes step by step, is audited without contact data, and opens again', async () => {
    const id = await sendInquiry(t);
    const called = await change(sales, id, { from: 'new', to: 'called' });
    expect(called.json<{ inquiry: Inquiry }>().inquiry).toMatchObject({ state: 'called', changedBy: 'Sample Person' });
    expect((await change(admin, id, { from: 'called', to: 'closed' })).statusCode).toBe(200);
    expect((await change(admin, id, { from: 'closed', to: 'called' })).statusCode).toBe(200);
    const rows = await auditOf(id);
    expect(rows.map(({ detail }) => detail)).toEqual([
      { from: 'new', to: 'called' },
      { from: 'called', to: 'closed' },
      { from: 'closed', to: 'called' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Elena');
  });

  test('names the application that it became', async () => {
    const id = await sendInquiry(t);
    const { id: applicationId, reference } = await submit(t);
    const body = { from: 'new', to: 'application', reference: ` ${reference.toLowerCase()} ` };
    expect((await change(sales, id, body)).statusCode).toBe(200);
    expect(await readInquiry(t, id, admin)).toMatchObject({
      state: 'application',
      application: { id: applicationId, reference },
    });
  });

  test('refuses an unknown reference and, for sales, the application of a colleague', async () => {
    const id = await sendInquiry(t);
    const { id: applicationId, reference } = await submit(t);
    await admin.send('PATCH', assignmentPaths.application(applicationId), { to: 'me', from: null });
    for (const one of ['', 'AEF-2026-999999', reference]) {
      const refused = await change(sales, id, { from: 'new', to: 'application', reference: one });
      expect(expectRefusal(refused, 400, 'validation').fields).toEqual({ reference: inquiryWords.unknownReference });
    }
    expect(await readInquiry(t, id, admin)).toMatchObject({ state: 'new', application: null });
  });

  test('changes for one of two concurrent callers; the other gets 409', async () => {
    const id = await sendInquiry(t);
    const answers = await Promise.all([
      change(admin, id, { from: 'new', to: 'called' }),
      change(sales, id, { from: 'new', to: 'closed' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('refuses a step that does not exist, an unknown inquiry and a malformed body', async () => {
    const id = await sendInquiry(t);
    expectRefusal(await change(admin, id, { from: 'new', to: 'new' }), 409, 'conflict');
    expectRefusal(await change(admin, id, { from: 'closed', to: 'called' }), 409, 'conflict');
    expectRefusal(await change(admin, id, { from: 'new' }), 400, 'validation');
    for (const unknown of ['x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await change(admin, unknown, { from: 'new', to: 'called' }), 404, 'not_found');
    const dealer = await signedIn(t, 'dealer');
    expectRefusal(await change(dealer, id, { from: 'new', to: 'called' }), 403, 'forbidden');
  });
});
