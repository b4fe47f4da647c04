import { afterAll, describe, expect, test } from 'vitest';
import { adminDealPaths, type AdminDeal } from '#contract/admin-deals.ts';
import type { ApplicationFile } from '#contract/admin.ts';
import { type Deliveries, deliveryPaths } from '#contract/deliveries.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { decideApplication, sampleApproval } from '#tests/support/decision-factories.ts';
import { draftDeal, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const look = async (path: string): Promise<Deliveries> => {
  const answer = await admin.send('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ mails: Deliveries }>().mails;
};
const readings = async (id: string) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', 'in', ['application.read', 'deal.read'])
      .execute()
  ).length;

describe('the delivery state of emails about a file', () => {
  test('follows the notice of a decision from queued to sent by the id that the decision names', async () => {
    const { id } = await submit(t, { principalEmail: 'elena.ramos@example.com' });
    const { decisions } = await decideApplication(admin, id, sampleApproval(t));
    const mailId = decisions[0]?.notice.mailId ?? '';
    const state = async () => (await look(deliveryPaths.application(id))).find((mail) => mail.id === mailId)?.state;
    await expect.poll(state).toBe('sent');
    const file = (await admin.send('GET', `/api/admin/applications/${id}`)).json<{ application: ApplicationFile }>();
    const mails = await look(deliveryPaths.application(id));
    expect(mails.map((mail) => mail.id)).toEqual(file.application.mails.map((mail) => mail.id));
    expect(file.application.decisions[0]?.notice).toMatchObject({ state: 'sent', mailId });
    expect(mails.at(-1)).toMatchObject({ template: 'decision-notice', to: 'e•••@example.com' });
    expect(JSON.stringify(mails)).not.toContain('elena.ramos');
  });

  test('includes the document request to the customer of a deal', async () => {
    const { id } = await submittedDeal(dealer, { borrowerEmail: 'bo@example.com' });
    await admin.send('POST', documentRequestPath(id), { papers: ['quote'], to: 'customer' });
    await expect.poll(async () => (await look(deliveryPaths.deal(id))).map((mail) => mail.state)).toEqual(['sent']);
    const { deal } = (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>();
    expect(await look(deliveryPaths.deal(id))).toEqual(deal.mails.map((mail) => ({ ...mail, to: 'b•••@example.com' })));
  });

  test('is not recorded as a read of the file', async () => {
    const { id } = await submit(t);
    const before = await readings(id);
    await look(deliveryPaths.application(id));
    expect(await readings(id)).toBe(before);
    await admin.send('GET', `/api/admin/applications/${id}`);
    expect(await readings(id)).toBe(before + 1);
  });

  test('returns 404 for an unknown file and for a draft', async () => {
    const draft = await draftDeal(dealer);
    for (const path of [
      deliveryPaths.application('nothing'),
      deliveryPaths.deal(draft.id),
      deliveryPaths.deal('nothing'),
    ])
      expectRefusal(await admin.send('GET', path), 404, 'not_found');
  });
});
