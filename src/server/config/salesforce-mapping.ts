import fs from 'node:fs';
import * as z from 'zod/mini';

const FIELD = /^[A-Za-z]\w{0,79}$/;
const field = (fallback: string) =>
  z._default(z.string().check(z.regex(FIELD, 'must be the API name of a field, such as Portal_Stage__c')), fallback);
const optional = z._default(
  z.nullable(z.string().check(z.regex(FIELD, 'must be the API name of a field, or null'))),
  null,
);

const leadSchema = z.strictObject({
  /** Text, External ID, Unique: holds the id of the deal. */
  externalId: field('Portal_Deal_Id__c'),
  /** A picklist or text: Status will do where its values are those of CRM_STAGES. */
  stage: field('Portal_Stage__c'),
  /** Once a lead is converted, the stage is that of its opportunity. */
  followConvertedOpportunity: z._default(z.boolean(), false),
  dealName: optional,
  /** Currency or number: the amount asked for, in dollars. */
  amount: optional,
  /** Lookup to the account of the dealership. */
  account: optional,
});
const mappingSchema = z.strictObject({
  /** What the record type of a dealer's account is known by. */
  accountRecordType: z._default(z.enum(['DeveloperName', 'Name']), 'DeveloperName'),
  lead: z._default(leadSchema, leadSchema.parse({})),
});
export type LeadMapping = z.infer<typeof leadSchema>;
export type SalesforceMapping = z.infer<typeof mappingSchema>;

/** Which fields of the org hold what. What the file does not say is as shipped; its faults are said in words. */
export function readMapping(file: string | undefined, faults: string[]): SalesforceMapping {
  const shipped = mappingSchema.parse({});
  if (file === undefined) return shipped;
  const given = readJson(file);
  const read = z.safeParse(mappingSchema, given, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const said = given === undefined ? ['is not JSON'] : read.error.issues.map(say);
  faults.push(...said.map((what) => `SALESFORCE_MAPPING_FILE: ${what}.`));
  return shipped;
}

const say = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // a file that is not there, or no JSON: its reader says so
  }
}
