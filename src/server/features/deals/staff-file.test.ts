import { afterAll, describe, expect, test } from 'vitest';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import type { ApplicationFile } from '#contract/admin.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { sampleDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const MINUTES_MS = 10 * 60_000;
const answerByOf = async (id: string): Promise<string | null> =>
  (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal.answerBy;
const move = (id: string, status: string, note = '') => admin.send('PATCH', adminDealPaths.one(id), { status, note });
const promisedNow = (): string => promisedAnswer(t.clock.now(), t.app.brand.timeZone).toISOString();

describe('GET /api/admin/deals/{id}: the promised answer', () => {
  test('is due two weekdays after the submission, and null while the deal waits for the dealer', async () => {
    const { id } = await submittedDeal(dealer);
    const promised = promisedNow();
    expect(await answerByOf(id)).toBe(promised);
    expect((await dealer.send('GET', dealPaths.one(id))).json()).toMatchObject({ deal: { answerBy: promised } });
    t.clock.advance(MINUTES_MS);
    await move(id, 'in_review');
    expect(await answerByOf(id)).toBe(promised);
    await move(id, 'info_requested', 'Please send bank statements');
    expect(await answerByOf(id)).toBeNull();
    expect((await dealer.send('GET', dealPaths.one(id))).json()).toMatchObject({ deal: { answerBy: null } });
  });

  test('starts again once the dealer has answered', async () => {
    const { id } = await submittedDeal(dealer);
    await move(id, 'info_requested', 'Please send bank statements');
    t.clock.advance(MINUTES_MS);
    await move(id, 'in_review');
    expect(await answerByOf(id)).toBe(promisedNow());
  });
});

test('an application and the deal made from it have one history, each with the reads of both', async () => {
  const invite = await sendInvite(dealer);
  const application = await submit(t, { inviteToken: invite.token });
  const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
  const { id } = made.json<{ deal: Deal }>().deal;
  await dealer.send('POST', dealPaths.submit(id));
  const read = await admin.send('GET', `/api/admin/applications/${application.id}`);
  const { history } = read.json<{ application: ApplicationFile }>().application;
  expect(history.map((one) => one.action)).toEqual(
    expect.arrayContaining(['application.submitted', 'application.read', 'deal.created', 'deal.submitted']),
  );
  expect(history.map((one) => one.at)).toEqual(
    history
      .map((one) => one.at)
      .toSorted()
      .toReversed(),
  );
  const { deal } = (await admin.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>();
  expect(deal.history.map((one) => one.action)).toEqual(expect.arrayContaining(['deal.read', 'application.read']));
});
