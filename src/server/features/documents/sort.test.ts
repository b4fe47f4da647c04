import { afterAll, describe, expect, test } from 'vitest';
import { type Document, documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { draftDeal, fileForm, signedIn, submittedDeal, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');

const other = { documentType: 'other', paper: null };
const statements = { documentType: 'bank_statement', paper: 'bank_statements_3' };
const sort = (id: string, to: object, from: object = other) =>
  admin.send('PATCH', documentPaths.sort(id), { ...to, from });
const listOf = async (dealId: string): Promise<DocumentsAnswer> =>
  (await admin.send('GET', documentPaths.staffOfDeal(dealId))).json<DocumentsAnswer>();
const recordsOf = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'document.sorted')
    .execute();
/** A photo that a customer sent by a link. */
async function photo(): Promise<{ dealId: string; id: string }> {
  const { id: dealId } = await submittedDeal(dealer);
  const token = await uploadLink(dealer, dealId, { requested: ['bank_statements_3', 'owner_id'] });
  const customer = await t.browser();
  const sent = await customer.send('POST', `/api/upload/${token}`, fileForm('IMG_0001.pdf'));
  expect(sent.statusCode, sent.body).toBe(201);
  return { dealId, id: (await listOf(dealId)).documents[0]?.id ?? '' };
}

describe('PATCH /api/admin/documents/{id}', () => {
  test("counts a customer's file of type other as the requested document, and audits it", async () => {
    const { dealId, id } = await photo();
    const before = await listOf(dealId);
    expect([before.documents[0]?.documentType, before.requested]).toEqual([
      'other',
      [
        { paper: 'owner_id', received: 0 },
        { paper: 'bank_statements_3', received: 0 },
      ],
    ]);
    const answer = await sort(id, statements);
    expect([answer.statusCode, answer.json<{ document: Document }>().document]).toMatchObject([200, statements]);
    const after = await listOf(dealId);
    expect(after.requested?.find((one) => one.paper === 'bank_statements_3')?.received).toBe(1);
    const links = await dealer.send('GET', `/api/dealer/deals/${dealId}/upload-tokens`);
    const [link] = links.json<{ uploadLinks: { requested: unknown }[] }>().uploadLinks;
    expect(link?.requested).toContainEqual({ paper: 'bank_statements_3', received: 1 });
    expect(await recordsOf(id)).toEqual([
      { actor_id: admin.userId, detail: { deal: dealId, type: 'bank_statement', papers: 'bank_statements_3' } },
    ]);
    expect((await sort(id, other, statements)).statusCode).toBe(200);
    expect((await listOf(dealId)).requested).toEqual(before.requested);
  });

  test('a dealership sees the requested documents as staff does', async () => {
    const { dealId } = await photo();
    const own = (await dealer.send('GET', documentPaths.ofDeal(dealId))).json<DocumentsAnswer>();
    expect([own.documents.length, own.requested]).toEqual([1, (await listOf(dealId)).requested]);
  });

  test('two at once: one is stored, the other gets 409; the same values again change nothing', async () => {
    const { id } = await photo();
    const answers = await Promise.all([sort(id, statements), sort(id, { documentType: 'contract', paper: null })]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
    const [won] = answers.filter((one) => one.statusCode === 200);
    const { documentType, paper } = won?.json<{ document: Document }>().document ?? { documentType: '', paper: null };
    expect((await sort(id, { documentType, paper })).statusCode).toBe(200);
    expect(await recordsOf(id)).toHaveLength(1);
  });

  test.each([
    [{ documentType: 'photo', paper: null }, 'documentType'],
    [{ documentType: 'other', paper: 'a horse' }, 'paper'],
    [{ documentType: 'other' }, 'paper'],
  ])('refuses %j with a message', async (body, field) => {
    const { id } = await uploadFile(dealer, (await submittedDeal(dealer)).id);
    expect(Object.keys(expectRefusal(await sort(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expectRefusal(await admin.send('PATCH', documentPaths.sort(id), statements), 400, 'validation');
    expect(await recordsOf(id)).toEqual([]);
  });

  test('returns 404 for an unknown document and one in a draft', async () => {
    const { id } = await uploadFile(dealer, (await draftDeal(dealer)).id);
    for (const one of [id, 'x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await sort(one, statements), 404, 'not_found');
  });

  test('a requested document shows as missing until a file is sorted as it', async () => {
    const { id: dealId } = await submittedDeal(dealer);
    await admin.send('POST', documentRequestPath(dealId), { papers: ['quote'], to: 'customer' });
    expect((await listOf(dealId)).requested).toEqual([{ paper: 'quote', received: 0 }]);
  });
});
