import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationsAnswer } from '#contract/admin.ts';
import { assignedFilters, assignmentPaths } from '#contract/assignments.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { deliveryPaths } from '#contract/deliveries.ts';
import { documentPaths } from '#contract/documents.ts';
import { notePaths } from '#contract/notes.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import { fileForm, signedIn, submit, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Known = Awaited<ReturnType<typeof signedIn>>;
let admin: Known;
let sales: Known;
let colleague: Known;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
  sales = await signedIn(t, 'sales');
  colleague = await signedIn(t, 'sales');
});

/** Creates an application and a deal with a document, both assigned to this user. */
async function filesOf(who: Known | null) {
  const application = (await submit(t)).id;
  const dealer = await signedIn(t, 'dealer');
  const deal = (await submittedDeal(dealer)).id;
  const document = (await uploadFile(dealer, deal, fileForm())).id;
  for (const path of [assignmentPaths.application(application), assignmentPaths.deal(deal)])
    if (who) await admin.send('PATCH', path, { to: who.userId, from: null });
  return { application, deal, document };
}
type Files = Awaited<ReturnType<typeof filesOf>>;

const reads = (files: Files): string[] => [
  `/api/admin/applications/${files.application}`,
  `/api/admin/applications/${files.application}/pdf`,
  deliveryPaths.application(files.application),
  `/api/admin/deals/${files.deal}`,
  deliveryPaths.deal(files.deal),
  documentPaths.staffOfDeal(files.deal),
  documentPaths.staffDownload(files.document),
];
const writes = (files: Files): [method: string, path: string, body: object][] => [
  ['PATCH', `/api/admin/applications/${files.application}`, { status: 'in_review' }],
  ['POST', notePaths.application(files.application), { text: 'Called the applicant.' }],
  ['POST', notePaths.deal(files.deal), { text: 'Called the dealer.' }],
  ['PATCH', documentPaths.sort(files.document), {}],
  ['PATCH', `/api/admin/deals/${files.deal}`, { status: 'in_review' }],
  ['POST', documentRequestPath(files.deal), {}],
  ['POST', decisionPaths.incompleteness(files.application), {}],
  ['POST', decisionPaths.completeness(files.application), {}],
  ['PATCH', assignmentPaths.application(files.application), { to: 'me', from: null }],
  ['PATCH', assignmentPaths.deal(files.deal), { to: 'me', from: null }],
];
const listed = async (who: Known, query = ''): Promise<string[]> =>
  (await who.send('GET', `/api/admin/applications${query}`))
    .json<ApplicationsAnswer>()
    .applications.map(({ id }) => id);

describe('files that sales may open', () => {
  test('exclude files of a colleague, for which every call returns 404', async () => {
    const files = await filesOf(colleague);
    for (const path of reads(files)) expectRefusal(await sales.send('GET', path), 404, 'not_found');
    for (const [method, path, body] of writes(files))
      expectRefusal(await sales.send(method, path, body), 404, 'not_found');
  });

  test('include own and unassigned files', async () => {
    for (const files of [await filesOf(sales), await filesOf(null)])
      for (const path of reads(files)) expect((await sales.send('GET', path)).statusCode, path).toBe(200);
  });

  test('include a file of a disabled account', async () => {
    const gone = await signedIn(t, 'sales');
    const { application } = await filesOf(gone);
    await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('id', '=', gone.userId).execute();
    expect((await sales.send('GET', `/api/admin/applications/${application}`)).statusCode).toBe(200);
    expect(await listed(sales)).toContain(application);
  });

  test('are the only ones in lists, whatever the filter', async () => {
    const [own, theirs, free] = [await filesOf(sales), await filesOf(colleague), await filesOf(null)];
    const all = await listed(sales);
    expect(all).toEqual(expect.arrayContaining([own.application, free.application]));
    expect(all).not.toContain(theirs.application);
    for (const filter of assignedFilters)
      expect(await listed(sales, `?assigned=${filter}`)).not.toContain(theirs.application);
    expect(await listed(admin)).toContain(theirs.application);
    const deals = (await sales.send('GET', '/api/admin/deals')).json<{ deals: { id: string }[] }>().deals;
    expect(deals.map(({ id }) => id)).toEqual(expect.arrayContaining([own.deal, free.deal]));
    expect(deals.map(({ id }) => id)).not.toContain(theirs.deal);
    expect((await sales.send('GET', '/api/admin/deals/board')).body).not.toContain(theirs.deal);
  });

  test('no longer include a file after it is assigned to a colleague', async () => {
    const { application } = await filesOf(null);
    const given = await sales.send('PATCH', assignmentPaths.application(application), {
      to: colleague.userId,
      from: null,
    });
    expect(given.statusCode).toBe(200);
    expectRefusal(await sales.send('GET', `/api/admin/applications/${application}`), 404, 'not_found');
  });

  test('do not permit reveals, decisions and exports', async () => {
    const { application, deal } = await filesOf(sales);
    const refused: [method: string, path: string][] = [
      ['POST', `/api/admin/applications/${application}/reveal`],
      ['POST', `/api/admin/applications/${application}/pdf`],
      ['POST', decisionPaths.application(application)],
      ['POST', decisionPaths.deal(deal)],
      ['GET', '/api/admin/applications.csv'],
    ];
    for (const [method, path] of refused)
      expectRefusal(await sales.send(method, path, method === 'GET' ? undefined : {}), 403, 'forbidden');
  });
});

describe('funding', () => {
  test.each(['sales', 'underwriter'] as const)('does not let %s move a deal to documents out', async (role) => {
    const { deal } = await filesOf(null);
    await t.app.db.query.updateTable('deals').set({ status: 'approved' }).where('id', '=', deal).execute();
    const move = async (who: Known) => who.send('PATCH', `/api/admin/deals/${deal}`, { status: 'docs_out' });
    expectRefusal(await move(await signedIn(t, role)), 403, 'forbidden');
    expect((await move(await signedIn(t, 'funder'))).statusCode).toBe(200);
  });
});
