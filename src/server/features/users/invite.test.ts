import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { hashToken } from '#server/crypto/tokens.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { untilOneWaits } from '#tests/support/waiting-statements.ts';
import { inviteAdmin } from './invite.ts';
import { lockUser } from './store.ts';
import { deliverEmail } from '#server/features/outbox/deliver-email.ts';

const t = await startTestApp();
afterAll(() => t.close());

const DAY = 24 * 3_600_000;
const { query } = t.app.db;
const invite = async (email: string, renew = false): Promise<string | undefined> =>
  (await inviteAdmin(t.app, email, { renew }))?.link?.reveal();
const tokenOf = (link = ''): string => new URL(link).searchParams.get('token') ?? '';
const userOf = (email: string) => query.selectFrom('users').selectAll().where('email', '=', email).execute();
const invitationsOf = async (email: string) => {
  const [user] = await userOf(email);
  return query
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', user?.id ?? '')
    .orderBy('id')
    .execute();
};

describe('ADMIN_EMAIL', () => {
  test('is invited at the first start: user, link for 7 days, email and audit row', async () => {
    const link = await invite('first@acme.example');
    expect(link).toMatch(/^http:\/\/localhost:3000\/dealer\/accept-invite\?token=[\w-]{43}$/);
    const [user, ...more] = await userOf('first@acme.example');
    expect(more).toEqual([]);
    expect(user).toMatchObject({ role: 'admin', status: 'invited', password_hash: null });
    const account = await query
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', user?.account_id ?? '')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ name: 'Lender', kind: 'lender' });
    const [invitation] = await invitationsOf('first@acme.example');
    expect(invitation).toMatchObject({
      token_hash: hashToken(tokenOf(link)),
      purpose: 'activate',
      expires_at: new Date(t.clock.now().getTime() + 7 * DAY),
      used_at: null,
      revoked_at: null,
    });
    const records = await query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', user?.id ?? '')
      .execute();
    expect(records.map((row) => [row.action, row.actor_kind, row.detail])).toEqual([
      ['user.invited', 'system', { role: 'admin' }],
    ]);
    await expect.poll(() => t.mailer.sent.length).toBe(1);
    expect(t.mailer.sent[0]).toMatchObject({
      to: 'first@acme.example',
      subject: 'Your staff account at Acme Equipment Finance',
    });
    expect(t.mailer.sent[0]?.text).toContain(link);
    expect(t.mailer.sent[0]?.html).toContain(`href="${link ?? ''}"`);
  });

  test('gets no second invitation from a restart while one is open', async () => {
    const before = await invitationsOf('first@acme.example');
    t.clock.advance(7 * DAY - 1);
    expect(await invite('first@acme.example')).toBeUndefined();
    expect(await invitationsOf('first@acme.example')).toEqual(before);
  });

  test('gets a new invitation from a restart after the old one expired, which stops working', async () => {
    const [old] = await invitationsOf('first@acme.example');
    t.clock.advance(1);
    const link = await invite('first@acme.example');
    expect(link).toBeDefined();
    const both = await invitationsOf('first@acme.example');
    expect(both.map((row) => [row.id === old?.id, row.revoked_at])).toEqual([
      [true, t.clock.now()],
      [false, null],
    ]);
    expect((await userOf('first@acme.example')).length).toBe(1);
    const visitor = await t.browser();
    const accepted = await visitor.send('POST', '/api/dealer/auth/accept-invite', {
      token: tokenOf(link),
      password: PASSWORD,
    });
    expect(accepted.statusCode).toBe(200);
  });

  describe('whose link was lost', () => {
    const email = 'lost@acme.example';
    const refusal = Object.assign(new Error('away'), { code: 'ESOCKET' });
    const mails = () => query.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute();
    const states = async () => (await mails()).map((mail) => mail.state);
    const open = async () => (await invitationsOf(email)).filter((row) => row.revoked_at === null);
    const validity = async (link: string | undefined) =>
      (await (await t.browser()).send('POST', '/api/dealer/admin/validate-invite', { token: tokenOf(link) }))
        .statusCode;

    test('learns from a restart until when the invitation is open, without a change', async () => {
      await invite(email);
      const [made] = await invitationsOf(email);
      expect(await inviteAdmin(t.app, email)).toEqual({ link: undefined, expiresAt: made?.expires_at });
      await expect.poll(states).toEqual(['sent']);
      expect(await inviteAdmin(t.app, email)).toEqual({ link: undefined, expiresAt: made?.expires_at });
      expect(await invitationsOf(email)).toEqual([made]);
    });

    test('gets a new invitation from a restart on request, which replaces the old link', async () => {
      t.mailer.refuseNext(refusal);
      const link = await invite(email, true);
      expect(await validity(link)).toBe(200);
      expect(await open()).toMatchObject([{ token_hash: hashToken(tokenOf(link)) }]);
      expect(await invitationsOf(email)).toHaveLength(2);
    });

    test('gets a new invitation from the next start after a failed email, and the old email is never sent', async () => {
      await expect.poll(states).toEqual(['sent', 'failed']);
      const [, failed] = await mails();
      const [old] = await open();
      const links = await Promise.all([1, 2, 3].map(() => invite(email)));
      expect(links.filter((link) => link !== undefined)).toHaveLength(1);
      expect(await validity(links.find((link) => link !== undefined))).toBe(200);
      expect((await invitationsOf(email)).find((row) => row.id === old?.id)?.revoked_at).toEqual(t.clock.now());
      expect(await open()).toHaveLength(1);
      await deliverEmail(t.app, failed?.id ?? '');
      await expect.poll(states).toEqual(['sent', 'sent']);
      expect(t.mailer.sent.filter((mail) => mail.to === email)).toHaveLength(2);
    });

    test('is not invited again after activation', async () => {
      await query.updateTable('users').set({ status: 'active' }).where('email', '=', email).execute();
      expect(await inviteAdmin(t.app, email, { renew: true })).toBeUndefined();
    });
  });

  test('is not invited again when active or disabled', async () => {
    expect(await invite('first@acme.example')).toBeUndefined();
    await query.updateTable('users').set({ status: 'disabled' }).where('email', '=', 'first@acme.example').execute();
    t.clock.advance(30 * DAY);
    expect(await invite('first@acme.example')).toBeUndefined();
    expect(await invitationsOf('first@acme.example')).toHaveLength(2);
  });

  test('joins the account of the first administrator as a second one', async () => {
    await invite('second@acme.example');
    const [[first], [second]] = [await userOf('first@acme.example'), await userOf('second@acme.example')];
    expect(second?.account_id).toBe(first?.account_id);
  });

  test('is one user with one open invitation when several nodes start at once', async () => {
    const links = await Promise.all([1, 2, 3, 4].map(() => invite('at-once@acme.example')));
    expect(links.filter((link) => link !== undefined)).toHaveLength(1);
    expect(await userOf('at-once@acme.example')).toHaveLength(1);
    expect(await invitationsOf('at-once@acme.example')).toHaveLength(1);
  });

  test('keeps the account when a start runs while the link is being accepted', async () => {
    const email = 'accepting@acme.example';
    await invite(email);
    const [before] = await invitationsOf(email);
    const [held, go] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const accepting = t.app.db.tx(async (tx) => {
      await lockUser(tx, email).execute();
      held.resolve(undefined);
      await go.promise;
      await tx.updateTable('users').set({ status: 'active' }).where('email', '=', email).execute();
    });
    await held.promise;
    const starting = invite(email, true);
    await untilOneWaits(query);
    go.resolve(undefined);
    await accepting;
    expect(await starting).toBeUndefined();
    expect(await invitationsOf(email)).toEqual([before]);
  });

  test('has a token that appears in no job, log, audit row or invitation', async () => {
    const link = await invite('hidden@acme.example');
    const rows = await Promise.all([
      sql`select * from jobs.job`.execute(query),
      query.selectFrom('audit').selectAll().execute(),
      query.selectFrom('invitations').selectAll().execute(),
      query.selectFrom('mails').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows) + t.logged()).not.toContain(tokenOf(link));
  });
});
