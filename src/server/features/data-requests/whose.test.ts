import { afterAll, describe, expect, test } from 'vitest';
import type { DealFormInput } from '#contract/deal-form.ts';
import { type CopyRole, dataRequestMessages, dataRequestPaths } from '#contract/data-requests.ts';
import { notePaths } from '#contract/notes.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import {
  BIRTH_DATE,
  EIN,
  PASSWORD,
  signedIn,
  SSN,
  submit,
  submittedDeal,
  uploadFile,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');

const MILO = { borrowerFirstName: 'Milo', borrowerLastName: 'Quist', borrowerEmail: 'milo@example.com' };
const ADA = { guarantor1FirstName: 'Ada', guarantor1LastName: 'Varga', guarantor1Email: 'ada@example.com' };
const asker = (name: string, email = '') => ({ kind: 'access', name, email });
const numbersAsked = { format: 'html', reason: 'Asked for in writing, verified', password: PASSWORD };
/** This user has neither opened the requests nor chosen their records. */
const second = await signedIn(t, 'admin');
const take = (id: string, body: object) => second.send('POST', dataRequestPaths.export(id), body);

/** Creates a request with one deal of Milo, guaranteed by Ada. */
async function ofDeal(person: object, changes: Partial<DealFormInput> = {}) {
  const phones = { borrowerPhone: '(531) 555-0101', guarantor1Phone: '(531) 555-0102' };
  const deal = (await submittedDeal(dealer, { ...MILO, ...ADA, ...phones, dealName: 'Mill', ...changes })).id;
  const { id } = await openedDataRequest(t, person, admin);
  const { items } = await chooseForRequest(admin, id, [{ kind: 'deal', id: deal }]);
  return { id, deal, role: items[0]?.role };
}
const records = (subject: string, action: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select('detail')
    .where('subject_id', '=', subject)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
const revealed = async (deal: string) =>
  (await records(deal, 'deal.revealed')).map((row) => (row.detail as { field: string }).field);

describe('an export about one of two people', () => {
  test.each<[string, object, CopyRole, Partial<DealFormInput>]>([
    ['the borrower by name', asker('Milo Quist'), 'main', {}],
    [
      'the guarantor by name, without a second name',
      asker('ADA VARGA'),
      'second',
      { guarantor1FirstName: 'Ada María' },
    ],
    [
      'the guarantor by name, although both have the email address',
      asker('Ada Varga', 'milo@example.com'),
      'second',
      {},
    ],
    ['the guarantor by email after a change of name', asker('Ada Nowak', 'Ada@Example.com'), 'second', {}],
    ['a person who matches neither', asker('Nora Blum', 'nora@example.com'), 'none', {}],
    ['a part of a name', asker('Da Va'), 'none', {}],
    ['a namesake of both', asker('Milo Quist'), 'main', { guarantor1FirstName: 'Milo', guarantor1LastName: 'Quist' }],
    [
      'a namesake of both, by email',
      asker('Milo Quist', 'ada@example.com'),
      'second',
      { guarantor1FirstName: 'Milo', guarantor1LastName: 'Quist' },
    ],
    [
      'a person who is both',
      asker('Milo Quist'),
      'both',
      { guarantor1FirstName: 'Milo', guarantor1LastName: 'Quist', guarantor1Email: 'MILO@example.com' },
    ],
  ])('recognizes %s', async (_who, person, role, changes) => {
    expect((await ofDeal(person, changes)).role).toBe(role);
  });

  test('for the borrower contains and reveals nothing of the guarantor', async () => {
    const { id, deal } = await ofDeal(asker('Milo Quist'));
    await uploadFile(dealer, deal);
    const page = (await take(id, numbersAsked)).body;
    for (const said of ['milo@example.com', '555-0101', EIN, 'Ramos Paving LLC', 'statement.pdf'])
      expect(page).toContain(said);
    for (const kept of ['Ada', 'Varga', 'ada@example.com', '555-0102', SSN, BIRTH_DATE, '1200 Industrial Rd', '145000'])
      expect(page).not.toContain(kept);
    expect(await revealed(deal)).toEqual(['companyEin']);
    expect((await records(id, 'data_request.exported')).at(-1)?.detail).toMatchObject({ whose: `${deal} main` });
  });

  test('for the guarantor contains nothing of the borrower or of notes about them, but the business', async () => {
    const { id, deal } = await ofDeal(asker('Ada Varga'));
    await uploadFile(dealer, deal);
    await admin.send('POST', notePaths.deal(deal), { text: 'Called the borrower.' });
    const page = (await take(id, numbersAsked)).body;
    for (const said of ['ada@example.com', '555-0102', SSN, BIRTH_DATE, 'Ramos Paving LLC'])
      expect(page).toContain(said);
    for (const kept of ['Milo', 'Quist', '555-0101', '700+', EIN, 'statement.pdf', 'Called the borrower'])
      expect(page).not.toContain(kept);
    expect(await revealed(deal)).toEqual(['guarantor1Ssn', 'guarantor1Dob']);
  });

  test('for a person who matches neither contains no part until staff chooses one, which is recorded', async () => {
    const { id, deal } = await ofDeal(asker('Nora Blum'));
    const page = (await take(id, numbersAsked)).body;
    for (const kept of ['Milo', 'Varga', SSN, EIN]) expect(page).not.toContain(kept);
    expect(page).toContain('Ramos Paving LLC');
    expect(await revealed(deal)).toEqual([]);
    const said = (await take(id, { format: 'json', roles: [{ id: deal, role: 'second' }] })).body;
    expect([said.includes('Varga'), said.includes('Quist')]).toEqual([true, false]);
    expect((await records(id, 'data_request.exported')).at(-1)?.detail).toMatchObject({ whose: `${deal} second` });
    const refused = expectRefusal(
      await take(id, { format: 'json', roles: [{ id: deal, role: 'all' }] }),
      400,
      'validation',
    );
    expect(Object.values(refused.fields ?? {})).toEqual([dataRequestMessages.roles]);
  });

  test('is not split for a deal without a guarantor or an application with one signer', async () => {
    const nobody = Object.fromEntries(
      ['FirstName', 'LastName', 'Email', 'Phone', 'Street', 'Ssn', 'Dob'].map((name) => [`guarantor1${name}`, '']),
    );
    const { id, role } = await ofDeal(asker('Somebody Else'), nobody);
    expect(role).toBeNull();
    expect((await take(id, numbersAsked)).body).toContain('Quist');
    const application = (await submit(t)).id;
    const { items } = await chooseForRequest(admin, id, [{ kind: 'application', id: application }]);
    expect(items[0]?.role).toBeNull();
  });

  test('of an application gives the second signer what they signed and the principal everything but that name', async () => {
    const application = (await submit(t, { secondarySignature: 'Ada Varga' })).id;
    const copyFor = async (name: string) => {
      const { id } = await openedDataRequest(t, asker(name), admin);
      await chooseForRequest(admin, id, [{ kind: 'application', id: application }]);
      return (await take(id, numbersAsked)).body;
    };
    const principals = await copyFor('Elena Ramos');
    expect([principals.includes(SSN), principals.includes('Varga')]).toEqual([true, false]);
    const seconds = await copyFor('Ada Varga');
    for (const kept of ['Elena', 'elena@example.com', SSN, EIN, BIRTH_DATE, '127.0.0.1'])
      expect(seconds).not.toContain(kept);
    expect([seconds.includes('Varga'), seconds.includes('Ramos Paving LLC')]).toEqual([true, true]);
  });
});
