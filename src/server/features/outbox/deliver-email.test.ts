import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { systemCtx } from '#server/context.ts';
import type { App } from '#server/app.ts';
import { newId } from '#server/lib/ids.ts';
import type { OutgoingEmail } from '#server/ports.ts';
import { outboxPaths } from '#contract/outbox.ts';
import { staffActor } from '#tests/support/actors.ts';
import { signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { listOutbox } from './entries.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { deliverEmail } from './deliver-email.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;

const staff = {
  ...systemCtx(t.clock.now()),
  actor: staffActor({ userId: newId(), accountId: newId(), email: 'staff@acme.example' }),
};
const LINK = 'http://localhost:3000/dealer/accept-invite?token=canary-token';
let mails = 0;
/** A stored email with its job, optionally refused once. @returns its id */
async function queued(refused?: Error): Promise<string> {
  const to = `mail-${String(++mails)}@acme.example`;
  if (refused) t.mailer.refuseNext(refused, to);
  await t.app.db.tx((tx) =>
    queueEmail(t.app, systemCtx(t.clock.now()), tx, {
      template: 'staff-invitation',
      to,
      language: 'en',
      params: { link: LINK, expiresAt: '2026-11-28T15:00:00.000Z' },
    }),
  );
  return (await query.selectFrom('mails').select('id').where('to_address', '=', to).executeTakeFirstOrThrow()).id;
}
/** An email that the relay refused temporarily. Its job waits, so only the test delivers it. */
async function refusedOnce(): Promise<string> {
  const id = await queued(Object.assign(new Error('try later'), { code: 'EENVELOPE', responseCode: 450 }));
  await expect.poll(() => state(id)).toBe('failed');
  await sql`update jobs.job set start_after = now() + interval '1 day' where data->>'mailId' = ${id}`.execute(query);
  return id;
}
/** A node whose updates of the table fail this many times after the relay accepted an email. */
function withBrokenRecords(times: number): App & { repair: () => void } {
  let left = 0;
  const line = new Proxy(query, {
    get: (target, name) => {
      if (name === 'updateTable' && left-- > 0)
        throw Object.assign(new Error('the line broke'), { code: 'ECONNRESET' });
      const found = Reflect.get(target, name) as unknown;
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
  const deliver = async (mail: OutgoingEmail): Promise<void> => {
    await t.mailer.deliver(mail);
    left = times;
  };
  const mailer = { ...t.app.mailer, deliver };
  return { ...t.app, mailer, db: { ...t.app.db, query: line }, repair: () => (left = 0) };
}
const row = (id: string) => query.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sent = (id: string) => t.mailer.sent.filter((mail) => mail.messageId === `<${id}@localhost>`);
const state = async (id: string): Promise<string> => (await row(id)).state;
const refusal = (extra: object): Error =>
  Object.assign(new Error('550 5.1.1 <mail@acme.example>: user unknown, canary-token'), extra);
const listed = async (id: string) =>
  (await listOutbox(t.app, staff, { limit: 50 })).entries.find((entry) => entry.id === id);
const retryNow = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(query);

describe('a stored email', () => {
  test('is delivered by its job, with a fixed Message-ID', async () => {
    const id = await queued();
    // Its job may already have run.
    expect(await row(id)).toMatchObject({ message_id: `<${id}@localhost>` });
    await expect.poll(() => state(id)).toBe('sent');
    expect(sent(id)).toHaveLength(1);
    expect(sent(id)[0]).toMatchObject({
      to: `mail-${String(mails)}@acme.example`,
      from: 'Acme Equipment Finance <hello@acme.example>',
      date: t.clock.now(),
    });
    expect(sent(id)[0]?.text).toContain(LINK);
    expect(await row(id)).toMatchObject({ attempts: 1, sent_at: t.clock.now(), last_error: null });
  });

  test('has encrypted parameters until it is delivered, and none afterwards', async () => {
    const id = await queued();
    expect(JSON.stringify(await row(id))).not.toContain('canary-token');
    await expect.poll(() => state(id)).toBe('sent');
    expect((await row(id)).params).toBe('');
  });

  test('is delivered once by a job that runs twice', async () => {
    const id = await queued();
    await expect.poll(() => state(id)).toBe('sent');
    await deliverEmail(t.app, id);
    await deliverEmail(t.app, id);
    expect(sent(id)).toHaveLength(1);
    expect((await row(id)).attempts).toBe(1);
  });

  test('an accepted email whose record fails three times is recorded later and sent once', async () => {
    const id = await refusedOnce();
    await deliverEmail(withBrokenRecords(3), id);
    expect(await state(id)).toBe('sent');
    expect(sent(id)).toHaveLength(1);
  });

  test('an accepted email that could not be recorded is not sent by another node', async () => {
    const id = await refusedOnce();
    const broken = withBrokenRecords(Infinity);
    const first = deliverEmail(broken, id).catch(() => undefined);
    await expect.poll(() => sent(id).length).toBe(1);
    await deliverEmail({ ...t.app }, id).catch(() => undefined);
    expect(sent(id)).toHaveLength(1);
    broken.repair();
    await first;
    expect(await state(id)).toBe('sent');
  });

  test('a second node that gets the job while the first is still sending skips the email', async () => {
    const id = await refusedOnce();
    const answered = Promise.withResolvers<void>();
    let calls = 0;
    const slow = {
      ...t.app.mailer,
      deliver: (mail: OutgoingEmail) => (calls++, answered.promise.then(() => t.mailer.deliver(mail))),
    };
    const first = deliverEmail({ ...t.app, mailer: slow }, id);
    await expect.poll(() => calls).toBe(1);
    await deliverEmail({ ...t.app }, id).catch(() => undefined);
    answered.resolve();
    await first;
    expect(await state(id)).toBe('sent');
    expect(sent(id)).toHaveLength(1);
  });

  test('two runs of the same job in one process send once', async () => {
    const id = await refusedOnce();
    const answered = Promise.withResolvers<void>();
    let calls = 0;
    const deliver = (mail: OutgoingEmail) => (calls++, answered.promise.then(() => t.mailer.deliver(mail)));
    const app = { ...t.app, mailer: { ...t.app.mailer, deliver } };
    const runs = [deliverEmail(app, id), deliverEmail(app, id)];
    await expect.poll(() => calls).toBe(1);
    answered.resolve();
    await Promise.all(runs);
    expect(sent(id)).toHaveLength(1);
    expect((await row(id)).attempts).toBe(2);
  });

  test('a lease that a crashed node left is taken over once it has ended', async () => {
    const id = await refusedOnce();
    await query
      .updateTable('mails')
      .set({ leased_by: 'a node that crashed', leased_until: sql`now() + interval '1 hour'` })
      .where('id', '=', id)
      .execute();
    await deliverEmail(t.app, id);
    expect(sent(id)).toHaveLength(0);
    await query
      .updateTable('mails')
      .set({ leased_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    await deliverEmail(t.app, id);
    expect(sent(id)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', leased_by: null, leased_until: null });
  });

  test('a deleted email is no error', async () => {
    await expect(deliverEmail(t.app, newId())).resolves.toBeUndefined();
  });

  test('job payloads contain only the id', async () => {
    const id = await queued();
    const { rows } = await sql<{ data: object }>`select data from jobs.job where data->>'mailId' = ${id}`.execute(
      query,
    );
    expect(rows).toEqual([{ data: { mailId: id } }]);
    await expect.poll(() => state(id)).toBe('sent');
  });
});

describe('an email refused by the relay', () => {
  test('stores the code, keeps the parameters encrypted, and is retried', async () => {
    const id = await queued(refusal({ code: 'EENVELOPE', responseCode: 451 }));
    await expect.poll(() => state(id)).toBe('failed');
    expect(await row(id)).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 451', sent_at: null });
    expect((await row(id)).params).not.toBe('');
    await expect.poll(() => retryNow().then(() => state(id)), { interval: 300 }).toBe('sent');
    expect(await row(id)).toMatchObject({ attempts: 2, last_error: null, params: '' });
    expect(sent(id)).toHaveLength(1);
  });

  test('stores "unknown" without a code', async () => {
    const id = await queued(refusal({}));
    await expect.poll(() => row(id).then((mail) => mail.last_error)).toBe('unknown');
    await expect.poll(() => retryNow().then(() => state(id)), { interval: 300 }).toBe('sent');
  });

  test("has no text or token in the job's output or the log", async () => {
    const id = await queued(refusal({ code: 'EENVELOPE', responseCode: 451 }));
    await expect.poll(() => state(id)).toBe('failed');
    const jobs = async () => JSON.stringify((await sql`select * from jobs.job`.execute(query)).rows);
    await expect.poll(jobs).toContain('was not accepted: EENVELOPE 451');
    const text = (await jobs()) + t.logged();
    expect(text).not.toMatch(/canary-token|5\.1\.1|user unknown|@acme/);
  });

  test('checks F10: is not retried automatically after a permanent refusal (550), but staff can', async () => {
    const id = await queued(refusal({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
    await expect.poll(() => state(id)).toBe('failed');
    expect(await row(id)).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 550 at RCPT TO' });
    const waiting = () =>
      sql`select 1 from jobs.job where data->>'mailId' = ${id} and state <> 'completed'`.execute(query);
    await expect.poll(() => waiting().then(({ rows }) => rows)).toEqual([]);
    expect(await listed(id)).toMatchObject({ state: 'stopped', attempts: 1 });
    const admin = await signedIn(t, 'admin');
    expect((await admin.send('POST', outboxPaths.retry(id))).statusCode).toBe(200);
    await expect.poll(() => state(id)).toBe('sent');
  });
});

describe('checks F10: a relay that refuses the sender temporarily', () => {
  test.each(['MAIL FROM', 'DATA'])('%s refused with 550 is retried automatically', async (command) => {
    const id = await queued(refusal({ code: 'EENVELOPE', responseCode: 550, command }));
    await expect.poll(() => state(id)).toBe('failed');
    expect(await row(id)).toMatchObject({ attempts: 1, last_error: `EENVELOPE 550 at ${command}` });
    expect(await listed(id)).toMatchObject({ state: 'failed' });
    await expect.poll(() => retryNow().then(() => state(id)), { interval: 300 }).toBe('sent');
  });

  test('a stored reason without a command is not permanent', async () => {
    const id = await queued(refusal({ code: 'EENVELOPE', responseCode: 550 }));
    await expect.poll(() => row(id).then((mail) => mail.last_error)).toBe('EENVELOPE 550');
    expect(await listed(id)).toMatchObject({ state: 'failed' });
    await expect.poll(() => retryNow().then(() => state(id)), { interval: 300 }).toBe('sent');
  });
});

describe('parameters that were tampered with', () => {
  test('those of another email cannot be decrypted, and nothing is sent', async () => {
    const socket = refusal({ code: 'ESOCKET' });
    const [first, second] = [await queued(socket), await queued(socket)];
    for (const id of [first, second]) await expect.poll(() => state(id)).toBe('failed');
    const { params } = await row(first);
    await query.updateTable('mails').set({ params }).where('id', '=', second).execute();
    await expect(deliverEmail(t.app, second)).rejects.toThrow();
    expect(await row(second)).toMatchObject({ state: 'failed', attempts: 2 });
    expect(sent(second)).toEqual([]);
    await deliverEmail(t.app, first);
    expect(sent(first)).toHaveLength(1);
  });

  test('an unknown template is refused with a message', async () => {
    const id = await queued(refusal({ code: 'ESOCKET' }));
    await expect.poll(() => state(id)).toBe('failed');
    await query.updateTable('mails').set({ template: 'no-such' }).where('id', '=', id).execute();
    await expect(deliverEmail(t.app, id)).rejects.toThrow('was not accepted: ENOTEMPLATE');
    expect(await row(id)).toMatchObject({ state: 'failed', last_error: 'ENOTEMPLATE' });
  });
});
