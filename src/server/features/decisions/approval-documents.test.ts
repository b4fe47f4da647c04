import { afterAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#contract/days.ts';
import { type DecidedAnswer, decisionMessages as m, decisionPaths } from '#contract/decisions.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { draftDeal, sampleDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');

const needed = ['invoice', 'insurance'];
const approval = (changes: object = {}) => sampleApproval(t, { documents: needed, ...changes });
const decide = (id: string, body: object) => admin.send('POST', decisionPaths.deal(id), body);
const requestedOf = async (id: string) =>
  (await dealer.send('GET', documentPaths.ofDeal(id))).json<DocumentsAnswer>().requested;
const dealOf = async (id: string) => (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
const requestsTo = (to: string) => t.mailer.sent.filter((mail) => mail.to === to && mail.text.includes('/upload/'));
const linksOf = (id: string) =>
  t.app.db.query.selectFrom('upload_links').select(['requested', 'created_by']).where('deal_id', '=', id).execute();
let people = 0;
const someone = () => `buyer-${String(++people)}@example.com`;

describe('the documents of an approval', () => {
  test('are requested from the customer by a link, and missing for dealer and customer while the deal is approved', async () => {
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    expect((await decide(id, approval())).statusCode).toBe(201);
    expect(await linksOf(id)).toEqual([{ requested: needed, created_by: admin.userId }]);
    expect(await requestedOf(id)).toEqual([
      { paper: 'invoice', received: 0 },
      { paper: 'insurance', received: 0 },
    ]);
    const deal = await dealOf(id);
    expect(deal).toMatchObject({ status: 'approved', customerAsked: false, decision: { outcome: 'approved' } });
    expect(deal.timeline.at(-1)?.note).toContain(
      'We asked the customer for: Proof of insurance. Please send: Final invoice.',
    );
    await expect.poll(() => requestsTo(to)).toHaveLength(1);
    const [, token] = /\/upload\/([\w-]+)/.exec(requestsTo(to)[0]?.text ?? '') ?? [];
    const page = await (await t.browser()).send('GET', `/api/upload/${token ?? ''}`);
    expect(page.json<UploadLinkAnswer>().requested).toEqual(await requestedOf(id));
  });

  test('are requested by email in the language of the notice', async () => {
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    await decide(id, approval({ language: 'es' }));
    await expect.poll(() => requestsTo(to).map(({ text }) => text.includes('Factura final'))).toEqual([true]);
  });

  test('tell the dealer no figure while the disclosure is pending', async () => {
    const { id } = await submittedDeal(dealer);
    const answer = await decide(id, approval({ businessState: 'CA', disclosure: { kind: 'pending' } }));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await requestedOf(id)).toHaveLength(2);
    const note = (await dealOf(id)).timeline.at(-1)?.note;
    expect(note).toContain('We asked the customer for: Proof of insurance. Please send: Final invoice.');
    expect(note).not.toMatch(/\$/);
  });

  test('are requested once by concurrent decisions, and never by a preview or a refused decision', async () => {
    const { id } = await submittedDeal(dealer);
    const preview = await admin.send('POST', `${decisionPaths.deal(id)}/preview`, approval());
    expect(preview.statusCode, preview.body).toBe(200);
    expect(await linksOf(id)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(id, approval())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await linksOf(id)).toHaveLength(1);
    expectRefusal(await decide(id, approval()), 409, 'conflict');
    expect(await linksOf(id)).toHaveLength(1);
  });

  test('stay requested by the decision that replaces theirs, which requests its own', async () => {
    const { id } = await submittedDeal(dealer);
    const [first] = (await decide(id, approval())).json<DecidedAnswer>().decisions;
    const next = approval({ replaces: first?.id, documents: ['delivery_acceptance'], amount: 80_000 });
    expect((await decide(id, next)).statusCode).toBe(201);
    expect((await requestedOf(id)).map(({ paper }) => paper)).toEqual([...needed, 'delivery_acceptance']);
  });

  test('are requested from the customer of the deal by a decision about its application', async () => {
    const to = someone();
    const invite = await sendInvite(dealer);
    const { id: application } = await submit(t, { inviteToken: invite.token });
    const deal = { ...sampleDeal(), borrowerEmail: to, applicationInviteId: invite.id };
    const { id } = (await dealer.send('POST', dealPaths.own, deal)).json<{ deal: Deal }>().deal;
    await dealer.send('POST', dealPaths.submit(id));
    await decideApplication(admin, application, approval());
    expect(await requestedOf(id)).toHaveLength(2);
    await expect.poll(() => requestsTo(to)).toHaveLength(1);
  });

  test('are refused for an application without a deal, whose status page accepts no files after the decision', async () => {
    const { id } = await submit(t);
    const answer = await admin.send('POST', decisionPaths.application(id), approval());
    expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ documents: m.documentsWithoutDeal });
  });

  test('are refused when the list does not have them, and for users who may not decide', async () => {
    const { id } = await submittedDeal(dealer);
    const refusal = expectRefusal(await decide(id, approval({ documents: ['a horse'] })), 400, 'validation');
    expect(refusal.fields).toEqual({ 'documents.0': m.documents });
    const sales = await signedIn(t, 'sales');
    expectRefusal(await sales.send('POST', decisionPaths.deal(id), approval()), 403, 'forbidden');
    expectRefusal(await dealer.send('POST', decisionPaths.deal(id), approval()), 403, 'forbidden');
    const draft = await draftDeal(dealer);
    expectRefusal(await decide(draft.id, approval()), 404, 'not_found');
    expect(await linksOf(id)).toEqual([]);
  });

  test('are none of a decline', async () => {
    const { id } = await submittedDeal(dealer);
    expect((await decide(id, { ...sampleDecline, documents: needed })).statusCode).toBe(201);
    expect(await linksOf(id)).toEqual([]);
  });

  test('are neither visible nor requested for another dealership', async () => {
    const { id } = await submittedDeal(dealer);
    await decide(id, approval());
    const other = await signedIn(t, 'dealer');
    expectRefusal(await other.send('GET', documentPaths.ofDeal(id)), 404, 'not_found');
  });
});

test('an approval that expired keeps its requested documents', async () => {
  const { id } = await submittedDeal(dealer);
  await decide(id, approval());
  const before = addDays(dayIn(t.app.brand.timeZone, t.clock.now()), -1);
  await t.app.db.query.updateTable('decisions').set({ expires_on: before }).where('deal_id', '=', id).execute();
  expect(await requestedOf(id)).toHaveLength(2);
});
