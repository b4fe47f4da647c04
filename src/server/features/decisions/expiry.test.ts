import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { type DecidedAnswer, decisionPaths } from '#contract/decisions.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { sampleDeal, sendInvite, type SignedIn, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { notifyOfExpiry } from './expiry.ts';
import { lockDeal } from './expiry-store.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const moveTo = (instant: string): void => t.clock.advance(Date.parse(instant) - t.clock.now().getTime());
const START = t.clock.now().toISOString();
beforeEach(() => moveTo(START));

type Person = Awaited<ReturnType<typeof signedIn>>;
const NAME = 'Ramos Paving, excavator';
const LAST_DAY = '2026-12-01';
/** Noon of the lender, which is in New York. */
const noon = (day: string): string => `${day}T17:00:00Z`;

async function approve(id: string, changes: object = {}): Promise<string> {
  const body = sampleApproval(t, { expiresOn: LAST_DAY, ...changes });
  const answer = await (await signedIn(t, 'admin')).send('POST', decisionPaths.deal(id), body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<DecidedAnswer>().decisions[0]?.id ?? '';
}
async function approvedDeal(changes: object = {}) {
  const dealer = await signedIn(t, 'dealer');
  const { id } = await submittedDeal(dealer);
  return { dealer, id, decision: await approve(id, changes) };
}
const runAt = async (instant: string): Promise<void> => {
  moveTo(instant);
  await notifyOfExpiry(t.app);
};
const notices = (who: Pick<SignedIn, 'userId'>) =>
  query
    .selectFrom('notifications')
    .select(['title', 'message', 'priority', 'mail_waiting'])
    .where('user_id', '=', who.userId)
    .where('title', 'like', 'Approval expire%')
    .orderBy('id')
    .execute();
const titles = async (who: Person): Promise<string[]> => (await notices(who)).map(({ title }) => title);
const soon = {
  title: `Approval expires soon: ${NAME}`,
  message: 'The terms are good until Dec 1, 2026. Call us if your customer needs more time.',
  priority: 'high',
  mail_waiting: false,
};
const expired = {
  title: `Approval expired: ${NAME}`,
  message: 'The terms were good until Dec 1, 2026. Your move: ask for new terms.',
  priority: 'high',
  mail_waiting: false,
};

describe('notices that an approval expires', () => {
  test('are sent from midnight of the lender, 3 days before the last day and on the day after it', async () => {
    const { dealer } = await approvedDeal();
    await runAt('2026-11-28T04:59:59Z');
    expect(await notices(dealer)).toEqual([]);
    await runAt('2026-11-28T05:00:00Z');
    expect(await notices(dealer)).toEqual([soon]);
    await runAt('2026-12-02T04:59:59Z');
    expect(await notices(dealer)).toEqual([soon]);
    await runAt('2026-12-02T05:00:00Z');
    expect(await notices(dealer)).toEqual([soon, expired]);
  });

  test('are sent once each, however often the job runs', async () => {
    const { dealer, id } = await approvedDeal();
    for (const day of ['2026-11-28', '2026-11-28', '2026-11-30', LAST_DAY, '2026-12-02', '2026-12-02', '2026-12-20'])
      await runAt(noon(day));
    expect(await notices(dealer)).toEqual([soon, expired]);
    const colleague = await signedIn(t, 'dealer', dealer);
    await query.updateTable('notifications').set({ read_at: t.clock.now() }).where('deal_id', '=', id).execute();
    await runAt(noon('2026-12-21'));
    expect([await notices(dealer), await notices(colleague)]).toEqual([[soon, expired], []]);
  });

  test('are sent once by two runs that found the same deal', async () => {
    const { dealer, id } = await approvedDeal();
    moveTo(noon('2026-11-28'));
    const [locked, bothWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = t.app.db.tx(async (tx) => {
      await lockDeal(tx, id);
      locked.resolve();
      await bothWait.promise;
    });
    await locked.promise;
    const runs = [notifyOfExpiry(t.app), notifyOfExpiry(t.app)];
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(query)).rows.length).toBe(2);
    bothWait.resolve();
    await Promise.all([holder, ...runs]);
    expect(await notices(dealer)).toEqual([soon]);
  });

  test.each([
    ['on the last day', LAST_DAY, [soon]],
    ['on the day after', '2026-12-02', [expired]],
    ['30 days after', '2026-12-31', [expired]],
    ['31 days after', '2027-01-01', []],
  ])('say only what is still true when the first run is %s', async (_when, day, sent) => {
    const { dealer } = await approvedDeal();
    await runAt(noon(day));
    expect(await notices(dealer)).toEqual(sent);
  });

  test('follow the decision that replaced another', async () => {
    const { dealer, id, decision } = await approvedDeal();
    await runAt(noon('2026-11-28'));
    await approve(id, { expiresOn: '2026-12-10', replaces: decision });
    for (const day of ['2026-12-02', '2026-12-06']) await runAt(noon(day));
    expect(await notices(dealer)).toEqual([soon]);
    await runAt(noon('2026-12-07'));
    await runAt(noon('2026-12-11'));
    expect((await notices(dealer)).map(({ message }) => message)).toEqual([
      soon.message,
      'The terms are good until Dec 10, 2026. Call us if your customer needs more time.',
      'The terms were good until Dec 10, 2026. Your move: ask for new terms.',
    ]);
  });

  test('are sent for a decision about the application that the deal was created from', async () => {
    const dealer = await signedIn(t, 'dealer');
    const invite = await sendInvite(dealer);
    const { id: application } = await submit(t, { inviteToken: invite.token });
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const { id } = made.json<{ deal: Deal }>().deal;
    const admin = await signedIn(t, 'admin');
    const body = sampleApproval(t, { expiresOn: LAST_DAY });
    expect((await admin.send('POST', decisionPaths.application(application), body)).statusCode).toBe(201);
    expect((await dealer.send('POST', dealPaths.submit(id))).statusCode).toBe(200);
    await query.updateTable('deals').set({ status: 'approved' }).where('id', '=', id).execute();
    await runAt(noon('2026-11-28'));
    expect(await notices(dealer)).toEqual([soon]);
  });

  test('end when the documents are out', async () => {
    const { dealer, id } = await approvedDeal();
    await runAt(noon('2026-11-28'));
    const moved = await (await signedIn(t, 'admin')).send('PATCH', adminDealPaths.one(id), { status: 'docs_out' });
    expect(moved.statusCode, moved.body).toBe(200);
    await runAt(noon('2026-12-02'));
    expect(await notices(dealer)).toEqual([soon]);
  });

  test.each(['in_review', 'info_requested', 'docs_out', 'funded', 'declined', 'sf_deleted'] as const)(
    'are not sent for a deal with the status %s',
    async (status) => {
      const { dealer, id } = await approvedDeal();
      await query.updateTable('deals').set({ status }).where('id', '=', id).execute();
      await runAt(noon('2026-11-28'));
      await runAt(noon('2026-12-02'));
      expect(await notices(dealer)).toEqual([]);
    },
  );

  test('wait for the disclosure while the figures are held', async () => {
    const { dealer } = await approvedDeal({ businessState: 'CA', disclosure: { kind: 'pending' } });
    await runAt(noon('2026-11-28'));
    await runAt(noon('2026-12-02'));
    expect(await notices(dealer)).toEqual([]);
  });

  test('go to every active user of the dealership, and to no other user', async () => {
    const { dealer } = await approvedDeal();
    const colleague = await signedIn(t, 'dealer-manager', dealer);
    const [ended, invited] = [await signedIn(t, 'dealer', dealer), await signedIn(t, 'dealer', dealer)];
    for (const [{ userId }, status] of [
      [ended, 'disabled'],
      [invited, 'invited'],
    ] as const)
      await query.updateTable('users').set({ status }).where('id', '=', userId).execute();
    const others = [ended, invited, await signedIn(t, 'dealer'), await signedIn(t, 'admin')];
    await runAt(noon('2026-11-28'));
    for (const who of [dealer, colleague]) expect(await titles(who)).toEqual([soon.title]);
    for (const who of others) expect(await titles(who)).toEqual([]);
  });

  test('wait until a dealership has an active user', async () => {
    const { dealer } = await approvedDeal();
    const put = (status: 'disabled' | 'active') =>
      query.updateTable('users').set({ status }).where('id', '=', dealer.userId).execute();
    await put('disabled');
    await runAt(noon('2026-11-28'));
    expect(await notices(dealer)).toEqual([]);
    await put('active');
    await runAt(noon('2026-11-29'));
    expect(await notices(dealer)).toEqual([soon]);
  });
});
