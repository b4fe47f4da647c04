import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { type Dealership, dealershipPath, type DealershipsAnswer, dealershipsPath } from '#contract/dealerships.ts';
import { notePaths } from '#contract/notes.ts';
import { addContact, draftDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Person = Awaited<ReturnType<typeof signedIn>>;
let admin: Person;
let dealer: Person;
let other: Person;

beforeAll(async () => {
  [admin, dealer, other] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer'), await signedIn(t, 'dealer')];
  await submittedDeal(dealer, { dealName: 'Deck oven', requestedAmount: '40000' });
  const { id } = await submittedDeal(dealer, { dealName: 'Bucket truck', requestedAmount: '60000.50' });
  await draftDeal(dealer, { dealName: 'A draft' });
  await submittedDeal(other, { dealName: 'Of another dealership' });
  await admin.send('POST', notePaths.deal(id), { text: 'Asks for 60 months' });
  const invite = await sendInvite(dealer);
  await submit(t, { businessName: 'Invited Paving', inviteToken: invite.token });
  await sendInvite(dealer);
});

const get = (who: TestClient, id: string) => who.send('GET', dealershipPath(id));
async function read(who: TestClient, id = dealer.accountId): Promise<Dealership> {
  const answer = await get(who, id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ dealership: Dealership }>().dealership;
}

describe('GET /api/admin/dealerships', () => {
  const list = async (who: TestClient, q = '') => {
    const answer = await who.send('GET', `${dealershipsPath}?${new URLSearchParams({ q }).toString()}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<DealershipsAnswer>().dealerships;
  };
  const rowOf = async (who: TestClient) => (await list(who)).find(({ id }) => id === dealer.accountId);

  test('counts submitted deals, links and users of each dealership, without drafts and the account of the lender', async () => {
    expect(await rowOf(admin)).toEqual({
      id: dealer.accountId,
      name: 'Sample Dealership',
      deals: { all: 2, open: 2, funded: 0, amount: 100_000.5 },
      lastDealAt: expect.stringMatching(/^20/) as string,
      links: { open: 1, completed: 1 },
      access: { active: 1, invited: 0 },
    });
    const ids = (await list(admin)).map(({ id }) => id);
    expect(ids).toContain(other.accountId);
    expect(ids).not.toContain(admin.accountId);
  });

  test('finds a dealership by part of its name', async () => {
    expect((await list(admin, 'SAMPLE deal')).map(({ id }) => id)).toContain(dealer.accountId);
    expect(await list(admin, 'no such dealership')).toEqual([]);
  });

  test('limits what each role reads', async () => {
    const [underwriter, sales] = [await signedIn(t, 'underwriter'), await signedIn(t, 'sales')];
    expect(await rowOf(underwriter)).toMatchObject({ links: { open: 1, completed: 1 }, access: null });
    const { account_id } = await t.app.db.query
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', dealer.userId)
      .executeTakeFirstOrThrow();
    const deals = t.app.db.query.updateTable('deals').where('account_id', '=', account_id);
    await deals.set({ assigned_to: admin.userId }).execute();
    expect(await rowOf(sales)).toBeUndefined();
    await deals.set({ assigned_to: sales.userId }).where('deal_name', '=', 'Deck oven').execute();
    expect(await rowOf(sales)).toMatchObject({ deals: { all: 1, amount: 40_000 }, links: null, access: null });
    await deals.set({ assigned_to: null }).execute();
    expectRefusal(await other.send('GET', dealershipsPath), 403, 'forbidden');
  });
});

describe('GET /api/admin/dealerships/{id}', () => {
  test('returns deals, totals, links, notes and users of this dealership only, without drafts', async () => {
    const found = await read(admin);
    expect(found).toMatchObject({ id: dealer.accountId, name: 'Sample Dealership' });
    expect(found.deals.map(({ dealName }) => dealName)).toEqual(['Bucket truck', 'Deck oven']);
    expect(found.totals).toEqual([{ status: 'submitted', count: 2, amount: 100_000.5 }]);
    expect(found.links?.map(({ state }) => state)).toEqual(['pending', 'completed']);
    expect(found.links?.[1]?.application?.reference).toMatch(/^AEF-/);
    expect(found.notes).toMatchObject([{ text: 'Asks for 60 months', deal: { dealName: 'Bucket truck' } }]);
    expect(found.people?.map(({ email }) => email)).toEqual([dealer.email]);
  });

  test('the list of deals and a deal name the address of their dealership', async () => {
    const list = await admin.send('GET', `${adminDealPaths.all}?q=oven`);
    expect(list.json<{ deals: { dealerId: string }[] }>().deals.map(({ dealerId }) => dealerId)).toEqual([
      dealer.accountId,
    ]);
    const [deal] = (await read(admin)).deals;
    const file = await admin.send('GET', adminDealPaths.one(deal?.id ?? ''));
    expect(file.json()).toMatchObject({ deal: { dealerId: dealer.accountId } });
  });

  test('limits what each role reads', async () => {
    const [underwriter, compliance, sales] = [
      await read(await signedIn(t, 'underwriter')),
      await read(await signedIn(t, 'compliance')),
      await signedIn(t, 'sales'),
    ];
    expect([underwriter.people, underwriter.links?.length, underwriter.notes?.length]).toEqual([null, 2, 1]);
    expect(compliance.people).toHaveLength(1);
    const { id } = (await read(admin)).deals[0] ?? { id: '' };
    await t.app.db.query.updateTable('deals').set({ assigned_to: admin.userId }).where('id', '=', id).execute();
    const own = await read(sales);
    expect([own.people, own.links, own.notes]).toEqual([null, null, null]);
    expect(own.deals.map(({ dealName }) => dealName)).toEqual(['Deck oven']);
    expect(own.totals).toEqual([{ status: 'submitted', count: 1, amount: 40_000 }]);
    expectRefusal(await get(other, dealer.accountId), 403, 'forbidden');
  });

  test('shows a dealership that only the CRM has to those who invite dealers', async () => {
    const { AccountId } = await addContact(admin, { accountName: 'Quarry Supply (sample)' });
    expect(await read(admin, AccountId)).toEqual({
      id: AccountId,
      name: 'Quarry Supply (sample)',
      totals: [],
      deals: [],
      links: [],
      notes: [],
      people: [],
    });
    expectRefusal(await get(await signedIn(t, 'underwriter'), AccountId), 404, 'not_found');
  });

  test.each(['x', '%00', '018f0000-0000-7000-8000-000000000000'])('returns 404 for the id "%s"', async (id) => {
    expectRefusal(await get(admin, id), 404, 'not_found');
  });

  test('does not show the account of the lender', async () => {
    expectRefusal(await get(admin, admin.accountId), 404, 'not_found');
  });
});
