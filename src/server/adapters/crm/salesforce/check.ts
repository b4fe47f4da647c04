import * as z from 'zod/mini';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { CrmError } from '#server/lib/crm-error.ts';
import type { LeadMapping, SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { allRows, type Client, openClient } from './client.ts';
import { fields, soql } from './soql.ts';

/** `unsure`: an administrator must check it. */
export type Finding = { holds: 'yes' | 'no' | 'unsure'; what: string };

const fieldSchema = z.object({
  name: z.string(),
  type: z.string(),
  length: z.number(),
  unique: z.boolean(),
  externalId: z.boolean(),
  createable: z.boolean(),
  updateable: z.boolean(),
  restrictedPicklist: z.boolean(),
  picklistValues: z.array(z.object({ value: z.string(), active: z.boolean() })),
});
type Field = z.infer<typeof fieldSchema>;
const describeSchema = z.object({ createable: z.boolean(), updateable: z.boolean(), fields: z.array(fieldSchema) });

const finding = (holds: boolean, what: string): Finding => ({ holds: holds ? 'yes' : 'no', what });

/** Lists what an org needs for the portal, as readable findings in the order in which to fix them. Reads only. */
export async function checkOrg(settings: SalesforceSettings, stages: string[]): Promise<Finding[]> {
  const client = openClient(settings);
  const { apiVersion, mapping } = settings;
  const signedIn = await tried(`signs in at ${settings.url}, and version ${apiVersion} of the API answers`, () =>
    client.call({ method: 'GET', path: 'query?q=SELECT+Id+FROM+Lead+LIMIT+1' }, [200]),
  );
  if (signedIn.holds !== 'yes') return [signedIn];
  return [
    signedIn,
    ...(await checkLead(client, mapping.lead, stages)),
    await checkRecordType(client, settings),
    await tried('contacts with their accounts can be read', () =>
      allRows(client.query(soql`SELECT Id, Email, Account.Name FROM Contact LIMIT 1`, z.object({ Id: z.string() }))),
    ),
    ...(mapping.lead.followConvertedOpportunity
      ? [
          await tried('the opportunity of a converted lead can be read', () =>
            allRows(client.query(soql`SELECT Id, StageName FROM Opportunity LIMIT 1`, z.object({ Id: z.string() }))),
          ),
        ]
      : []),
    await checkFiles(client),
  ];
}

/** Returns whether the call works, with Salesforce's reason if not. */
async function tried(what: string, work: () => Promise<unknown>): Promise<Finding> {
  return work().then(
    () => finding(true, what),
    (error: unknown) => {
      if (error instanceof CrmError) return finding(false, `${what}: ${error.reason} (${error.fault})`);
      throw error;
    },
  );
}

async function checkLead(client: Client, mapping: LeadMapping, stages: string[]): Promise<Finding[]> {
  const { body } = await client.call({ method: 'GET', path: 'sobjects/Lead/describe' }, [200]);
  const lead = describeSchema.safeParse(body);
  if (!lead.success) return [finding(false, 'the fields of Lead can be read')];
  const all = new Map(lead.data.fields.map((field) => [field.name, field]));
  const { externalId, stage, dealName, amount, account } = mapping;
  const written = ['FirstName', 'LastName', 'Company', 'Email', 'Phone', stage, dealName, amount, account];
  const key = all.get(externalId);
  return [
    finding(lead.data.createable && lead.data.updateable, 'leads can be created and changed'),
    ...written.flatMap((name) => (name === null ? [] : [isWritten(name, all.get(name))])),
    finding(key?.createable === true, `Lead.${externalId} exists and is writable`),
    finding(key?.externalId === true, `Lead.${externalId} is an External ID`),
    finding(key?.unique === true, `Lead.${externalId} is Unique (otherwise one deal could create two leads)`),
    finding((key?.length ?? 0) >= 36, `Lead.${externalId} holds 36 characters`),
    knowsStages(stage, all.get(stage), stages),
  ];
}

const isWritten = (name: string, field: Field | undefined): Finding =>
  finding(field?.createable === true && field.updateable, `Lead.${name} exists and is writable`);

function knowsStages(name: string, field: Field | undefined, stages: string[]): Finding {
  const what = `Lead.${name} accepts the stages of CRM_STAGES`;
  if (field?.restrictedPicklist !== true) return finding(field !== undefined, what);
  const known = new Set(field.picklistValues.filter((one) => one.active).map((one) => one.value));
  const missing = stages.filter((stage) => !known.has(stage));
  return finding(missing.length === 0, missing.length === 0 ? what : `${what}; missing: ${missing.join(', ')}`);
}

async function checkRecordType(client: Client, { mapping }: SalesforceSettings): Promise<Finding> {
  const by = mapping.accountRecordType;
  const what = `accounts of dealers have the record type ${DEALER_RECORD_TYPE} (by its ${by})`;
  const query = soql`SELECT Id FROM RecordType WHERE SobjectType = 'Account' AND ${fields(by)} = ${DEALER_RECORD_TYPE}`;
  const found = await allRows(client.query(query, z.object({ Id: z.string() })));
  return finding(found.length > 0, what);
}

/** An org may hide this object. Then an administrator must check the permission set. */
async function checkFiles(client: Client): Promise<Finding> {
  const what = 'the user has the permission Query All Files';
  const query = soql`SELECT PermissionsQueryAllFiles FROM UserPermissionAccess LIMIT 1`;
  const rows = allRows(client.query(query, z.object({ PermissionsQueryAllFiles: z.boolean() })));
  return rows.then(
    ([user]) => (user ? finding(user.PermissionsQueryAllFiles, what) : { holds: 'unsure', what }),
    (error: unknown) => {
      if (error instanceof CrmError) return { holds: 'unsure', what: `${what}: ${error.reason}` };
      throw error;
    },
  );
}
