import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile, ApplicationsAnswer } from '#contract/admin.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { decisionMessages as m, decisionPaths } from '#contract/decisions.ts';
import { decideApplication, sampleDecline, waitingForDocuments } from '#tests/support/decision-factories.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const DAY_MS = 86_400_000;
const idle = { completeAt: null, answerBy: null, dueAt: null, respondBy: null };
const ask = async (id: string, body: object = { missing: ['quote', 'owner_id'], respondBy: '2027-06-30' }) =>
  (await signedIn(t, 'admin')).send('POST', decisionPaths.incompleteness(id), body);
const take = async (id: string) => (await signedIn(t, 'admin')).send('POST', decisionPaths.completeness(id));
const clockOf = async (id: string) => {
  const file = await (await signedIn(t, 'admin')).send('GET', `/api/admin/applications/${id}`);
  return file.json<{ application: ApplicationFile }>().application.clock;
};
const due = async (filter: string) => {
  const list = await (await signedIn(t, 'admin')).send('GET', `/api/admin/applications?due=${filter}`);
  return list.json<ApplicationsAnswer>().applications.map((one) => one.id);
};
const inDays = (days: number): string => new Date(t.clock.now().getTime() + days * DAY_MS).toISOString();

describe('the decision clock', () => {
  test('gives 30 days from the application, and lists it as overdue once the promised answer is late', async () => {
    const { id } = await submit(t);
    expect(await clockOf(id)).toEqual({
      state: 'running',
      completeAt: inDays(0),
      answerBy: promisedAnswer(t.clock.now(), t.app.brand.timeZone).toISOString(),
      dueAt: inDays(30),
      respondBy: null,
    });
    expect([(await due('week')).includes(id), (await due('overdue')).includes(id)]).toEqual([true, false]);
    t.clock.advance(6 * DAY_MS);
    expect([(await due('week')).includes(id), (await due('overdue')).includes(id)]).toEqual([true, true]);
    await decideApplication(await signedIn(t, 'admin'), id, sampleDecline);
    expect(await due('overdue')).not.toContain(id);
    expect(await clockOf(id)).toEqual({ ...idle, state: 'stopped' });
  });

  test('pauses with a request for documents, which emails the applicant, and restarts when they arrive', async () => {
    const { id, reference } = await submit(t);
    t.clock.advance(10 * DAY_MS);
    const asked = await ask(id);
    const waiting = { ...idle, state: 'waiting', respondBy: '2027-06-30' };
    expect(asked.json()).toEqual({ success: true, clock: waiting });
    const mails = t.app.db.query.selectFrom('mails').select(['to_address', 'language', 'template']);
    expect(
      await mails.where('subject_reference', '=', reference).where('template', '=', 'incompleteness-notice').execute(),
    ).toEqual([{ to_address: 'elena@example.com', language: 'en', template: 'incompleteness-notice' }]);
    const notice = () => t.mailer.sent.find((one) => one.text.includes(reference) && one.text.includes('not complete'));
    await expect.poll(() => notice()?.text).toContain('June 30, 2027');
    t.clock.advance(60 * DAY_MS);
    expect(await due('overdue')).not.toContain(id);
    expect((await take(id)).json()).toMatchObject({ clock: { state: 'running', dueAt: inDays(30) } });
    expectRefusal(await take(id), 409, 'conflict');
    const trail = t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id');
    expect((await trail.execute()).map((row) => row.action)).toEqual([
      'application.submitted',
      'application.incomplete',
      'application.complete',
    ]);
  });

  test("lists an application as overdue after the applicant's deadline, and closing sends no notice", async () => {
    const { id } = await submit(t);
    await ask(id, { missing: ['quote'], respondBy: t.clock.now().toISOString().slice(0, 10) });
    expect(await due('overdue')).not.toContain(id);
    t.clock.advance(2 * DAY_MS);
    expect(await due('overdue')).toContain(id);
    const closed = await submit(t);
    await (await signedIn(t, 'admin')).send('PATCH', `/api/admin/applications/${closed.id}`, { status: 'closed' });
    // Nothing is promised for a closed file, and the clock of the law runs on.
    t.clock.advance(10 * DAY_MS);
    expect(await due('overdue')).not.toContain(closed.id);
    t.clock.advance(21 * DAY_MS);
    expect(await due('overdue')).toContain(closed.id);
  });

  test('accepts the documents once when several calls arrive, and a repeated request changes the deadline', async () => {
    const { id } = await waitingForDocuments(t);
    await ask(id, { missing: ['quote'], respondBy: '2027-05-31' });
    expect(await clockOf(id)).toMatchObject({ respondBy: '2027-05-31' });
    const answers = await Promise.all([take(id), take(id), take(id)]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('refuses a request for a decided or closed application or without an email address', async () => {
    const decided = await submit(t);
    await decideApplication(await signedIn(t, 'admin'), decided.id, sampleDecline);
    expectRefusal(await ask(decided.id), 409, 'conflict');
    expectRefusal(await ask((await submit(t, { principalEmail: '' })).id), 409, 'conflict');
    expectRefusal(await ask('nothing'), 404, 'not_found');
  });

  test.each([
    [{ missing: [], respondBy: '2027-06-30' }, 'missing', m.missing],
    [{ missing: ['a horse'], respondBy: '2027-06-30' }, 'missing.0', m.missing],
    [{ missing: ['quote'], respondBy: 'soon' }, 'respondBy', m.respondBy],
    [{ missing: ['quote'], respondBy: '2020-01-01' }, 'respondBy', expect.stringMatching(/^Enter a date from /)],
  ])('refuses %j with a readable message', async (body, field, words) => {
    const { id } = await submit(t);
    expect(expectRefusal(await ask(id, body), 400, 'validation').fields?.[field]).toEqual(words);
    expect(await clockOf(id)).toMatchObject({ state: 'running' });
  });
});
