import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import { Secret } from '#server/crypto/secret.ts';
import { isLoopback } from '#server/lib/network.ts';
import type { Reader } from './settings-reader.ts';
import * as z from 'zod/mini';

/** JWT bearer flow (user and private key of the app's certificate), or client credentials flow (secret of the app). */
type SignIn = { username: string; privateKey: Secret<string> } | { clientSecret: Secret<string> };
export type SalesforceSettings = {
  /** The My Domain address, without a path. */
  url: string;
  clientId: string;
  signIn: SignIn;
  /** For example 67.0. */
  apiVersion: string;
  mapping: SalesforceMapping;
  /** Per call. */
  timeoutMs: number;
  pollMs: number;
  /** Bearer token for change notices from Salesforce. Not set: polling only. */
  pushSecret: Secret<string> | undefined;
};

const NEEDED =
  'Salesforce needs SALESFORCE_URL, SALESFORCE_CLIENT_ID, and either SALESFORCE_USERNAME with SALESFORCE_PRIVATE_KEY_FILE or SALESFORCE_CLIENT_SECRET.';
const NAMES = [
  'SALESFORCE_URL',
  'SALESFORCE_CLIENT_ID',
  'SALESFORCE_USERNAME',
  'SALESFORCE_PRIVATE_KEY_FILE',
  'SALESFORCE_CLIENT_SECRET',
  'SALESFORCE_MAPPING_FILE',
  'SALESFORCE_PUSH_SECRET',
] as const;

/** Reads the Salesforce settings. Reports an error when only some of them are set. */
export function readSalesforce(read: Reader, errors: string[]): SalesforceSettings | undefined {
  const rest = {
    apiVersion: readVersion(read, errors),
    timeoutMs: read.whole('SALESFORCE_TIMEOUT_MS', 50, 60_000) ?? 15_000,
    pollMs: (read.whole('SALESFORCE_POLL_SECONDS', 1, 86_400) ?? 60) * 1000,
    pushSecret: readPushSecret(read, errors),
  };
  if (NAMES.every((name) => read.text(name) === undefined)) return undefined;
  const before = errors.length;
  const url = readUrl(read, errors);
  const clientId = read.text('SALESFORCE_CLIENT_ID');
  const signIn = readSignIn(read, errors);
  const mapping = readMapping(read.file('SALESFORCE_MAPPING_FILE'), errors);
  if (url !== undefined && clientId !== undefined && signIn) return { url, clientId, signIn, mapping, ...rest };
  if (errors.length === before) errors.push(NEEDED);
  return undefined;
}

/** Bearer tokens contain no spaces. Guessable tokens are refused. */
function readPushSecret(read: Reader, errors: string[]): Secret<string> | undefined {
  const secret = read.text('SALESFORCE_PUSH_SECRET');
  if (secret !== undefined && !/^[\x21-\x7e]{32,200}$/.test(secret))
    errors.push(
      'SALESFORCE_PUSH_SECRET must have 32 to 200 characters without spaces. To create one: openssl rand -hex 32.',
    );
  return secret === undefined ? undefined : new Secret(secret);
}

function readVersion(read: Reader, errors: string[]): string {
  const version = read.text('SALESFORCE_API_VERSION') ?? '67.0';
  if (!/^\d{2,3}\.0$/.test(version)) errors.push(`SALESFORCE_API_VERSION must read like 67.0; it is "${version}".`);
  return version;
}

function readUrl(read: Reader, errors: string[]): string | undefined {
  const url = read.url('SALESFORCE_URL', ['https:', 'http:']);
  if (!url) return undefined;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) errors.push('SALESFORCE_URL must be an https address.');
  if (/^(?:login|test)\.salesforce\.com$/.test(url.hostname))
    errors.push('SALESFORCE_URL must be the My Domain address of your org, such as https://COMPANY.my.salesforce.com.');
  return url.origin;
}

function readSignIn(read: Reader, errors: string[]): SignIn | undefined {
  const [username, secret] = [read.text('SALESFORCE_USERNAME'), read.text('SALESFORCE_CLIENT_SECRET')];
  const file = read.file('SALESFORCE_PRIVATE_KEY_FILE');
  const byKey = username !== undefined || file !== undefined;
  if (byKey && secret !== undefined) return undefined;
  if (secret !== undefined) return { clientSecret: new Secret(secret) };
  if (username === undefined || file === undefined) return undefined;
  const privateKey = readKey(file);
  if (privateKey) return { username, privateKey };
  errors.push('SALESFORCE_PRIVATE_KEY_FILE must contain an RSA private key in PEM format, without a passphrase.');
  return undefined;
}

function readKey(file: string): Secret<string> | undefined {
  try {
    const pem = fs.readFileSync(file, 'utf8');
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? new Secret(pem) : undefined;
  } catch {
    return undefined; // The parser's message could contain parts of the key.
  }
}

const FIELD = /^[A-Za-z]\w{0,79}$/;
const field = (fallback: string) =>
  z._default(z.string().check(z.regex(FIELD, 'must be the API name of a field, such as Portal_Stage__c')), fallback);
const optional = z._default(
  z.nullable(z.string().check(z.regex(FIELD, 'must be the API name of a field, or null'))),
  null,
);

const leadSchema = z.strictObject({
  /** Text, External ID, Unique. Contains the id of the deal. */
  externalId: field('Portal_Deal_Id__c'),
  /** Picklist or text. Status works if its values are those of CRM_STAGES. */
  stage: field('Portal_Stage__c'),
  /** After a lead is converted, use the stage of its opportunity. */
  followConvertedOpportunity: z._default(z.boolean(), false),
  dealName: optional,
  /** Currency or number: the requested amount in dollars. */
  amount: optional,
  /** Lookup to the dealership's account. */
  account: optional,
});
const mappingSchema = z.strictObject({
  /** The field that identifies the record type of a dealer's account. */
  accountRecordType: z._default(z.enum(['DeveloperName', 'Name']), 'DeveloperName'),
  lead: z._default(leadSchema, leadSchema.parse({})),
});
export type LeadMapping = z.infer<typeof leadSchema>;
type SalesforceMapping = z.infer<typeof mappingSchema>;

/** Reads the field names of the org. Missing entries keep the shipped names. Each error has its own message. */
export function readMapping(file: string | undefined, errors: string[]): SalesforceMapping {
  const shipped = mappingSchema.parse({});
  if (file === undefined) return shipped;
  const given = readJson(file);
  const read = z.safeParse(mappingSchema, given, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const said = given === undefined ? ['is not JSON'] : read.error.issues.map(say);
  errors.push(...said.map((what) => `SALESFORCE_MAPPING_FILE: ${what}.`));
  return shipped;
}

const say = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // The caller reports a missing file and invalid JSON.
  }
}
