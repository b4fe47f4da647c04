import { afterAll, describe, expect, test } from 'vitest';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { type Deal, dealPaths, type DealsAnswer, moverOf } from '#contract/deals.ts';
import { documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { notificationPaths, type NotificationsAnswer } from '#contract/notifications.ts';
import { uploadPage } from '#copy/en/upload-page.ts';
import { draftDeal, fileForm, signedIn, submittedDeal, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');

const ask = (id: string, body: object) => admin.send('POST', documentRequestPath(id), body);
const dealOf = async (id: string) => (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
const linksOf = (id: string) =>
  t.app.db.query.selectFrom('upload_links').select(['requested', 'created_by']).where('deal_id', '=', id).execute();
const mailsAbout = async (id: string) =>
  (await t.app.db.query.selectFrom('mails').select('to_address').where('deal_id', '=', id).execute()).map(
    (one) => one.to_address,
  );
const sentTo = async (to: string, count = 1) => {
  const sent = () => t.mailer.sent.filter((mail) => mail.to === to);
  await expect.poll(() => sent().length).toBe(count);
  return sent();
};

describe('requesting documents', () => {
  test.each([
    ['customer', 'We asked the customer for: Seller’s quote. Waiting on your customer.', 'high'],
    ['dealer', 'Please send: Seller’s quote. Your move.', 'urgent'],
  ])('of the %s notifies the dealership of who moves next', async (to, message, priority) => {
    const { id } = await submittedDeal(dealer);
    await ask(id, { papers: ['quote'], to });
    const { notifications } = (await dealer.send('GET', notificationPaths.own)).json<NotificationsAnswer>();
    expect(notifications[0]).toMatchObject({ dealId: id, message, priority });
  });

  test('emails the customer a working link in their language; the deal waits, with the list as its note', async () => {
    const to = 'papers@example.com';
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    const answer = await ask(id, { papers: ['invoice', 'quote'], to: 'customer', language: 'es' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    const deal = await dealOf(id);
    expect(deal.status).toBe('info_requested');
    expect(deal.timeline.at(-1)?.note).toBe('We asked the customer for: Seller’s quote; Final invoice.');
    expect(await linksOf(id)).toEqual([{ requested: ['quote', 'invoice'], created_by: admin.userId }]);
    const [mail] = await sentTo(to);
    expect(mail?.text).toContain('Cotización');
    const [, token] = /\/upload\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const customer = await t.browser();
    const sent = await customer.send('POST', `/api/upload/${token ?? ''}`, fileForm());
    expect(sent.statusCode, sent.body).toBe(201);
    expect((await ask(id, { papers: ['insurance'], to: 'customer' })).statusCode).toBe(200);
    expect(await linksOf(id)).toHaveLength(2);
  });

  test('shows the dealer the list, and sends no other email or link', async () => {
    const { id } = await submittedDeal(dealer);
    await ask(id, { papers: ['bank_letter'], to: 'dealer' });
    const deal = await dealOf(id);
    expect([deal.status, deal.timeline.at(-1)?.note]).toEqual([
      'info_requested',
      'Please send: Voided check or bank letter.',
    ]);
    expect(await linksOf(id)).toEqual([]);
    expectRefusal(await ask(id, { papers: ['quote'], to: 'dealer' }), 409, 'conflict');
  });

  test('shows staff and the dealership that the customer was asked, until the deal waits for something else', async () => {
    const { id } = await submittedDeal(dealer);
    const customerAsked = async () =>
      (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal.customerAsked;
    await ask(id, { papers: ['quote'], to: 'customer' });
    expect(await customerAsked()).toBe(true);
    const { deal } = (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>();
    expect(deal.customerAsked).toBe(true);
    t.clock.advance(1000);
    await admin.send('PATCH', adminDealPaths.one(id), { status: 'in_review' });
    expect(await customerAsked()).toBe(false);
    await ask(id, { papers: ['quote'], to: 'dealer' });
    expect(await customerAsked()).toBe(false);
    await ask(id, { papers: ['invoice'], to: 'customer' });
    expect(await customerAsked()).toBe(true);
  });

  test.each(['customer', 'dealer'])(
    'gives the lender the next move once every document that the %s was asked for has arrived',
    async (to) => {
      const { id } = await submittedDeal(dealer);
      const rowOf = async () =>
        (await dealer.send('GET', `${dealPaths.own}?progress=true`))
          .json<DealsAnswer>()
          .deals.find((one) => one.id === id);
      const requestedOf = async () =>
        (await dealer.send('GET', documentPaths.ofDeal(id))).json<DocumentsAnswer>().requested;
      const shown = async () => {
        const { status, ...deal } = await dealOf(id);
        const row = await rowOf();
        return [moverOf(status, deal), row && moverOf(row.status, row.progress), row?.progress?.missingDocuments];
      };
      const send = (paper: string) => uploadFile(dealer, id, fileForm(`${paper}.pdf`, undefined, { paper }));
      await ask(id, { papers: ['invoice', 'quote'], to });
      expect(await shown()).toEqual([to, to, 2]);
      expect(await requestedOf()).toEqual([
        { paper: 'quote', received: 0 },
        { paper: 'invoice', received: 0 },
      ]);
      await send('quote');
      expect(await shown()).toEqual([to, to, 1]);
      await send('invoice');
      expect(await shown()).toEqual(['lender', 'lender', 0]);
      const staffs = (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal;
      expect(staffs.documentsReceived).toBe(true);
      t.clock.advance(1000);
      await admin.send('PATCH', adminDealPaths.one(id), { status: 'in_review' });
      t.clock.advance(1000);
      await admin.send('PATCH', adminDealPaths.one(id), { status: 'info_requested', note: 'Which serial number?' });
      expect(await shown()).toEqual(['dealer', 'dealer', 0]);
    },
  );

  test('adds to the list of deals, on request, whether the customer was asked and how many documents are missing', async () => {
    const { id, statusSince: submitted } = await submittedDeal(dealer, { borrowerCreditScore: '705' });
    const rowOf = async (who = dealer) => {
      const answer = await who.send('GET', `${dealPaths.own}?progress=true`);
      return answer.json<DealsAnswer>().deals.find((one) => one.id === id);
    };
    const known = { borrowerCreditScore: 705, borrowerCompany: 'Ramos Paving LLC' };
    const start = {
      statusSince: submitted,
      customerAsked: false,
      documentsReceived: false,
      missingDocuments: 0,
      offer: null,
      ...known,
    };
    expect((await rowOf())?.progress).toEqual(start);
    t.clock.advance(1000);
    await ask(id, { papers: ['quote', 'invoice'], to: 'customer' });
    await uploadLink(dealer, id, { requested: ['quote', 'insurance'] });
    const { statusSince } = await dealOf(id);
    expect((await rowOf())?.progress).toEqual({ ...start, statusSince, customerAsked: true, missingDocuments: 3 });
    await uploadFile(dealer, id, fileForm('quote.pdf', undefined, { paper: 'quote' }));
    expect((await rowOf())?.progress).toMatchObject({ missingDocuments: 2 });
    t.clock.advance(1000);
    await admin.send('PATCH', adminDealPaths.one(id), { status: 'in_review' });
    expect((await rowOf())?.progress).toMatchObject({ customerAsked: false, missingDocuments: 2 });
    await t.app.db.query.updateTable('deals').set({ status: 'declined' }).where('id', '=', id).execute();
    expect((await rowOf())?.progress).toMatchObject({ missingDocuments: 0 });
    expect(await rowOf(await signedIn(t, 'dealer'))).toBeUndefined();
    expectRefusal(await dealer.send('GET', `${dealPaths.own}?progress=yes`), 400, 'validation');
  });

  test('moves the deal once for several calls at once, and leaves no extra link', async () => {
    const { id } = await submittedDeal(dealer);
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, { papers: ['quote'], to: 'dealer' })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    const customers = await submittedDeal(dealer);
    const both = await Promise.all([1, 2].map(() => ask(customers.id, { papers: ['quote'], to: 'customer' })));
    // The second call is refused, or it comes after the first and repeats it.
    expect(both.map((one) => one.statusCode)).toContain(200);
    expect(await linksOf(customers.id)).toHaveLength(1);
    for (const one of [id, customers.id])
      expect((await dealOf(one)).timeline.filter((step) => step.status === 'info_requested')).toHaveLength(1);
  });

  test('sends one email and one link for the same list within a minute; again later or for another list', async () => {
    const to = 'twice@example.com';
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    const body = { papers: ['quote', 'invoice'], to: 'customer' };
    expect((await ask(id, body)).statusCode).toBe(200);
    const again = await Promise.all([1, 2, 3].map(() => ask(id, { ...body, papers: ['invoice', 'quote'] })));
    expect(again.map((one) => one.statusCode)).toEqual([200, 200, 200]);
    expect(await linksOf(id)).toHaveLength(1);
    expect(await mailsAbout(id)).toEqual([to]);
    expect((await ask(id, { ...body, papers: ['insurance'] })).statusCode).toBe(200);
    t.clock.advance(60_000);
    const both = await Promise.all([1, 2].map(() => ask(id, body)));
    expect(both.map((one) => one.statusCode)).toEqual([200, 200]);
    expect([(await linksOf(id)).length, (await mailsAbout(id)).length]).toEqual([3, 3]);
    const file = await admin.send('GET', `/api/admin/deals/${id}`);
    expect(file.json<{ deal: { mails: { template: string }[] } }>().deal.mails.map((one) => one.template)).toEqual([
      'information-requested',
      'information-requested',
      'information-requested',
    ]);
  });

  test('emails the same list in another language within a minute', async () => {
    const to = 'languages@example.com';
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    for (const language of ['en', 'es', 'es', 'en'])
      expect((await ask(id, { papers: ['quote'], to: 'customer', language })).statusCode).toBe(200);
    expect([(await linksOf(id)).length, (await mailsAbout(id)).length]).toEqual([2, 2]);
    expect((await sentTo(to, 2)).map((mail) => mail.text.includes('Cotización')).sort()).toEqual([false, true]);
  });

  test("emails the customer although the dealer's own link requests the same documents", async () => {
    const to = 'own-link@example.com';
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    await ask(id, { papers: ['insurance'], to: 'customer' });
    await uploadLink(dealer, id, { label: uploadPage.title, requested: ['quote'] });
    expect((await ask(id, { papers: ['quote'], to: 'customer' })).statusCode).toBe(200);
    expect(await mailsAbout(id)).toEqual([to, to]);
  });

  test('is refused for a funded deal, and no link is created', async () => {
    const { id } = await submittedDeal(dealer);
    await t.app.db.query.updateTable('deals').set({ status: 'funded' }).where('id', '=', id).execute();
    expectRefusal(await ask(id, { papers: ['quote'], to: 'customer' }), 409, 'conflict');
    expect(await linksOf(id)).toEqual([]);
  });

  test.each([
    [{ papers: [], to: 'customer' }, 'papers'],
    [{ papers: ['a horse'], to: 'customer' }, 'papers.0'],
    [{ papers: ['quote'], to: 'everybody' }, 'to'],
    [{ papers: ['quote'], to: 'customer', language: 'fr' }, 'language'],
  ])('refuses %j with a message', async (body, field) => {
    const { id } = await submittedDeal(dealer);
    expect(Object.keys(expectRefusal(await ask(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect((await dealOf(id)).status).toBe('submitted');
  });

  test('returns 404 for drafts and unknown deals', async () => {
    for (const id of ['nothing', (await draftDeal(dealer)).id])
      expectRefusal(await ask(id, { papers: ['quote'], to: 'dealer' }), 404, 'not_found');
  });
});
