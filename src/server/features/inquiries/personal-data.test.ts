import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dataRequestPaths, type FoundAnswer, type RemovalsAnswer } from '#contract/data-requests.ts';
import { INQUIRY_MONTHS } from '#contract/inquiries.ts';
import { sealAudit } from '#server/features/audit/seal.ts';
import { verifyAudit } from '#server/features/audit/verify.ts';
import { monthsBefore, purgeDaily } from '#server/features/retention/purge.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { signedIn } from '#tests/support/factories.ts';
import { sampleCallback, sampleQuote, sendInquiry } from '#tests/support/inquiry-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { db, vault } = t.app;
const DAY = 86_400_000;
const left = async (): Promise<string[]> =>
  (await db.query.selectFrom('inquiries').select('id').orderBy('id').execute()).map(({ id }) => id);
const auditOf = (id: string) =>
  db.query.selectFrom('audit').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const received = (id: string, at: Date) =>
  db.query.updateTable('inquiries').set({ created_at: at }).where('id', '=', id).execute();
beforeEach(async () => {
  t.clock.advance(2 * DAY);
  await db.query.deleteFrom('inquiries').execute();
});

test('the daily deletion removes inquiries after 12 months, with the address in their history', async () => {
  const [old, young] = [await sendInquiry(t), await sendInquiry(t)];
  await sealAudit(db, vault, t.clock.now());
  const limit = monthsBefore(t.clock.now(), INQUIRY_MONTHS).getTime();
  await received(old, new Date(limit - DAY));
  await received(young, new Date(limit + DAY));
  expect(await purgeDaily(t.app)).toMatchObject({ inquiries: 1 });
  expect(await left()).toEqual([young]);
  expect((await auditOf(old)).map(({ action, ip, detail }) => [action, ip, detail])).toEqual([
    ['inquiry.received', '', {}],
    ['inquiry.purged', '', { emptied: expect.any(String) as string }],
  ]);
  await sealAudit(db, vault, t.clock.now());
  expect(await verifyAudit(db.query, vault)).toMatchObject({ pending: 0, fault: null, rejected: 0 });
});

describe('a data request', () => {
  test('finds inquiries by name, email and phone, whatever accents, case and format', async () => {
    const admin = await signedIn(t, 'admin');
    const { id: request } = await openedDataRequest(t, {}, admin);
    const [quote, call] = [await sendInquiry(t, sampleQuote), await sendInquiry(t, sampleCallback)];
    const idsOf = async (body: object): Promise<string[]> => {
      const { found } = (await admin.send('POST', dataRequestPaths.search(request), body)).json<FoundAnswer>();
      return found.filter(({ kind }) => kind === 'inquiry').map(({ id }) => id);
    };
    expect(await idsOf({ name: 'josefa nunez' })).toEqual([call]);
    expect(await idsOf({ email: 'ELENA@example.com' })).toEqual([quote]);
    expect(await idsOf({ phone: '+1 531 555 0177' })).toEqual([call]);
    expect(await idsOf({ name: 'Somebody Else' })).toEqual([]);
  });

  test('hands out and deletes the inquiry of the person', async () => {
    const admin = await signedIn(t, 'admin');
    const { id: request } = await openedDataRequest(t, {}, admin);
    const inquiry = await sendInquiry(t, sampleQuote);
    const item = { kind: 'inquiry' as const, id: inquiry };
    const { items } = await chooseForRequest(admin, request, [item]);
    expect(items).toMatchObject([{ kind: 'inquiry', name: 'Elena Ramos', agrees: ['name', 'email'], kept: null }]);
    const copy = await admin.send('POST', dataRequestPaths.export(request), { format: 'html' });
    for (const text of ['Elena Ramos', '(402) 555-0188', 'elena@example.com', '2021 skid steer'])
      expect(copy.body).toContain(text);
    const removed = await admin.send('POST', dataRequestPaths.removals(request), { items: [item] });
    expect(removed.json<RemovalsAnswer>().results).toMatchObject([{ removed: true }]);
    expect(await left()).toEqual([]);
    expect((await auditOf(inquiry)).map(({ action }) => action)).toEqual(['inquiry.received', 'inquiry.purged']);
  });
});
