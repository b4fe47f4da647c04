import { afterAll, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { type DecidedAnswer, decideSchema, decisionPaths } from '#contract/decisions.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { sampleDeal, sendInvite, signedIn, submit } from '#tests/support/factories.ts';
import { staffActor } from '#tests/support/actors.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { systemCtx } from '#server/context.ts';
import { decide } from './decide.ts';
import { findApplicationSubject } from './notice.ts';

const t = await startTestApp();
afterAll(() => t.close());
const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
let people = 0;

/** A completed application and the draft that its dealer created from it. */
async function pair(changes: object = {}, language: 'en' | 'es' = 'en') {
  const to = `pair-${String(++people)}@example.com`;
  const invite = await sendInvite(dealer);
  const { id: applicationId } = await submit(
    t,
    { inviteToken: invite.token, principalEmail: to, ...changes },
    language,
  );
  const made = await dealer.send('POST', dealPaths.own, {
    ...sampleDeal({ requestedTerm: '48', borrowerCreditScore: '705' }),
    applicationInviteId: invite.id,
  });
  return { to, applicationId, dealId: made.json<{ deal: Deal }>().deal.id };
}
async function submittedPair(...given: Parameters<typeof pair>) {
  const made = await pair(...given);
  expect((await dealer.send('POST', dealPaths.submit(made.dealId))).statusCode).toBe(200);
  return made;
}
type Pair = Awaited<ReturnType<typeof pair>>;
const send = (kind: 'application' | 'deal', { applicationId, dealId }: Pair, body: object) =>
  admin.send('POST', decisionPaths[kind](kind === 'deal' ? dealId : applicationId), body);
const applicationOf = async ({ applicationId }: Pair) =>
  (await admin.send('GET', `/api/admin/applications/${applicationId}`)).json<{ application: ApplicationFile }>()
    .application;
const dealOf = async ({ dealId }: Pair) =>
  (await admin.send('GET', `/api/admin/deals/${dealId}`)).json<{ deal: AdminDeal }>().deal;
const noticesTo = async (to: string): Promise<number> => {
  const mails = t.app.db.query.selectFrom('mails').select('id').where('to_address', '=', to);
  return (await mails.where('template', '=', 'decision-notice').execute()).length;
};
const recordedFor = async ({ applicationId, dealId }: Pair): Promise<number> => {
  const rows = t.app.db.query.selectFrom('audit').select('id').where('action', '=', 'decision.recorded');
  return (await rows.where('subject_id', 'in', [applicationId, dealId]).execute()).length;
};

test('the file of an application has the requested terms and the score of its deal, and the deal its language', async () => {
  const both = await submittedPair();
  expect((await applicationOf(both)).deal).toMatchObject({
    requestedAmount: 76_050.5,
    requestedTerm: 48,
    borrowerCreditScore: '705',
  });
  expect((await dealOf(both)).application).toMatchObject({ language: 'en' });
});

test('a decision on the application moves its deal and is the decision of both', async () => {
  const both = await submittedPair();
  const answer = await send('application', both, sampleApproval(t));
  expect(answer.statusCode, answer.body).toBe(201);
  const [file, deal] = [await applicationOf(both), await dealOf(both)];
  expect([file.status, deal.status]).toEqual(['closed', 'approved']);
  expect(file.decisions.map(({ id }) => id)).toEqual(deal.decisions.map(({ id }) => id));
  expect([file.decisions.length, await noticesTo(both.to), await recordedFor(both)]).toEqual([1, 1, 2]);
});

test('accepts one of 6 concurrent decisions on an application and its deal', async () => {
  const both = await submittedPair();
  const kinds = ['application', 'deal', 'application', 'deal', 'application', 'deal'] as const;
  const answers = await Promise.all(
    kinds.map((kind) => send(kind, both, kind === 'deal' ? sampleDecline : sampleApproval(t))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const [decision] = answers.find(({ statusCode }) => statusCode === 201)?.json<DecidedAnswer>().decisions ?? [];
  const deal = await dealOf(both);
  expect(deal.decisions).toMatchObject([{ id: decision?.id, supersededAt: null }]);
  expect(deal.status).toBe(decision?.outcome);
  expect([await noticesTo(both.to), await recordedFor(both)]).toEqual([1, 2]);
});

test('refuses a repeated decision at the address of the application and at that of the deal', async () => {
  const both = await submittedPair();
  const offer = { ...sampleApproval(t), ...sampleDecline, outcome: 'counter_offer' };
  expect((await send('application', both, offer)).statusCode).toBe(201);
  for (const kind of ['application', 'deal'] as const) expectRefusal(await send(kind, both, offer), 409, 'conflict');
  expect([(await dealOf(both)).decisions.length, await noticesTo(both.to), await recordedFor(both)]).toEqual([1, 1, 2]);
  const replaces = (await applicationOf(both)).decisions[0]?.id;
  expect((await send('deal', both, { ...sampleDecline, replaces })).statusCode).toBe(201);
  expect(
    (await applicationOf(both)).decisions.map(({ outcome, supersededAt }) => [outcome, supersededAt === null]),
  ).toEqual([
    ['declined', true],
    ['counter_offer', false],
  ]);
});

test('refuses a decision on the application that its deal does not allow, and records nothing', async () => {
  const both = await submittedPair();
  await t.app.db.query.updateTable('deals').set({ status: 'funded' }).where('id', '=', both.dealId).execute();
  expectRefusal(await send('application', both, sampleDecline), 409, 'conflict');
  expect((await applicationOf(both)).status).toBe('received');
  expect([await noticesTo(both.to), await recordedFor(both)]).toEqual([0, 0]);
});

test('refuses a decision whose application got a deal after it was read, and records nothing', async () => {
  const both = await pair();
  const about = await findApplicationSubject(t.app, both.applicationId);
  expect((await dealer.send('POST', dealPaths.submit(both.dealId))).statusCode).toBe(200);
  const ctx = { ...systemCtx(t.clock.now()), actor: staffActor(admin) };
  await expect(decide(t.app, ctx, about, decideSchema.parse(sampleDecline))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect([(await dealOf(both)).status, await noticesTo(both.to), await recordedFor(both)]).toEqual(['submitted', 0, 0]);
});

test('the notice of a deal is written in the language of its application, whatever the caller sends', async () => {
  const both = await submittedPair({ principalName: 'Marisol Vega' }, 'es');
  expect((await dealOf(both)).application?.language).toBe('es');
  const answer = await send('deal', both, { ...sampleDecline, language: 'en' });
  const { decisions, notice } = answer.json<DecidedAnswer>();
  expect(decisions[0]?.notice.language).toBe('es');
  expect(notice.text).toContain('Hola, Marisol Vega:');
});
