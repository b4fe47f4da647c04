import { afterAll, describe, expect, test } from 'vitest';
import { dealerContactPaths } from '#contract/dealer-contacts.ts';
import { addPerson } from '#tests/salesforce-stand-in/org.ts';
import { startPortal } from '#tests/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';

const { org, admin, close } = await startPortal();
afterAll(close);
const person = { firstName: 'Dana', lastName: 'Whitfield', phone: null };
addPerson(org, { ...person, email: 'dana@example.com', accountName: 'Prairie', recordType: 'cs_vendor' });
addPerson(org, { ...person, email: 'buyer@example.com', accountName: 'Buyer', recordType: 'customer' });

describe('checks F11: what an administrator types reaches Salesforce as a value', () => {
  test.each([
    String.raw`\' OR Name LIKE '`,
    `' OR Account.RecordType.DeveloperName = 'customer`,
    String.raw`x\\' OR Id != null OR LastName = '`,
    `%' OR Email LIKE '%`,
    `') OR (Id != '`,
    'a\u2019\n\r\t\f\b" OR Id != null --',
  ])('%j finds nobody', async (text) => {
    const answer = await admin.send('GET', `${dealerContactPaths.search}?q=${encodeURIComponent(text)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ contacts: [] });
    const all = await admin.send('GET', dealerContactPaths.contacts);
    expect(all.body).toContain('dana@example.com');
    expect(all.body).not.toContain('buyer@example.com');
  });

  test('without an answer the staff reads why', async () => {
    org.faults.plan('limit', /query/);
    const away = expectRefusal(await admin.send('GET', dealerContactPaths.contacts), 503, 'unavailable');
    expect(away.message).toBe('The calls that Salesforce allows within 24 hours are used up.');
  });
});
