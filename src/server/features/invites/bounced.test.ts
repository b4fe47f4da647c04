import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationInvite, applicationInvitePaths, inviteMessages } from '#contract/application-invites.ts';
import { type Notification, notificationPaths } from '#contract/notifications.ts';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import { sendInvite, signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';
import { deliverEmail } from '#server/features/outbox/deliver-email.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Person = Awaited<ReturnType<typeof signedIn>>;
let dealer: Person;
let colleague: Person;
let other: Person;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  colleague = await signedIn(t, 'dealer', dealer);
  other = await signedIn(t, 'dealer');
});

const WAIT = { timeout: 240_000 };
const { query } = t.app.db;
const unknownMailbox = () =>
  Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
const listed = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (await dealer.send('GET', applicationInvitePaths.own))
    .json<{ invites: (ApplicationInvite & Record<string, unknown>)[] }>()
    .invites.find((one) => one.id === id);
const bellOf = async (who: TestClient, inviteId: string): Promise<Notification[]> =>
  (await who.send('GET', notificationPaths.own))
    .json<{ notifications: Notification[] }>()
    .notifications.filter((one) => one.inviteId === inviteId);
const resend = (id: string, body: object = {}, who: TestClient = dealer) =>
  who.send('POST', `${applicationInvitePaths.own}/${id}/resend`, body);
const mailIdOf = async (id: string): Promise<string> =>
  (await query.selectFrom('application_invites').select('mail_id').where('id', '=', id).executeTakeFirstOrThrow())
    .mail_id ?? '';
const sentTo = (to: string) => t.mailer.sent.filter((mail) => mail.to === to);

let typos = 0;
/** An invite whose address the relay refused permanently. */
async function bounced(): Promise<{ id: string; token: string; to: string }> {
  const to = `elena-${String(++typos)}@exmaple.com`;
  t.mailer.refuseNext(unknownMailbox(), to);
  const { id, token } = await sendInvite(dealer, { recipientEmail: to });
  await expect
    .poll(async () => {
      const row = await query.selectFrom('mails').select('state').where('to_address', '=', to).executeTakeFirst();
      return row?.state;
    }, WAIT)
    .toBe('failed');
  return { id, token, to };
}

describe('an invite whose email address is permanently refused', () => {
  test('is shown in the list, and as a notification to every user of the dealership', async () => {
    const { id } = await bounced();
    await expect.poll(async () => (await listed(id))?.['emailState'], WAIT).toBe('refused');
    expect(await listed(id)).toMatchObject({ status: 'pending', emailSent: 'false' });
    for (const who of [dealer, colleague])
      expect(await bellOf(who, id)).toMatchObject([
        {
          title: 'Email not delivered: Elena Ramos',
          message: 'The email address was refused. Correct the address and send the invite again.',
          priority: 'high',
          isRead: 'false',
        },
      ]);
    expect(await bellOf(other, id)).toEqual([]);
  });

  test('creates one notification, also when staff retries the same address', async () => {
    const { id, to } = await bounced();
    t.mailer.refuseNext(unknownMailbox(), to);
    await deliverEmail(t.app, await mailIdOf(id));
    expect(await bellOf(dealer, id)).toHaveLength(1);
  });

  test('stays waiting without a notification while the refusal is temporary', async () => {
    const to = 'later@example.com';
    t.mailer.refuseNext(Object.assign(unknownMailbox(), { responseCode: 450 }), to);
    const { id } = await sendInvite(dealer, { recipientEmail: to });
    await expect
      .poll(
        async () => (await query.selectFrom('mails').select('state').where('to_address', '=', to).execute())[0],
        WAIT,
      )
      .toEqual({ state: 'failed' });
    expect((await listed(id))?.['emailState']).toBe('waiting');
    expect(await bellOf(dealer, id)).toEqual([]);
  });

  test('is reported as stopped after the last attempt of the queue', async () => {
    const to = 'away@example.com';
    const away = () => Object.assign(new Error('away'), { code: 'ESOCKET' });
    t.mailer.refuseNext(away(), to);
    const { id } = await sendInvite(dealer, { recipientEmail: to });
    const mailId = await mailIdOf(id);
    const attempts = async () =>
      (await query.selectFrom('mails').select('attempts').where('id', '=', mailId).executeTakeFirst())?.attempts;
    await expect.poll(attempts, WAIT).toBe(1);
    await sql`update jobs.job set start_after = now() + interval '1 day' where data->>'mailId' = ${mailId}`.execute(
      query,
    );
    await query
      .updateTable('mails')
      .set({ attempts: JOB_TRIES - 1 })
      .where('id', '=', mailId)
      .execute();
    t.mailer.refuseNext(away(), to);
    await deliverEmail(t.app, mailId).catch(() => undefined);
    expect((await listed(id))?.['emailState']).toBe('stopped');
    expect(await bellOf(dealer, id)).toMatchObject([
      {
        title: 'Email not delivered: Elena Ramos',
        message: 'We could not send the email. Send the invite again, or copy its link and share it yourself.',
      },
    ]);
  });
});

describe('correcting the address of an invite', () => {
  test('sends the same link to the new address and records the change', async () => {
    const { id, token, to } = await bounced();
    const answer = await resend(id, { recipientEmail: '  elena@example.com ' });
    expect([answer.statusCode, answer.json<{ invite: object }>().invite]).toMatchObject([
      200,
      { id, recipientEmail: 'elena@example.com', status: 'pending', emailState: 'waiting' },
    ]);
    await expect.poll(async () => (await listed(id))?.['emailState'], WAIT).toBe('sent');
    expect(sentTo('elena@example.com').some((mail) => mail.text.includes(token))).toBe(true);
    expect(sentTo(to)).toEqual([]);
    const rows = await query
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .where('action', '=', 'application_invite.resent')
      .execute();
    expect(rows).toEqual([{ action: 'application_invite.resent', detail: { addressCorrected: true } }]);
  });

  test('is refused for text that is no address, and changes nothing', async () => {
    const { id, to } = await bounced();
    const refusal = expectRefusal(await resend(id, { recipientEmail: 'elena at home' }), 400, 'validation');
    expect(refusal.fields).toEqual({ recipientEmail: inviteMessages.recipientEmail });
    expect((await listed(id))?.['recipientEmail']).toBe(to);
  });

  test('is refused after the email was delivered, because its recipient has the link', async () => {
    const { id } = await sendInvite(dealer, { recipientEmail: 'right@example.com' });
    await expect.poll(async () => (await listed(id))?.['emailSent'], WAIT).toBe('true');
    const refusal = expectRefusal(await resend(id, { recipientEmail: 'else@example.com' }), 409, 'conflict');
    expect(refusal.message).toBe(
      'Only an address that refused the email can be corrected. Revoke this invite and send a new one instead.',
    );
    expect((await listed(id))?.['recipientEmail']).toBe('right@example.com');
    expect((await resend(id, { recipientEmail: 'right@example.com' })).statusCode).toBe(200);
  });

  test('is refused after the application was completed', async () => {
    const { id, token } = await bounced();
    await submit(t, { inviteToken: token });
    expectRefusal(await resend(id, { recipientEmail: 'else@example.com' }), 409, 'conflict');
  });

  test('sends exactly one of several corrections at once', async () => {
    const { id } = await bounced();
    const wanted = ['one', 'two', 'three', 'four'].map((name) => `${name}-at-once@example.com`);
    const answers = await Promise.all(wanted.map((recipientEmail) => resend(id, { recipientEmail })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const winner = wanted[answers.findIndex((one) => one.statusCode === 200)];
    expect((await listed(id))?.['recipientEmail']).toBe(winner);
    await expect.poll(() => wanted.flatMap((to) => sentTo(to)).map((mail) => mail.to), WAIT).toEqual([winner]);
  });

  test('returns 404 to another dealership', async () => {
    const { id, to } = await bounced();
    expectRefusal(await resend(id, { recipientEmail: 'mine@example.com' }, other), 404, 'not_found');
    expect((await listed(id))?.['recipientEmail']).toBe(to);
  });
});
