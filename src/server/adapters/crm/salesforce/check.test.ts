import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adapterSettings } from '#tests/support/salesforce-stand-in/org.ts';
import type { FieldInfo } from '#tests/support/salesforce-stand-in/objects.ts';
import { type SalesforceStandIn, startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { checkOrg } from './check.ts';

const STAGES = ['10 - New', '50 - Approved'];
let org: SalesforceStandIn;
const orgs: SalesforceStandIn[] = [];
afterAll(() => Promise.all(orgs.map((one) => one.close())));
beforeEach(async () => {
  org = await startSalesforce();
  orgs.push(org);
  org.records.add('RecordType', { DeveloperName: 'cs_vendor', Name: 'Dealer', SobjectType: 'Account' });
  org.records.add('UserPermissionAccess', { PermissionsQueryAllFiles: true });
});
const missing = async (changes: Parameters<typeof adapterSettings>[1] = {}): Promise<string[]> =>
  (await checkOrg(adapterSettings(org, changes), STAGES)).filter((one) => one.holds !== 'yes').map((one) => one.what);
const lead = (): Map<string, FieldInfo> => org.records.objectOf('Lead').info.fields;
const changeField = (name: string, changes: Partial<FieldInfo>): void => {
  lead().set(name, { type: 'string', ...lead().get(name), ...changes });
};

describe('npm run ops -- salesforce-check', () => {
  test('reports nothing missing and writes nothing for an org set up as docs/how-to/connect-salesforce.md describes', async () => {
    expect(await missing()).toEqual([]);
    expect(org.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call)).toEqual([
      'POST /services/oauth2/token',
    ]);
  });

  test.each<[string, () => void, string[]]>([
    [
      'a missing field',
      () => lead().delete('Requested_Amount__c'),
      ['Lead.Requested_Amount__c exists and is writable'],
    ],
    [
      'a field without write access',
      () => changeField('Portal_Stage__c', { readOnly: true }),
      ['Lead.Portal_Stage__c exists and is writable'],
    ],
    [
      'an id that is not external, not unique and too short',
      () => changeField('Portal_Deal_Id__c', { externalId: false, unique: false, length: 18 }),
      [
        'Lead.Portal_Deal_Id__c is an External ID',
        'Lead.Portal_Deal_Id__c is Unique (otherwise one deal could create two leads)',
        'Lead.Portal_Deal_Id__c holds 36 characters',
      ],
    ],
    [
      'a stage missing from the picklist',
      () => changeField('Portal_Stage__c', { values: ['10 - New'] }),
      ['Lead.Portal_Stage__c accepts the stages of CRM_STAGES; missing: 50 - Approved'],
    ],
    [
      'no record type for dealers',
      () => void org.records.rowsOf('RecordType').splice(0),
      ['accounts of dealers have the record type cs_vendor (by its DeveloperName)'],
    ],
    [
      'no access to files',
      () => Object.assign(org.records.rowsOf('UserPermissionAccess')[0] ?? {}, { PermissionsQueryAllFiles: false }),
      ['the user has the permission Query All Files'],
    ],
    [
      'permissions that cannot be read',
      () => void org.records.objects.delete('UserPermissionAccess'),
      [
        'the user has the permission Query All Files: This kind of record does not exist in Salesforce, or the user may not see it.',
      ],
    ],
  ])('reports %s with a readable message', async (_what, spoil, said) => {
    spoil();
    expect(await missing()).toEqual(said);
  });

  test('reports only the failed sign-in or the unknown API version', async () => {
    expect(await missing({ clientId: 'another' })).toEqual([
      `signs in at ${org.url}, and version 67.0 of the API answers: Salesforce refuses the sign-in: check the user, its approval for the app, and the certificate. (AUTH_INVALID_GRANT)`,
    ]);
    expect(await missing({ apiVersion: '99.0' })).toEqual([
      `signs in at ${org.url}, and version 99.0 of the API answers: This record, field or address does not exist in Salesforce. (NOT_FOUND)`,
    ]);
  });
});
