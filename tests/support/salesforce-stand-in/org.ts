import { type SalesforceSettings, readMapping } from '#server/config/salesforce-settings.ts';
import { Secret } from '#server/crypto/secret.ts';
import type { Settings } from '#server/config/settings.ts';
import type { SalesforceStandIn } from './start.ts';

/** The content of the mapping file of docs/how-to/connect-salesforce.md. */
export const mapping = {
  ...readMapping(undefined, []),
  lead: {
    ...readMapping(undefined, []).lead,
    dealName: 'Deal_Name__c',
    amount: 'Requested_Amount__c',
    account: 'Dealer_Account__c',
  },
};

export const adapterSettings = (
  { url, credentials }: SalesforceStandIn,
  changes: Partial<SalesforceSettings> = {},
): SalesforceSettings => ({
  url,
  clientId: credentials.clientId,
  signIn: { username: credentials.username, privateKey: new Secret(credentials.privateKey) },
  apiVersion: '67.0',
  mapping,
  timeoutMs: 5000,
  pollMs: 3_600_000,
  pushSecret: undefined,
  ...changes,
});

/** Settings of a server for this stand-in, by client credentials. */
export const serverSettings = ({ url, credentials }: SalesforceStandIn, changes: Settings = {}): Settings => ({
  SALESFORCE_URL: url,
  SALESFORCE_CLIENT_ID: credentials.clientId,
  SALESFORCE_CLIENT_SECRET: credentials.clientSecret,
  SALESFORCE_POLL_SECONDS: '86400',
  ...changes,
});

/** Adds a contact to an account with this record type, as users of the org do. Returns the id. */
export function addPerson(
  { records }: SalesforceStandIn,
  one: {
    email: string | null;
    firstName: string | null;
    lastName: string;
    phone: string | null;
    accountName: string;
    recordType: string;
  },
): string {
  const types = records.rowsOf('RecordType');
  const type =
    types.find((row) => row['DeveloperName'] === one.recordType) ??
    records.add('RecordType', { DeveloperName: one.recordType, Name: one.recordType, SobjectType: 'Account' });
  const account =
    records.rowsOf('Account').find((row) => row['Name'] === one.accountName && row['RecordTypeId'] === type.Id) ??
    records.add('Account', { Name: one.accountName, RecordTypeId: type.Id });
  return records.add('Contact', {
    FirstName: one.firstName,
    LastName: one.lastName,
    Email: one.email,
    Phone: one.phone,
    AccountId: account.Id,
  }).Id;
}
