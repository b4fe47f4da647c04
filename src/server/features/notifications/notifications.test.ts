import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/account.ts';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type Notification, notificationPaths, type NotificationsAnswer } from '#contract/notifications.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { emailUpdates, notifyDealership } from './notify.ts';
import { systemCtx } from '#server/context.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
const t = await startTestApp();
afterAll(() => t.close());
let admin: Person;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

const { query } = t.app.db;
const bell = async (who: Person): Promise<Notification[]> =>
  (await who.send('GET', notificationPaths.own)).json<{ notifications: Notification[] }>().notifications;
const unread = async (who: Person): Promise<number> =>
  (await who.send('GET', notificationPaths.unreadCount)).json<{ count: number }>().count;
const move = async (id: string, status: string, note?: string): Promise<void> => {
  const decision = { approved: sampleApproval(t), declined: sampleDecline }[status];
  const answer = await (decision
    ? admin.send('POST', decisionPaths.deal(id), decision)
    : admin.send('PATCH', adminDealPaths.one(id), { status, note }));
  expect(answer.statusCode, answer.body).toBe(decision ? 201 : 200);
};
const mailsTo = (to: string) =>
  query.selectFrom('mails').select('template').where('to_address', '=', to).orderBy('id').execute();

describe('GET /api/dealer/notifications', () => {
  test('returns status changes to every user of the dealership, newest first, with the note', async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    const { id } = await submittedDeal(dealer);
    await move(id, 'info_requested', 'Please send bank statements');
    const found = await bell(dealer);
    expect(found).toEqual([
      {
        id: found[0]?.id,
        title: 'Information requested: Ramos Paving, excavator',
        message: 'Please send bank statements. Your move.',
        createdAt: t.clock.now().toISOString(),
        dealId: id,
        isRead: 'false',
        priority: 'urgent',
      },
      {
        id: found[1]?.id,
        title: 'Submitted: Ramos Paving, excavator',
        message: 'We’re on it.',
        createdAt: t.clock.now().toISOString(),
        dealId: id,
        isRead: 'true',
        priority: 'normal',
      },
    ]);
    expect((await bell(colleague)).map((one) => one.title)).toEqual(found.map((one) => one.title));
    expect([await unread(dealer), await unread(admin)]).toEqual([1, 0]);
  });

  test('submitting a deal leaves the notification unread for colleagues and read for the submitter', async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    await submittedDeal(dealer);
    expect([await unread(dealer), await unread(colleague)]).toEqual([0, 1]);
    expect((await bell(dealer)).map(({ isRead }) => isRead)).toEqual(['true']);
  });

  test.each([
    ['approved', 'high'],
    ['docs_out', 'high'],
    ['declined', 'high'],
    ['funded', 'normal'],
    ['in_review', 'normal'],
  ])('%s has the priority %s', async (status, priority) => {
    const dealer = await signedIn(t, 'dealer');
    const { id } = await submittedDeal(dealer);
    // Docs out and funded follow an approval.
    if (['docs_out', 'funded'].includes(status)) await move(id, 'approved');
    await move(id, status);
    expect((await bell(dealer))[0]?.priority).toBe(priority);
  });

  test('notifies a dealership without a deal, and skips disabled users', async () => {
    const dealer = await signedIn(t, 'dealer');
    const gone = await signedIn(t, 'dealer', dealer);
    await query.updateTable('users').set({ status: 'disabled' }).where('id', '=', gone.userId).execute();
    const news = {
      accountId: dealer.accountId,
      dealId: null,
      title: 'Sample',
      message: 'Told',
      priority: 'high',
    } as const;
    await t.app.db.tx((tx) => notifyDealership(t.app, systemCtx(t.clock.now()), tx, news));
    const [only] = await bell(dealer);
    expect(Object.keys(only ?? {})).not.toContain('dealId');
    const rows = await query.selectFrom('notifications').select('id').where('user_id', '=', gone.userId).execute();
    expect(rows).toEqual([]);
    expect(await mailsTo(dealer.email)).toEqual([]);
  });

  test('returns the newest 100, and the total', async () => {
    const dealer = await signedIn(t, 'dealer');
    await sql`insert into notifications (id, user_id, title, message, priority, created_at, detail, mail_waiting)
      select lpad(to_hex(n), 32, '0')::uuid, ${dealer.userId}, 'Sample ' || n, '', 'normal', now(), '{}', false
      from generate_series(1, 510) n`.execute(query);
    const answer = await dealer.send('GET', notificationPaths.own);
    const { notifications, total } = answer.json<NotificationsAnswer>();
    expect([notifications[0]?.title, notifications.at(-1)?.title, notifications.length]).toEqual([
      'Sample 510',
      'Sample 411',
      100,
    ]);
    expect(total).toBe(510);
    expect(await unread(dealer)).toBe(510);
    await sql`insert into notifications (id, user_id, title, message, priority, created_at, detail, mail_waiting)
      select gen_random_uuid(), ${dealer.userId}, 'More', '', 'normal', now(), '{}', false
      from generate_series(1, 600)`.execute(query);
    expect((await dealer.send('GET', notificationPaths.own)).json()).toMatchObject({ total: 1000 });
  });
});

describe('PATCH /api/dealer/notifications/{id}/read, POST mark-all-read', () => {
  test('marks one as read, changes nothing when repeated, then marks all', async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    const submitter = await signedIn(t, 'dealer', dealer);
    for (let i = 0; i < 3; i++) await submittedDeal(submitter);
    const [first] = await bell(dealer);
    const at = t.clock.now();
    for (let i = 0; i < 2; i++) {
      const answer = await dealer.send('PATCH', notificationPaths.read(first?.id ?? ''));
      expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, { success: true }]);
      t.clock.advance(60_000);
    }
    const row = query
      .selectFrom('notifications')
      .select('read_at')
      .where('id', '=', first?.id ?? '');
    expect((await row.executeTakeFirstOrThrow()).read_at).toEqual(at);
    expect((await bell(dealer)).map((one) => one.isRead)).toEqual(['true', 'false', 'false']);
    const all = await Promise.all([1, 2, 3].map(() => dealer.send('POST', notificationPaths.markAllRead)));
    expect(all.map((one) => one.json<unknown>())).toEqual(Array(3).fill({ success: true }));
    expect([await unread(dealer), await unread(colleague)]).toEqual([0, 3]);
  });

  test("checks 1.4: returns the same 404 for another user's, a colleague's and an unknown one", async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    await submittedDeal(await signedIn(t, 'dealer', dealer));
    const [mine] = await bell(dealer);
    for (const who of [colleague, admin, await signedIn(t, 'dealer')])
      for (const id of [mine?.id ?? '', 'x', '018f0000-0000-7000-8000-000000000000'])
        expectRefusal(await who.send('PATCH', notificationPaths.read(id)), 404, 'not_found');
    expect(await unread(dealer)).toBe(1);
  });
});

describe('emails about status changes in batches of 15 minutes', () => {
  test('the job waits 15 minutes; a single change is emailed once', async () => {
    const dealer = await signedIn(t, 'dealer');
    const { id } = await submittedDeal(dealer);
    await move(id, 'approved');
    const { rows } = await sql<{ wait: number }>`select round(extract(epoch from start_after - created_on))::int as wait
      from jobs.job where name = 'mail-updates' and data->>'userId' = ${dealer.userId}`.execute(query);
    expect(rows).toEqual([{ wait: 900 }]);
    expect(await mailsTo(dealer.email)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => emailUpdates(t.app, dealer.userId)));
    expect(await mailsTo(dealer.email)).toEqual([{ template: 'status-changed' }]);
    const told = () => t.mailer.sent.find((mail) => mail.to === dealer.email);
    await expect.poll(told).toBeDefined();
    for (const part of ['Ramos Paving, excavator', 'Submitted', 'Approved', `/dealer/deals/${id}`])
      expect(told()?.text).toContain(part);
  });

  test('several changes are one list', async () => {
    const dealer = await signedIn(t, 'dealer');
    const [one, two] = [await submittedDeal(dealer), await submittedDeal(dealer, { dealName: 'Second deal' })];
    await move(one.id, 'approved');
    await move(two.id, 'declined');
    await emailUpdates(t.app, dealer.userId);
    expect(await mailsTo(dealer.email)).toEqual([{ template: 'digest' }]);
    const told = () => t.mailer.sent.find((mail) => mail.to === dealer.email);
    await expect.poll(told).toBeDefined();
    expect(told()?.text).toContain('Approved: Ramos Paving, excavator');
    expect(told()?.text).toContain('Declined: Second deal');
  });

  test.each([
    ['all', ['digest']],
    ['important', ['status-changed']],
    ['none', []],
  ] as const)('a user who wants %s gets %j; all are shown as notifications', async (wanted, templates) => {
    const dealer = await signedIn(t, 'dealer');
    const chosen = await dealer.send('PATCH', accountPaths.own, { mailUpdates: wanted });
    expect(chosen.json<{ account: object }>().account).toMatchObject({ mailUpdates: wanted });
    const { id } = await submittedDeal(dealer);
    await move(id, 'in_review');
    await move(id, 'approved');
    await emailUpdates(t.app, dealer.userId);
    expect((await mailsTo(dealer.email)).map((mail) => mail.template)).toEqual(templates);
    // Unwanted changes are not emailed later either.
    await dealer.send('PATCH', accountPaths.own, { mailUpdates: 'all' });
    await emailUpdates(t.app, dealer.userId);
    expect(await mailsTo(dealer.email)).toHaveLength(templates.length);
    expect((await bell(dealer)).length).toBeGreaterThan(1);
  });

  test("the choice is one of three, audited when it changes, and only the caller's", async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    expectRefusal(await dealer.send('PATCH', accountPaths.own, { mailUpdates: 'some' }), 400, 'validation');
    for (let i = 0; i < 2; i++) await dealer.send('PATCH', accountPaths.own, { mailUpdates: 'none' });
    const rows = query.selectFrom('audit').select('detail').where('action', '=', 'user.mails_changed');
    const ofUser = await rows.where('subject_id', '=', dealer.userId).execute();
    expect(ofUser).toEqual([{ detail: { from: 'all', to: 'none' } }]);
    const read = await colleague.send('GET', accountPaths.own);
    expect(read.json<{ account: object }>().account).toMatchObject({ mailUpdates: 'all' });
  });

  test('a disabled user gets none', async () => {
    const dealer = await signedIn(t, 'dealer');
    await move((await submittedDeal(dealer)).id, 'approved');
    await query.updateTable('users').set({ status: 'disabled' }).where('id', '=', dealer.userId).execute();
    await emailUpdates(t.app, dealer.userId);
    expect(await mailsTo(dealer.email)).toEqual([]);
  });
});
