import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { type ApplicationInvite, applicationInvitePaths, type DealStart } from '#contract/application-invites.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { type Notification, notificationPaths } from '#contract/notifications.ts';
import { BIRTH_DATE, EIN, sampleDeal, sendInvite, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dealer: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  other = await signedIn(t, 'dealer');
});

const start = (id: string, who: TestClient = dealer) => who.send('GET', applicationInvitePaths.dealStart(id));
const make = (applicationInviteId: string, who: TestClient = dealer, headers?: Record<string, string>) =>
  who.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId }, headers);
const completed = async (changes: object = {}, language: 'en' | 'es' = 'en') => {
  const invite = await sendInvite(dealer, changes);
  const application = { inviteToken: invite.token, principalName: 'Elena María Ramos' };
  return { ...invite, application: await submit(t, application, language) };
};
const dealsOf = (id: string) =>
  t.app.db.query.selectFrom('deals').select(['id', 'account_id']).where('application_invite_id', '=', id).execute();
const invites = async (): Promise<ApplicationInvite[]> =>
  (await dealer.send('GET', applicationInvitePaths.own)).json<{ invites: ApplicationInvite[] }>().invites;

describe('creating a deal from a completed application', () => {
  test('starts with business, signer and equipment, without sensitive or private data', async () => {
    const { id } = await completed({ recipientEmail: 'counter@example.com', recipientPhone: '(402) 555-0133' });
    const answer = await start(id);
    expect(answer.json<DealStart>()).toEqual({
      dealId: null,
      start: {
        dealName: 'Ramos Paving LLC',
        borrowerCompany: 'Ramos Paving LLC',
        borrowerFirstName: 'Elena María',
        borrowerLastName: 'Ramos',
        borrowerEmail: 'counter@example.com',
        borrowerPhone: '(402) 555-0133',
        equipmentDescription: 'Compact excavator, 2021, with thumb',
        equipmentAmount: '84500',
        requestedAmount: '84500',
      },
    });
    for (const secret of [SSN, SSN.slice(-4), EIN, EIN.slice(-4), BIRTH_DATE, '•', 'elena@example.com'])
      expect(answer.body).not.toContain(secret);
  });

  test('returns 409 before it is completed, and creates no deal', async () => {
    const { id } = await sendInvite(dealer);
    expectRefusal(await start(id), 409, 'conflict');
    expectRefusal(await make(id), 409, 'conflict');
    expect(await dealsOf(id)).toEqual([]);
  });

  test("returns 404 for another dealership's and an unknown invite, and creates no deal", async () => {
    const { id } = await completed();
    for (const unknown of [id, 'nonsense', crypto.randomUUID()]) {
      expectRefusal(await start(unknown, other), 404, 'not_found');
      expectRefusal(await make(unknown, other), 404, 'not_found');
    }
    expect(await dealsOf(id)).toEqual([]);
  });

  test('ten at once create one deal, and all are led to it', async () => {
    const { id } = await completed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(id)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const [deal, ...more] = await dealsOf(id);
    expect([deal?.account_id, more]).toEqual([dealer.accountId, []]);
    expect((await start(id)).json<DealStart>().dealId).toBe(deal?.id);
  });

  test('a repeated key returns the first answer', async () => {
    const { id } = await completed();
    const key = { 'idempotency-key': 'deal-of-application-1' };
    const [first, second] = [await make(id, dealer, key), await make(id, dealer, key)];
    expect([first.statusCode, second.body]).toEqual([201, first.body]);
    expect(await dealsOf(id)).toHaveLength(1);
  });

  test('deal and invitation refer to each other; deleting the draft frees the application', async () => {
    const { id, application } = await completed({}, 'es');
    const { deal } = (await make(id)).json<{ deal: Deal }>();
    const { reference } = application;
    expect(deal.applicationInvite).toEqual({ id, recipientName: 'Elena Ramos', reference, language: 'es' });
    expect((await invites()).find((one) => one.id === id)?.dealId).toBe(deal.id);
    const [record] = await t.app.db.query.selectFrom('audit').selectAll().where('subject_id', '=', deal.id).execute();
    expect(record).toMatchObject({ action: 'deal.created', detail: { to: 'draft', inviteId: id } });
    await dealer.send('DELETE', dealPaths.one(deal.id));
    expect((await invites()).find((one) => one.id === id)?.dealId).toBeNull();
    expect((await make(id)).statusCode).toBe(201);
  });

  test("the lender's file names the deal once it is submitted, and the deal names its application", async () => {
    const admin = await signedIn(t, 'admin');
    const { id, application } = await completed();
    const { deal } = (await make(id)).json<{ deal: Deal }>();
    const file = async () =>
      (await admin.send('GET', `/api/admin/applications/${application.id}`)).json<{ application: ApplicationFile }>()
        .application.deal;
    expect(await file()).toBeNull();
    await dealer.send('POST', dealPaths.submit(deal.id));
    expect(await file()).toEqual({
      id: deal.id,
      dealName: deal.dealName,
      status: 'submitted',
      requestedAmount: deal.requestedAmount,
      requestedTerm: deal.requestedTerm,
      borrowerCreditScore: deal.borrowerCreditScore,
    });
    const staffs = (await admin.send('GET', `/api/admin/deals/${deal.id}`)).json<{ deal: AdminDeal }>().deal;
    expect(staffs.application).toMatchObject({
      id: application.id,
      reference: application.reference,
      status: 'received',
    });
  });

  test('a notification reports the completion and links to the invitation', async () => {
    const { id, application } = await completed();
    const answer = await dealer.send('GET', notificationPaths.own);
    const [newest] = answer.json<{ notifications: Notification[] }>().notifications;
    expect(newest).toMatchObject({ inviteId: id, title: 'Application completed: Ramos Paving LLC', isRead: 'false' });
    expect(newest?.dealId).toBeUndefined();
    expect(newest?.message).toContain(application.reference);
  });
});
