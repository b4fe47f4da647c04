import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapterSettings, addPerson, mapping } from '#tests/support/salesforce-stand-in/org.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { openSalesforce } from './open.ts';

const org = await startSalesforce();
afterAll(() => org.close());
const crm = openSalesforce(adapterSettings(org), '10 - New');
const LONG = 'Ñ'.repeat(499);
const person = {
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: null,
  accountName: 'Prairie Equipment (sample)',
  recordType: 'cs_vendor',
};
beforeAll(() => {
  addPerson(org, person);
  addPerson(org, { ...person, email: 'other@example.com', accountName: 'Secret Buyer', recordType: 'customer' });
  addPerson(org, { ...person, email: null, lastName: 'Without an address' });
  addPerson(org, { ...person, email: 'Twin@example.com', firstName: null, accountName: 'First (sample)' });
  addPerson(org, { ...person, email: 'twin@EXAMPLE.com', accountName: 'Second (sample)' });
  addPerson(org, { ...person, email: 'long@example.com', lastName: `${LONG}!` });
  addPerson(org, { ...person, email: 'smile@example.com', firstName: '👩‍🔧 Zoë', lastName: String.raw`O'Ne\il "100%_"` });
});
const dealers = async (q: string): Promise<string[]> =>
  (await crm.listContacts({ recordType: 'cs_vendor', q, limit: 100 })).map((one) => one.email);

/** Searches that try to see more than allowed. None of them matches a contact. */
const hostile = [
  String.raw`\' OR Name LIKE '`,
  `' OR Account.RecordType.DeveloperName = 'customer`,
  String.raw`x\\' OR Id != null OR LastName = '`,
  `%' OR Email LIKE '%`,
  `') OR (Id != '`,
  'a\u2019\n\r\t\f\b" OR Id != null --',
];

describe('Salesforce contacts', () => {
  test.each(hostile)('are not returned for the injection %j', async (text) => {
    expect(await dealers(text)).toEqual([]);
    expect(await crm.listContacts({ recordType: text, limit: 10 })).toEqual([]);
    expect(await crm.findContactsByEmail(text)).toEqual([]);
    expect(await crm.findContact(text)).toBeUndefined();
  });

  test('are found by exactly their own text', async () => {
    // The query parser of the test server reads no line separators.
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => !/[\u2028\u2029]/.test(text));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const found = await crm.listContacts({ recordType: text, limit: 10 });
        expect(found).toHaveLength(text.toLowerCase() === 'cs_vendor' ? 7 : 0);
        const own = addPerson(org, { ...person, recordType: `type ${text}` });
        const typed = await crm.listContacts({ recordType: `type ${text}`, limit: 10 });
        org.records.erase('Contact', own);
        expect(typed.map((one) => one.id)).toEqual([own]);
      }),
      { numRuns: 60 },
    );
  });

  test('are found by characters of the query language like by any others', async () => {
    for (const q of [String.raw`o'ne\il`, '"100%_"', '100%', '👩‍🔧', 'ZOE', 'smile@'])
      expect(await dealers(q), q).toEqual(['smile@example.com']);
    for (const q of ['_', 'o_ne', '%%', '100_'])
      expect(await dealers(q), q).toEqual(q === '_' ? ['smile@example.com'] : []);
  });

  test('without an address are omitted, and two with one address are both returned', async () => {
    expect(await dealers('without')).toEqual([]);
    const twins = await crm.findContactsByEmail('TWIN@example.com');
    expect(twins.map(({ email, firstName, accountName }) => [email, firstName, accountName])).toEqual([
      ['twin@example.com', '', 'First (sample)'],
      ['twin@example.com', 'Dana', 'Second (sample)'],
    ]);
  });

  test('are found and returned with a name of 500 letters', async () => {
    const [found] = await crm.listContacts({ q: 'n'.repeat(400), limit: 10 });
    expect(found?.lastName).toBe(`${LONG}!`);
  });

  test('are listed over several pages up to the limit', async () => {
    org.limits.pageSize = 2;
    expect(await dealers('')).toHaveLength(5);
    expect(await dealers('twin')).toHaveLength(2);
    expect(await crm.listContacts({ limit: 3 })).toHaveLength(3);
    org.limits.pageSize = 2000;
  });

  test('are filtered by the label of their record type if configured', async () => {
    org.records.add('RecordType', { DeveloperName: 'Dealer_X', Name: 'Dealer of X', SobjectType: 'Account' });
    const [type] = org.records.rowsOf('RecordType').filter((row) => row['DeveloperName'] === 'Dealer_X');
    const account = org.records.add('Account', { Name: 'X', RecordTypeId: type?.Id });
    org.records.add('Contact', { LastName: 'Ex', Email: 'x@example.com', AccountId: account.Id });
    const byLabel = openSalesforce(adapterSettings(org, { mapping: { ...mapping, accountRecordType: 'Name' } }), '');
    const [found] = await byLabel.listContacts({ recordType: 'Dealer of X', limit: 10 });
    expect(found).toMatchObject({ email: 'x@example.com', recordType: 'Dealer of X' });
    expect(await crm.listContacts({ recordType: 'Dealer of X', limit: 10 })).toEqual([]);
  });
});
