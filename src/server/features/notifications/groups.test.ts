import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { notificationPaths, type NotificationGroupsAnswer } from '#contract/notifications.ts';
import { systemCtx } from '#server/context.ts';
import { sampleDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { notifyDealership } from './notify.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Person = Awaited<ReturnType<typeof signedIn>>;
let dealer: Person;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
});

const read = async (who: Person, query = ''): Promise<NotificationGroupsAnswer> =>
  (await who.send('GET', `${notificationPaths.groups}${query}`)).json<NotificationGroupsAnswer>();
const tell = (who: Person, of: { dealId: string | null; inviteId?: string }, title: string) =>
  t.app.db.tx((tx) =>
    notifyDealership(t.app, systemCtx(t.clock.now()), tx, {
      accountId: who.accountId,
      ...of,
      title,
      message: `${title}.`,
      priority: 'normal',
    }),
  );

describe('notifications grouped per file', () => {
  test('one group per deal and invite, by the newest notification', async () => {
    const [mill, lathe] = [
      await submittedDeal(dealer, { dealName: 'Mill' }),
      await submittedDeal(dealer, { dealName: 'Lathe' }),
    ];
    const invite = await sendInvite(dealer, { recipientName: 'Vic Tim' });
    await tell(dealer, { dealId: null, inviteId: invite.id }, 'Invite completed');
    for (let n = 1; n <= 12; n++) await tell(dealer, { dealId: lathe.id }, `Lathe ${String(n)}`);
    await tell(dealer, { dealId: mill.id }, 'Mill moved');
    const { groups } = await read(dealer);
    expect(
      groups.map(({ name, count, unread, dealId, inviteId }) => ({ name, count, unread, dealId, inviteId })),
    ).toEqual([
      { name: 'Mill', count: 2, unread: 1, dealId: mill.id },
      { name: 'Lathe', count: 13, unread: 12, dealId: lathe.id },
      { name: 'Vic Tim', count: 1, unread: 1, inviteId: invite.id },
    ]);
    expect(groups[1]?.notifications.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Lathe ${String(12 - n)}`),
    );
    await dealer.send('PATCH', notificationPaths.read(groups[0]?.notifications[0]?.id ?? ''));
    expect((await read(dealer)).groups[0]).toMatchObject({ name: 'Mill', unread: 0 });
    const unread = await read(dealer, '?show=unread&limit=500');
    expect(unread.groups.map(({ name }) => name)).toEqual(groups.slice(1).map(({ name }) => name));
    expectRefusal(await dealer.send('GET', `${notificationPaths.groups}?show=read`), 400);
  });

  test('in pages, with each group once', async () => {
    const seen: (string | null)[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: NotificationGroupsAnswer = await read(dealer, `?limit=1&cursor=${cursor}`);
      seen.push(...page.groups.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['Mill', 'Lathe', 'Vic Tim']);
    expectRefusal(await dealer.send('GET', `${notificationPaths.groups}?cursor=other`), 400);
  });

  test('a completed invite is in the group of the deal that its dealership created from it', async () => {
    const maker = await signedIn(t, 'dealer');
    const invite = await sendInvite(maker);
    await submit(t, { inviteToken: invite.token });
    expect((await read(maker)).groups).toMatchObject([{ inviteId: invite.id, unread: 1 }]);
    const made = await maker.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const { deal } = made.json<{ deal: Deal }>();
    await tell(maker, { dealId: deal.id }, 'Deal moved');
    const { groups } = await read(maker);
    expect(groups).toMatchObject([{ dealId: deal.id, name: deal.dealName, count: 2, unread: 2 }]);
    expect(groups[0]).not.toHaveProperty('inviteId');
    expect(groups[0]?.notifications).toMatchObject([{ dealId: deal.id }, { inviteId: invite.id }]);
  });

  test('only of this user', async () => {
    const other = await signedIn(t, 'dealer');
    expect(await read(other)).toEqual({ groups: [], nextCursor: null });
  });
});
