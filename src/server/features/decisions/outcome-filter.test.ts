import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths, type ApplicationsAnswer } from '#contract/admin.ts';
import { adminDealPaths, type AdminDealsAnswer } from '#contract/admin-deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { sampleDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');

const get = async <Answer>(path: string, query: Record<string, string>): Promise<Answer> => {
  const answer = await admin.send('GET', `${path}?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const applications = async (query: Record<string, string>) =>
  (await get<ApplicationsAnswer>(adminPaths.applications, query)).applications;
const deals = async (query: Record<string, string>) => (await get<AdminDealsAnswer>(adminDealPaths.all, query)).deals;
const names = async (query: Record<string, string>) => (await applications(query)).map((one) => one.businessName);
const dealNames = async (query: Record<string, string>) => (await deals(query)).map((one) => one.dealName);
const decideDeal = async (id: string, body: object): Promise<void> => {
  const answer = await admin.send('POST', decisionPaths.deal(id), body);
  expect(answer.statusCode, answer.body).toBe(201);
};
const withdrawn = { outcome: 'withdrawn', note: 'Said so on the phone' };

beforeAll(async () => {
  await submit(t, { businessName: 'Open One' });
  const approved = await submit(t, { businessName: 'Yes Trucks' });
  await decideApplication(admin, approved.id, sampleApproval(t));
  const replaced = await submit(t, { businessName: 'Second Thought' });
  const { decisions } = await decideApplication(admin, replaced.id, sampleDecline);
  await decideApplication(admin, replaced.id, sampleApproval(t, { replaces: decisions[0]?.id }));
  for (const name of ['No Foods', 'No Mills']) {
    const { id } = await submit(t, { businessName: name });
    await decideApplication(admin, id, sampleDecline);
  }
  await submittedDeal(dealer, { dealName: 'Open deal' });
  await decideDeal((await submittedDeal(dealer, { dealName: 'Gone elsewhere' })).id, withdrawn);
  await decideDeal((await submittedDeal(dealer, { dealName: 'Turned down' })).id, sampleDecline);
});

describe('the decision in a list', () => {
  test('is the current one of an application, with its day', async () => {
    const [row] = await applications({ q: 'second thought' });
    expect(row?.decision).toEqual({ outcome: 'approved', decidedAt: t.clock.now().toISOString() });
    expect((await applications({ q: 'open one' }))[0]?.decision).toBeNull();
  });

  test.each([
    ['none', ['Open One']],
    ['approved', ['Second Thought', 'Yes Trucks']],
    ['declined', ['No Mills', 'No Foods']],
    ['withdrawn', []],
    ['', ['No Mills', 'No Foods', 'Second Thought', 'Yes Trucks', 'Open One']],
  ])('filters applications by %j and ignores replaced decisions', async (outcome, expected) => {
    expect(await names({ outcome })).toEqual(expected);
  });

  test('filters together with a search and in pages', async () => {
    expect(await names({ outcome: 'declined', q: 'foods' })).toEqual(['No Foods']);
    const query = { outcome: 'declined', limit: '1' };
    const first = await get<ApplicationsAnswer>(adminPaths.applications, query);
    const second = await get<ApplicationsAnswer>(adminPaths.applications, { ...query, cursor: first.nextCursor ?? '' });
    expect([first, second].map((page) => page.applications.map((one) => one.businessName))).toEqual([
      ['No Mills'],
      ['No Foods'],
    ]);
    expect(second.nextCursor).toBeNull();
  });

  test.each([
    ['none', ['Open deal']],
    ['withdrawn', ['Gone elsewhere']],
    ['declined', ['Turned down']],
    ['', ['Turned down', 'Gone elsewhere', 'Open deal']],
  ])('filters deals by %j', async (outcome, expected) => {
    expect(await dealNames({ outcome })).toEqual(expected);
  });

  test('distinguishes a withdrawn customer from a declined deal', async () => {
    expect((await deals({ q: 'gone elsewhere' }))[0]).toMatchObject({
      status: 'declined',
      decision: { outcome: 'withdrawn', decidedAt: t.clock.now().toISOString() },
    });
  });

  test('is exported with its time in both CSV files and filters them', async () => {
    const day = t.clock.now().toISOString();
    const applied = await admin.send('GET', `${adminPaths.applicationsCsv}?outcome=approved`);
    expect(applied.body.split('\r\n')[0]).toContain(',decision,decided,');
    expect(applied.body.match(new RegExp(`"approved","${day}"`, 'g'))).toHaveLength(2);
    const dealt = await admin.send('GET', `${adminDealPaths.csv}?outcome=withdrawn`);
    expect(dealt.body).toContain(`"withdrawn","${day}"`);
    expect(dealt.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('cannot be filtered by an unknown outcome', async () => {
    const answer = await admin.send('GET', `${adminDealPaths.all}?outcome=lost`);
    expectRefusal(answer, 400, 'validation');
  });
});

test('a deal shows a decision about its application from before its submission', async () => {
  const invite = await sendInvite(dealer);
  const { id } = await submit(t, { inviteToken: invite.token, businessName: 'Linked Foods' });
  await decideApplication(admin, id, sampleDecline);
  const input = { ...sampleDeal({ dealName: 'Linked deal' }), applicationInviteId: invite.id };
  const made = (await dealer.send('POST', dealPaths.own, input)).json<{ deal: Deal }>().deal;
  expect((await dealer.send('POST', dealPaths.submit(made.id))).statusCode).toBe(200);
  expect((await deals({ q: 'linked' }))[0]?.decision).toMatchObject({ outcome: 'declined' });
  expect([
    await dealNames({ outcome: 'none', q: 'linked' }),
    await dealNames({ outcome: 'declined', q: 'linked' }),
  ]).toEqual([[], ['Linked deal']]);
});
