import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApplication, sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn } from '#tests/support/factories.ts';
import { followed, sendDocument } from '#tests/support/status-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { remindApplicants } from './remind.ts';

const t = await startTestApp();
afterAll(() => t.close());
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const reminders = async (reference: string): Promise<number> => {
  const rows = t.app.db.query.selectFrom('mails').select('id').where('template', '=', 'documents-reminder');
  return (await rows.where('subject_reference', '=', reference).execute()).length;
};
const after = async (ms: number): Promise<void> => {
  t.clock.advance(ms);
  await Promise.all([remindApplicants(t.app), remindApplicants(t.app)]);
};

describe('reminders about missing documents', () => {
  // 15:00 UTC is 9 AM in Nebraska and 5 AM in Hawaii.
  const named = {} as Record<'plain' | 'hawaii' | 'stopped' | 'sent' | 'decided' | 'noEmail', string>;
  beforeAll(async () => {
    named.plain = (await followed(t, { principalEmail: 'plain@example.com' })).reference;
    named.hawaii = (await followed(t, { businessState: 'HI' })).reference;
    named.noEmail = (await followed(t, { principalEmail: '' })).reference;
    const stopped = await followed(t);
    const url = `/status/${stopped.token}`;
    const headers = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    await t.server.inject({ method: 'POST', url, headers, payload: 'act=reminders' });
    named.stopped = stopped.reference;
    const sent = await followed(t);
    for (const paper of ['owner_id', 'quote', 'bank_letter', 'bank_statements_3'])
      await sendDocument(t, sent.token, paper);
    named.sent = sent.reference;
    const decided = await followed(t);
    await decideApplication(await signedIn(t, 'admin'), decided.id, { ...sampleDecline, replaces: null });
    named.decided = decided.reference;
  });
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(named).map(async ([name, reference]) => [name, await reminders(reference)] as const),
      ),
    );
  const none = { plain: 0, hawaii: 0, stopped: 0, sent: 0, decided: 0, noEmail: 0 };

  test('leave on day 2, 5 and 10, once each, never at night, and to those who still owe documents', async () => {
    await after(2 * DAY_MS - HOUR_MS);
    expect(await counts()).toEqual(none);
    await after(HOUR_MS);
    expect(await counts()).toEqual({ ...none, plain: 1 });
    await after(4 * HOUR_MS);
    expect(await counts()).toEqual({ ...none, plain: 1, hawaii: 1 });
    await after(3 * DAY_MS);
    expect(await counts()).toEqual({ ...none, plain: 2, hawaii: 2 });
    await after(5 * DAY_MS);
    expect(await counts()).toEqual({ ...none, plain: 3, hawaii: 3 });
    await after(30 * DAY_MS);
    expect(await counts()).toEqual({ ...none, plain: 3, hawaii: 3 });
    const email = t.mailer.sent.find(({ to, subject }) => to === 'plain@example.com' && subject.includes('missing'));
    expect(email?.subject).toContain('4 documents are still missing');
    expect(email?.text).toContain('Stop email reminders');
    expect(email?.text).toContain('/status/');
  });
});

test('one applicant whose reminder fails does not stop the reminders of the others', async () => {
  const failing = await followed(t, { principalEmail: 'failing@example.com' });
  const other = await followed(t);
  // 10 AM of an applicant in Nebraska, two days after the request.
  const due = new Date(t.clock.now().getTime() + 3 * DAY_MS);
  t.clock.advance(due.setUTCHours(16, 0, 0, 0) - t.clock.now().getTime());
  await sql`alter table mails add constraint refused check (to_address <> 'failing@example.com') not valid`.execute(
    t.app.db.query,
  );
  try {
    await expect(remindApplicants(t.app)).rejects.toThrow('1 of 2 items failed');
  } finally {
    await sql`alter table mails drop constraint refused`.execute(t.app.db.query);
  }
  expect([await reminders(failing.reference), await reminders(other.reference)]).toEqual([0, 1]);
  await remindApplicants(t.app);
  expect(await reminders(failing.reference)).toBe(1);
});
