import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type UndeliveredAnswer, undeliveredMailPaths as paths } from '#contract/undelivered-mails.ts';
import { systemCtx } from '#server/context.ts';
import { newId } from '#server/core/ids.ts';
import { JOB_TRIES } from '#server/core/jobs.ts';
import { signedIn } from '#tests/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/start-test-app.ts';
import { queueMail } from './queue.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const admin = await signedIn(t, 'admin');

let mails = 0;
const down = Object.assign(new Error('421 away'), { code: 'ECONNECTION' });
/** A mail that the relay refuses; answers when it has failed once. */
async function refused(): Promise<{ id: string; to: string }> {
  const to = `undelivered-${String(++mails)}@acme.example`;
  t.mailer.refuseNext(down, to);
  const id = await t.app.db.tx((tx) =>
    queueMail(t.app, systemCtx(t.clock.now()), tx, {
      template: 'staff-invitation',
      to,
      language: 'en',
      params: { link: 'http://localhost:3000/canary-link', expiresAt: '2026-11-28T15:00:00.000Z' },
    }),
  );
  await expect.poll(() => stateOf(id)).toBe('failed');
  await expect.poll(() => jobStateOf(id)).toBe('retry');
  await sql`update jobs.job set start_after = now() + interval '1 hour' where ${about(id)}`.execute(query);
  return { id, to };
}
const about = (id: string) => sql`data->>'mailId' = ${id}`;
const stateOf = async (id: string): Promise<string | undefined> =>
  (await query.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())?.state;
const jobStateOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ state: string }>`select state from jobs.job where ${about(id)}`.execute(query)).rows[0]?.state;
const list = async (search = ''): Promise<UndeliveredAnswer> =>
  (await admin.send('GET', paths.list + search)).json<UndeliveredAnswer>();
const jobsOf = async (id: string): Promise<number> =>
  (await sql`select 1 from jobs.job where ${about(id)}`.execute(query)).rows.length;
const trials = () =>
  query.selectFrom('audit').select(['subject_id', 'detail']).where('action', '=', 'mail.retried').execute();

describe('design 4: mails that are not delivered', () => {
  test('are listed with what the relay answered, and without what they hold', async () => {
    const { id, to } = await refused();
    const answer = await admin.send('GET', paths.list);
    expect(answer.json<UndeliveredAnswer>().mails[0]).toEqual({
      id,
      template: 'staff-invitation',
      language: 'en',
      to,
      state: 'failed',
      attempts: 1,
      lastError: 'ECONNECTION',
      createdAt: t.clock.now().toISOString(),
    });
    expect(answer.body).not.toContain('canary-link');
    const newer = await refused();
    const first = await list('?limit=1');
    expect(first.mails.map((mail) => mail.id)).toEqual([newer.id]);
    const second = await list(`?limit=1&cursor=${first.nextCursor ?? ''}`);
    expect(second.mails.map((mail) => mail.id)).toEqual([id]);
    expectRefusal(await admin.send('GET', `${paths.list}?limit=0`), 400, 'validation');
    expectRefusal(await admin.send('GET', `${paths.list}?cursor=odd`), 400, 'bad_request');
  });

  test('one is tried at once, recorded, and leaves the list', async () => {
    const { id } = await refused();
    expect((await admin.send('POST', paths.retry(id))).json()).toEqual({ success: true });
    await expect.poll(() => stateOf(id)).toBe('sent');
    expect((await list('?limit=500')).mails.map((mail) => mail.id)).not.toContain(id);
    expect(await trials()).toContainEqual({ subject_id: id, detail: { template: 'staff-invitation', attempts: 1 } });
    expectRefusal(await admin.send('POST', paths.retry(id)), 409, 'conflict');
  });

  test('twenty times at once is one job; one that the queue gave up gets a new one', async () => {
    const { id } = await refused();
    await sql`delete from jobs.job where ${about(id)}`.execute(query);
    await sql`update mails set attempts = ${JOB_TRIES} where id = ${id}`.execute(query);
    expect((await list()).mails.find((mail) => mail.id === id)?.state).toBe('stopped');
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.send('POST', paths.retry(id))));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await jobsOf(id)).toBe(1);
    await expect.poll(() => stateOf(id)).toBe('sent');
    expect(t.mailer.sent.filter((mail) => mail.messageId === `<${id}@localhost>`)).toHaveLength(1);
  });

  test('an unknown one is 404, and nothing is recorded', async () => {
    const before = (await trials()).length;
    for (const id of [newId(), 'odd', '%00'])
      expectRefusal(await admin.send('POST', paths.retry(id)), 404, 'not_found');
    expect((await trials()).length).toBe(before);
  });
});
