import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type DealerContact, dealerContactPaths } from '#contract/dealer-contacts.ts';
import { inviteOf } from '#tests/support/factories.ts';
import { addPerson } from '#tests/support/salesforce-stand-in/org.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';

const { org, admin, close } = await startPortal({ SALESFORCE_TIMEOUT_MS: '6000' });
afterAll(close);
beforeEach(() => org.faults.clear());
const person = { firstName: 'Dana', lastName: 'Whitfield', phone: null };
const dana = { ...person, email: 'dana@example.com', accountName: 'Prairie', recordType: 'cs_vendor' };
addPerson(org, dana);
addPerson(org, { ...person, email: 'buyer@example.com', accountName: 'Buyer', recordType: 'customer' });

describe('checks F11: the text of a search in Salesforce', () => {
  test.each([
    String.raw`\' OR Name LIKE '`,
    `' OR Account.RecordType.DeveloperName = 'customer`,
    String.raw`x\\' OR Id != null OR LastName = '`,
    `%' OR Email LIKE '%`,
    `') OR (Id != '`,
    'a\u2019\n\r\t\f\b" OR Id != null --',
    '%',
    '_',
    '\\',
    "\0' OR Id != null OR LastName = '\0",
    "/* */ ' // OR Id != null",
    '\uFF07 OR Id != null OR LastName = \uFF07',
    "\u2028' OR Id != null\u2029",
    "\uD800' OR Id != null",
  ])('finds nothing for %j', async (text) => {
    const answer = await admin.send('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(text.toWellFormed())}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ contacts: [] });
    const all = await admin.send('GET', dealerContactPaths.contacts);
    expect(all.body).toContain('dana@example.com');
    expect(all.body).not.toContain('buyer@example.com');
  });
});

const list = async (): Promise<DealerContact[]> =>
  (await admin.send('GET', dealerContactPaths.contacts)).json<{ contacts: DealerContact[] }>().contacts;
const search = async (q: string): Promise<string[]> =>
  (await admin.send('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(q)}`))
    .json<{ contacts: DealerContact[] }>()
    .contacts.map((one) => one.Email);

describe('checks F11: unusual contacts of an org', () => {
  test('are found with a name of 500 letters, of symbols, or without a first name', async () => {
    const long = `Q${'o'.repeat(499)}`;
    addPerson(org, { ...dana, email: 'long@example.com', firstName: long, lastName: long });
    addPerson(org, { ...dana, email: 'signs@example.com', firstName: '👷🏽‍♀️', lastName: 'Ñandú “O’Neil” 工程' });
    addPerson(org, { ...dana, email: 'Nameless@Example.com', firstName: null, lastName: 'Nameless' });
    expect(await search(long.slice(0, 200))).toEqual(['long@example.com']);
    for (const q of ['👷🏽‍♀️', 'nandu', 'o’neil', '工程']) expect(await search(q), q).toEqual(['signs@example.com']);
    expect(await search('nameless')).toEqual(['nameless@example.com']);
    expectRefusal(await admin.send('GET', `${dealerContactPaths.search}?q=${'a'.repeat(201)}`), 400, 'validation');
  });

  test('are omitted without an address, and two with one address are listed, of which one can be invited', async () => {
    addPerson(org, { ...dana, email: null, lastName: 'Unreachable' });
    expect(await search('unreachable')).toEqual([]);
    for (const accountName of ['First', 'Second'])
      addPerson(org, { ...dana, email: 'shared@example.com', lastName: 'Shared', accountName });
    const [first, second, ...more] = (await list()).filter((one) => one.LastName === 'Shared');
    if (!first || !second) throw new Error('both are listed');
    expect([more, first.AccountName, second.AccountName]).toEqual([[], 'First', 'Second']);
    const invite = (one: DealerContact) => admin.send('POST', dealerContactPaths.createInvite, inviteOf(one));
    expect((await invite(first)).statusCode).toBe(201);
    expect(expectRefusal(await invite(second), 409, 'conflict').message).toContain('belongs to another account');
    const mixed = { ...inviteOf(first), salesforceAccountId: second.AccountId };
    expectRefusal(await admin.send('POST', dealerContactPaths.createInvite, mixed), 409, 'conflict');
  });

  test("cannot be invited if they are a customer's or have an invalid id", async () => {
    const [known] = await list();
    if (!known) throw new Error('somebody is listed');
    const buyer = org.records.rowsOf('Contact').find((row) => row['Email'] === 'buyer@example.com');
    for (const Id of [buyer?.Id ?? '', 'x', "003000000000001' OR Id != null OR Id = '", '003zzzzzzzzzzzzAAA'])
      expectRefusal(
        await admin.send('POST', dealerContactPaths.createInvite, inviteOf({ ...known, Id })),
        404,
        'not_found',
      );
  });

  test('are listed once if returned twice, and after a slow answer', async () => {
    const before = await list();
    org.faults.plan('records twice', /query/);
    expect(await list()).toEqual(before);
    org.faults.plan('slow', /query/);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['empty', 'Salesforce returned an unreadable answer.'],
    ['garbage', 'Salesforce returned an unreadable answer.'],
    ['other records', 'Salesforce returned an unreadable answer.'],
    ['huge', 'Salesforce returned too much data.'],
    ['silence', 'Salesforce did not answer in time.'],
  ] as const)('show staff the reason for %s in every call', async (kind, reason) => {
    const [known] = await list();
    if (!known) throw new Error('a contact is listed');
    const calls = [
      () => admin.send('GET', `${dealerContactPaths.search}?q=dana`),
      () => admin.send('GET', dealerContactPaths.contacts),
      () => admin.send('GET', dealerContactPaths.debug),
      () => admin.send('POST', dealerContactPaths.createInvite, inviteOf(known)),
    ];
    for (const call of calls) {
      org.faults.plan(kind, /query/, { times: 9 });
      expect(expectRefusal(await call(), 503, 'unavailable').message).toBe(reason);
      org.faults.clear();
    }
  });
});

// Runs last: Salesforce is not called for 15 minutes afterward.
test('checks F11: staff sees the reason at the limit of calls', async () => {
  org.faults.plan('limit', /query/);
  const away = expectRefusal(await admin.send('GET', dealerContactPaths.contacts), 503, 'unavailable');
  expect(away.message).toBe('The calls that Salesforce allows within 24 hours are used up.');
});
