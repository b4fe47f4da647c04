import { promisedAnswer } from '#contract/promised-answer.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { decisionPaths } from '#contract/decisions.ts';
import { adminPaths } from '#contract/admin.ts';
import { statusPaths } from '#contract/status-page.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { signedIn } from '#tests/support/factories.ts';
import { contentOf, followed, sendDocument } from '#tests/support/status-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const papers = ['owner_id', 'quote', 'bank_letter', 'bank_statements_3'] as const;
const stepsOf = async (token: string) =>
  (await contentOf(t, token)).steps.map(({ name, state }) => `${name}: ${state}`);
const ask = async (id: string, missing: string[]) =>
  expect(
    (await admin.send('POST', decisionPaths.incompleteness(id), { missing, respondBy: '2027-06-30' })).statusCode,
  ).toBe(200);

describe('what the status page shows', () => {
  test('missing documents, then all received, then review', async () => {
    const { id, token, reference } = await followed(t);
    expect(await contentOf(t, token)).toMatchObject({
      reference,
      phase: 'documents',
      business: 'Ramos Paving LLC',
      amount: '$84,500',
      hearBy: promisedAnswer(t.clock.now(), t.app.brand.timeZone).toISOString(),
      respondBy: null,
      email: 'e•••@example.com',
      timeZone: 'America/Chicago',
      reminders: 'on',
    });
    expect(await stepsOf(token)).toEqual([
      'received: done',
      'documents: now',
      'review: open',
      'sign: open',
      'paid: open',
    ]);
    t.clock.advance(1000);
    await ask(id, ['quote']);
    expect(await contentOf(t, token)).toMatchObject({ phase: 'documents', respondBy: '2027-06-30', hearBy: null });
    for (const paper of papers) await sendDocument(t, token, paper);
    expect(await contentOf(t, token)).toMatchObject({ phase: 'checking', reminders: 'none' });
    expect((await admin.send('POST', decisionPaths.completeness(id))).statusCode).toBe(200);
    const reviewed = await contentOf(t, token);
    expect(reviewed.phase).toBe('review');
    expect(reviewed.documents.map(({ state }) => state)).toEqual(papers.map(() => 'accepted'));
    expect(await stepsOf(token)).toContain('documents: done');
  });

  test('says that documents are complete only once staff has accepted each of them', async () => {
    const { id, token } = await followed(t);
    for (const paper of papers) await sendDocument(t, token, paper);
    expect((await contentOf(t, token)).phase).toBe('checking');
    expect(await stepsOf(token)).toContain('documents: now');
    await admin.send('PATCH', `${adminPaths.applications}/${id}`, { status: 'in_review', note: '' });
    expect(await stepsOf(token)).toEqual(expect.arrayContaining(['documents: open', 'review: now']));
    for (const paper of papers) await admin.send('POST', statusPaths.accept(id, paper));
    expect(await stepsOf(token)).toEqual(expect.arrayContaining(['documents: done', 'review: now']));
  });

  test('the applicant has the next move until the last document is there, also during the review', async () => {
    const { id, token } = await followed(t);
    await admin.send('PATCH', `${adminPaths.applications}/${id}`, { status: 'in_review', note: '' });
    const hearBy = promisedAnswer(t.clock.now(), t.app.brand.timeZone).toISOString();
    for (const paper of papers) {
      expect(await contentOf(t, token)).toMatchObject({ phase: 'documents', hearBy });
      expect(await stepsOf(token)).toEqual(expect.arrayContaining(['documents: now', 'review: open']));
      await sendDocument(t, token, paper);
    }
    expect(await contentOf(t, token)).toMatchObject({ phase: 'review', hearBy });
  });

  test('names the assigned credit specialist', async () => {
    const { id, token } = await followed(t);
    for (const paper of papers) await sendDocument(t, token, paper);
    await t.app.db.query.updateTable('applications').set({ assigned_to: admin.userId }).where('id', '=', id).execute();
    await admin.send('PATCH', `${adminPaths.applications}/${id}`, { status: 'in_review', note: '' });
    expect(await contentOf(t, token)).toMatchObject({ phase: 'review', contact: 'Sample Person' });
  });

  test.each([
    ['declined', sampleDecline],
    ['approved', sampleApproval(t)],
  ])('says that the decision is ready, without outcome, amount or reason: %s', async (_outcome, decision) => {
    const { id, token } = await followed(t);
    await decideApplication(admin, id, { ...decision, replaces: null });
    const content = await contentOf(t, token);
    expect(content).toMatchObject({ phase: 'decided', hearBy: null, takesFiles: false });
    expect(await stepsOf(token)).toEqual(['received: done', 'documents: done', 'review: done']);
    expect(JSON.stringify(content)).not.toMatch(/approved|declined|cash_flow|9\.25(?!\d)|payment|1,7/i);
  });

  test('stays in review while the notice of an offer waits for its disclosure', async () => {
    const { id, token } = await followed(t, { businessState: 'California' });
    const held = { ...sampleApproval(t, { businessState: 'CA' }), disclosure: { kind: 'pending' }, replaces: null };
    await decideApplication(admin, id, held);
    expect((await contentOf(t, token)).phase).toBe('review');
  });

  test('a withdrawn application, and one that was closed without a decision', async () => {
    const withdrawn = await followed(t);
    await decideApplication(admin, withdrawn.id, { outcome: 'withdrawn', note: 'By phone today', replaces: null });
    expect((await contentOf(t, withdrawn.token)).phase).toBe('withdrawn');
    const closed = await followed(t);
    await admin.send('PATCH', `${adminPaths.applications}/${closed.id}`, { status: 'closed', note: '' });
    expect((await contentOf(t, closed.token)).phase).toBe('closed');
  });
});
