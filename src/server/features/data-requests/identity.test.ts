import { afterAll, describe, expect, test } from 'vitest';
import { dataRequestPaths } from '#contract/data-requests.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { PASSWORD, signedIn, SSN, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const second = await signedIn(t, 'admin');
const reason = 'Asked for in writing, verified';
const take = (who: typeof admin, id: string, body: object = { reason }) =>
  who.send('POST', dataRequestPaths.export(id), { format: 'json', password: PASSWORD, ...body });

/** Creates a request of Eve for which Vic's application was chosen. */
async function foreignRequest() {
  const application = await submit(t, { principalName: 'Vic Tim', principalEmail: 'vic@cust.example' });
  const { id } = await openedDataRequest(t, { kind: 'access', name: 'Eve Mallory', email: 'eve@evil.example' }, admin);
  const request = await chooseForRequest(admin, id, [{ kind: 'application', id: application.id }]);
  return { id, application: application.id, request };
}
const exportedAgreement = async (id: string): Promise<unknown> => {
  const rows = t.app.db.query.selectFrom('audit').select('detail').where('subject_id', '=', id);
  const { detail } = await rows
    .where('action', '=', 'data_request.exported')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (detail as { agrees?: unknown }).agrees;
};

describe('security: a data request by a stranger', () => {
  test('shows what of the requester matches each record', async () => {
    const { request } = await foreignRequest();
    expect(request.items[0]?.agrees).toEqual([]);
    const own = await submit(t);
    const { id } = await openedDataRequest(t, { kind: 'access' }, admin);
    const dealer = await signedIn(t, 'dealer');
    const deal = await submittedDeal(dealer, { borrowerEmail: 'other@example.com', guarantor1Email: '' });
    const { items } = await chooseForRequest(admin, id, [
      { kind: 'application', id: own.id },
      { kind: 'deal', id: deal.id },
    ]);
    expect(items.map(({ kind, agrees }) => [kind, agrees])).toEqual([
      ['application', ['name', 'email']],
      ['deal', ['name']],
    ]);
  });

  test('needs a second user for full numbers of a record whose email does not match', async () => {
    const { id, application } = await foreignRequest();
    const refused = expectRefusal(await take(admin, id), 409, 'conflict');
    expect(refused.message).toMatch(/another administrator/);
    const masked = await take(admin, id, {});
    expect([masked.statusCode, masked.body.includes(SSN)]).toEqual([200, false]);
    const given = await take(second, id);
    expect([given.statusCode, given.body.includes(SSN)]).toEqual([200, true]);
    expect(await exportedAgreement(id)).toBe(`${application} none`);
  });

  test('does not accept the user who chose the record as the second one', async () => {
    const { id, application } = await foreignRequest();
    await chooseForRequest(second, id, [{ kind: 'application', id: application }]);
    expectRefusal(await take(second, id), 409, 'conflict');
  });

  test("needs no second user for full numbers when the record has the requester's email", async () => {
    const { id: application } = await submit(t);
    const { id } = await openedDataRequest(t, { kind: 'access' }, admin);
    await chooseForRequest(admin, id, [{ kind: 'application', id: application }]);
    expect((await take(admin, id)).body).toContain(SSN);
    expect(await exportedAgreement(id)).toBe(`${application} name email`);
  });
});
