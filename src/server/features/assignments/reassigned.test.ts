import { afterAll, beforeAll, describe, test } from 'vitest';
import { assignmentPaths } from '#contract/assignments.ts';
import { correctionPath } from '#contract/corrections.ts';
import { addDays } from '#contract/days.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { documentPaths } from '#contract/documents.ts';
import { notePaths } from '#contract/notes.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { fileForm, signedIn, submit, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { untilOneWaits } from '#tests/support/waiting-statements.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Known = Awaited<ReturnType<typeof signedIn>>;
let sales: Known;
let colleague: Known;
let application: string;
let deal: string;
let document: string;
beforeAll(async () => {
  sales = await signedIn(t, 'sales');
  colleague = await signedIn(t, 'sales');
  application = (await submit(t)).id;
  const dealer = await signedIn(t, 'dealer');
  deal = (await submittedDeal(dealer)).id;
  document = (await uploadFile(dealer, deal, fileForm())).id;
});

const assign = (tx: typeof t.app.db.query, table: 'applications' | 'deals', id: string, to: string) =>
  tx.updateTable(table).set({ assigned_to: to }).where('id', '=', id).execute();

/** Calls while an uncommitted transaction assigns the file to a colleague. Returns the answer. */
async function duringReassignment(table: 'applications' | 'deals', [method, path, body]: [string, string, object]) {
  const id = table === 'deals' ? deal : application;
  await assign(t.app.db.query, table, id, sales.userId);
  const [assigned, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reassignment = t.app.db.tx(async (tx) => {
    await assign(tx, table, id, colleague.userId);
    assigned.resolve();
    await isDone.promise;
  });
  await assigned.promise;
  let answered = false;
  const call = sales.send(method, path, body).finally(() => {
    answered = true;
  });
  await untilOneWaits(t.app.db.query, () => answered);
  isDone.resolve();
  await reassignment;
  return call;
}

const respondBy = addDays(new Date().toISOString().slice(0, 10), 20);
describe('a write by sales to a file that is reassigned at the same time', () => {
  test.each<[name: string, method: string, path: () => string, body: object]>([
    ['a status', 'PATCH', () => `/api/admin/applications/${application}`, { status: 'in_review' }],
    ['a correction', 'POST', () => correctionPath(application), { part: 'other', note: 'The name has two words.' }],
    ['a note', 'POST', () => notePaths.application(application), { text: 'Called the applicant.' }],
    ['a request', 'POST', () => decisionPaths.incompleteness(application), { missing: ['quote'], respondBy }],
    ['completeness', 'POST', () => decisionPaths.completeness(application), {}],
    ['an assignment', 'PATCH', () => assignmentPaths.application(application), { to: null, from: null }],
  ])('returns 404 for %s of an application', async (_name, method, path, body) => {
    expectRefusal(await duringReassignment('applications', [method, path(), body]), 404, 'not_found');
  });

  test.each<[name: string, method: string, path: () => string, body: object]>([
    ['a status', 'PATCH', () => `/api/admin/deals/${deal}`, { status: 'in_review' }],
    ['a note', 'POST', () => notePaths.deal(deal), { text: 'Called the dealer.' }],
    ['a request', 'POST', () => documentRequestPath(deal), { papers: ['quote'], to: 'dealer' }],
    [
      'a document type',
      'PATCH',
      () => documentPaths.sort(document),
      { from: { documentType: 'other', paper: null }, documentType: 'invoice', paper: null },
    ],
    ['an assignment', 'PATCH', () => assignmentPaths.deal(deal), { to: null, from: null }],
  ])('returns 404 for %s of a deal', async (_name, method, path, body) => {
    expectRefusal(await duringReassignment('deals', [method, path(), body]), 404, 'not_found');
  });
});
