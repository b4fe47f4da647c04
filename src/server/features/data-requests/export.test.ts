import { afterAll, describe, expect, test } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { correctionPath } from '#contract/corrections.ts';
import { type DataRequest, dataRequestPaths, exportedDataSchema } from '#contract/data-requests.ts';
import { type Note, notePaths } from '#contract/notes.ts';
import { creditApplication } from '#copy/en/credit-application.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { FORBIDDEN, systemCtx } from '#server/context.ts';
import { formatDay } from '#server/features/emails/decision-notice.ts';
import { staffActor } from '#tests/support/actors.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import {
  BIRTH_DATE,
  EIN,
  PASSWORD,
  sendInvite,
  signedIn,
  SSN,
  submit,
  submittedDeal,
  uploadFile,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { exportHeldData } from './export.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const { document: words } = dataRequestWords;

async function request() {
  const { id } = await openedDataRequest(t, { kind: 'access', name: 'Elena <Ramos>' }, admin);
  const application = await submit(t, { businessName: 'Ramos & Söhne <script>alert(1)</script>' });
  await decideApplication(admin, application.id, sampleDecline);
  await admin.send('POST', correctionPath(application.id), { part: 'name', note: 'Her second name is Lucía' });
  await admin.send('POST', notePaths.application(application.id), { text: 'Called her: she asked for a copy.' });
  const deal = (await submittedDeal(dealer)).id;
  await uploadFile(dealer, deal);
  const invite = (await sendInvite(dealer)).id;
  await chooseForRequest(admin, id, [
    { kind: 'application', id: application.id },
    { kind: 'deal', id: deal },
    { kind: 'invite', id: invite },
  ]);
  return { id, application: application.id, deal };
}
const take = (id: string, body: object) =>
  admin.send('POST', dataRequestPaths.export(id), { ...body, password: PASSWORD });
const trail = async (id: string) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => ({ action: row.action, ...(row.detail as object) }));

describe('the export for the person', () => {
  test('makes the answer the next step of an access request', async () => {
    const { id } = await request();
    const acted = async () =>
      (await admin.send('GET', dataRequestPaths.one(id))).json<{ request: DataRequest }>().request.acted;
    expect(await acted()).toBe(false);
    await take(id, { format: 'json' });
    expect(await acted()).toBe(true);
  });

  test('makes the answer the next step, like a correction recorded in a chosen file since the request', async () => {
    const { id: other } = await submit(t);
    const { id } = await openedDataRequest(t, { kind: 'correct', name: 'Elena Ramos' }, admin);
    const { id: application } = await submit(t);
    const acted = async () =>
      (await admin.send('GET', dataRequestPaths.one(id))).json<{ request: DataRequest }>().request.acted;
    await chooseForRequest(admin, id, [{ kind: 'application', id: application }]);
    await admin.send('POST', correctionPath(other), { part: 'name', note: 'Her second name is Lucía' });
    expect(await acted()).toBe(false);
    await admin.send('POST', correctionPath(application), { part: 'name', note: 'Her second name is Lucía' });
    expect(await acted()).toBe(true);
  });

  test('is a page with everything typed, signed, decided, corrected and sent, with masked numbers and escaped markup', async () => {
    const { id, deal } = await request();
    const page = await take(id, { format: 'html' });
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.headers['content-disposition']).toBe('attachment; filename="data-request.html"');
    for (const said of ['Elena &lt;Ramos&gt;', '•••-••-4821', 'Lucía', 'statement.pdf', words.masked, words.signedAt])
      expect(page.body).toContain(said);
    expect(page.body).not.toContain('<script');
    for (const number of [SSN, EIN, BIRTH_DATE]) expect(page.body).not.toContain(number);
    expect((await trail(id)).at(-1)).toEqual({
      action: 'data_request.exported',
      format: 'html',
      items: 3,
      numbers: 'masked',
      whose: `${deal} both`,
    });
    expect(page.body.match(/<\/html>/g)).toHaveLength(1);
    expect(page.body.trimEnd().endsWith('</html>')).toBe(true);
  });

  test('is complete as JSON', async () => {
    const { id } = await request();
    const file = await take(id, { format: 'json' });
    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    const { name, records } = exportedDataSchema.parse(file.json());
    expect([name, records.map((one) => one.kind)]).toEqual(['Elena <Ramos>', ['application', 'deal', 'invite']]);
    expect(records[0]?.parts.map((one) => one.title.replace(/,.*/, ''))).toEqual([
      words.typed,
      words.signature,
      words.decision,
      words.mails,
      words.corrections,
      words.notes,
    ]);
  });

  test("shows the person's identity first, then business and equipment, and an offer's fees, APR, conditions and last day", async () => {
    const { id } = await openedDataRequest(t, { kind: 'access', name: 'Elena Ramos' }, admin);
    const application = await submit(t);
    const fees = [
      { kind: 'documentation', amount: 595, paid: 'withheld' },
      { kind: 'filing', amount: '25.50', paid: 'at_signing' },
    ];
    const approval = sampleApproval(t, { conditions: ['Signed invoice', 'Insurance'], fees });
    await decideApplication(admin, application.id, approval);
    const deal = (await submittedDeal(dealer)).id;
    await chooseForRequest(admin, id, [
      { kind: 'application', id: application.id },
      { kind: 'deal', id: deal },
    ]);
    const { records } = exportedDataSchema.parse((await take(id, { format: 'json' })).json());
    const labelsOf = (kind: string, part: string) =>
      records
        .find((one) => one.kind === kind)
        ?.parts.find((one) => one.title.startsWith(part))
        ?.values.map((row) => [row.label, row.value]) ?? [];
    const typed = labelsOf('application', words.typed).map(([label]) => label ?? '');
    const { labels } = creditApplication;
    const own = [
      labels.principalName,
      labels.principalTitle,
      labels.principalSsnEncrypted,
      labels.principalDobEncrypted,
    ];
    expect(typed.slice(0, 4)).toEqual(own);
    expect(typed.indexOf(labels.federalIdEncrypted)).toBeLessThan(typed.indexOf(labels.businessName));
    expect(typed.indexOf(labels.businessName)).toBeLessThan(typed.indexOf(labels.equipmentDescription));
    const ofDeal = labelsOf('deal', words.typedByDealer).map(([label]) => label);
    expect(ofDeal.slice(0, 2)).toEqual([dealForm.labels.borrowerFirstName, dealForm.labels.borrowerLastName]);
    expect(ofDeal.indexOf(dealForm.labels.companyEin)).toBeLessThan(ofDeal.indexOf(dealForm.labels.equipmentType));
    expect(labelsOf('application', words.decision)).toEqual(
      expect.arrayContaining([
        [words.decisionRows['expires'], formatDay(approval.expiresOn, 'en')],
        [words.decisionRows['conditions'], 'Signed invoice; Insurance'],
        ['Fees', 'Document fee: $595.00, withheld from the funds; Filing or title fee: $25.50, paid at signing'],
        ['Annual percentage rate (APR)', '9.55%'],
      ]),
    );
  });

  test('contains full numbers only for a reason, records each value, and leaves nothing on disk or in the log', async () => {
    const { id, application, deal } = await request();
    expectRefusal(await take(id, { format: 'html', reason: '' }), 400, 'validation');
    const reason = 'Asked for in writing, verified';
    const page = await take(id, { format: 'html', reason });
    for (const number of [SSN, EIN, BIRTH_DATE]) expect(page.body).toContain(number);
    expect(page.body).not.toContain(words.masked);
    expect((await trail(id)).at(-1)).toMatchObject({ action: 'data_request.exported', numbers: 'clear', reason });
    const revealed = async (of: string) =>
      (await trail(of))
        .filter((row) => row.action.endsWith('.revealed'))
        .map((row) => (row as { field?: string }).field);
    expect(await revealed(application)).toEqual([
      'federalIdEncrypted',
      'principalSsnEncrypted',
      'principalDobEncrypted',
    ]);
    expect(await revealed(deal)).toEqual(['companyEin', 'guarantor1Ssn', 'guarantor1Dob']);
    const files = fs.readdirSync(t.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const one of files)
      expect(fs.readFileSync(path.join(one.parentPath, one.name)).includes(SSN), one.name).toBe(false);
    expect(t.logged()).not.toContain(SSN);
  });

  test('needs the permission to reveal for full numbers, and not for masked ones', async () => {
    const { id, application } = await request();
    const actor = { ...staffActor(admin), permissions: ['data-requests.manage'] as const };
    const ctx = { ...systemCtx(t.clock.now()), actor };
    const asked = { format: 'json', reason: null, password: PASSWORD, code: '' } as const;
    const masked = await text(await exportHeldData(t.app, ctx, id, { ...asked, roles: [] }));
    expect(exportedDataSchema.parse(JSON.parse(masked)).records.length).toBeGreaterThan(0);
    expect(masked).not.toContain(SSN);
    const clear = exportHeldData(t.app, ctx, id, { ...asked, roles: [], reason: 'Asked for in writing, verified' });
    await expect(clear).rejects.toThrow(FORBIDDEN);
    expect((await trail(application)).filter((row) => row.action.endsWith('.revealed'))).toEqual([]);
  });

  test("excludes struck notes and the dealer's own notes", async () => {
    const { id, application } = await request();
    const written = await admin.send('POST', notePaths.application(application), {
      text: 'Wrong file: of a neighbour.',
    });
    const [note] = written.json<{ notes: Note[] }>().notes;
    expect((await take(id, { format: 'html' })).body).toContain('Wrong file');
    expect((await admin.send('POST', notePaths.strike(note?.id ?? ''))).statusCode).toBe(200);
    const page = (await take(id, { format: 'html' })).body;
    expect(page).toContain('Called her: she asked for a copy.');
    for (const kept of ['Wrong file', 'Wants delivery in spring']) expect(page).not.toContain(kept);
  });

  test('says that nothing was chosen, and refuses an unknown format', async () => {
    const { id } = await openedDataRequest(t, {}, admin);
    expect((await take(id, { format: 'html' })).body).toContain(words.nothing);
    expect((await take(id, { format: 'json' })).json<{ records: [] }>().records).toEqual([]);
    expectRefusal(await take(id, { format: 'pdf' }), 400, 'validation');
  });
});
