import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './environment.ts';
import type { Settings } from './settings.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'salesforce-settings-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const pem = (kind: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  kind.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const key = file('key.pem', rsa);
const curve = file('curve.pem', pem(generateKeyPairSync('ed25519').privateKey));
const app = { SALESFORCE_URL: 'https://acme.my.salesforce.example/', SALESFORCE_CLIENT_ID: 'app' };
const bySecret: Settings = { ...app, SALESFORCE_CLIENT_SECRET: 'canary-secret' };
const byKey: Settings = { ...app, SALESFORCE_USERNAME: 'portal@acme.example', SALESFORCE_PRIVATE_KEY_FILE: key };
const mapped = (text: string): Settings => ({ ...bySecret, SALESFORCE_MAPPING_FILE: file('mapping.json', text) });
const NEEDED =
  'Salesforce needs SALESFORCE_URL, SALESFORCE_CLIENT_ID, and either SALESFORCE_USERNAME with SALESFORCE_PRIVATE_KEY_FILE or SALESFORCE_CLIENT_SECRET.';
const KEY = 'SALESFORCE_PRIVATE_KEY_FILE must contain an RSA private key in PEM format, without a passphrase.';
const MY_DOMAIN =
  'SALESFORCE_URL must be the My Domain address of your org, such as https://COMPANY.my.salesforce.com.';

describe('the Salesforce settings', () => {
  test('select the built-in CRM when not set', () => {
    expect(readConfig({}).config.salesforce).toBeUndefined();
  });

  test('accept a private key or a client secret and never print either', () => {
    for (const settings of [bySecret, byKey]) {
      const { config, errors } = readConfig(settings);
      expect(errors).toEqual([]);
      expect(config.salesforce?.url).toBe('https://acme.my.salesforce.example');
      expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toMatch(/canary|BEGIN/);
    }
  });

  test.each<[string, Settings, string[]]>([
    ['only the URL', { SALESFORCE_URL: app.SALESFORCE_URL }, [NEEDED]],
    ['neither key nor secret', app, [NEEDED]],
    ['both', { ...bySecret, ...byKey }, [NEEDED]],
    ['a user without a key', { ...app, SALESFORCE_USERNAME: 'a' }, [NEEDED]],
    ['a key of another kind', { ...byKey, SALESFORCE_PRIVATE_KEY_FILE: curve }, [KEY]],
    ['no key', { ...byKey, SALESFORCE_PRIVATE_KEY_FILE: file('none.pem', 'x') }, [KEY]],
    [
      'a URL without TLS',
      { ...bySecret, SALESFORCE_URL: 'http://acme.example' },
      ['SALESFORCE_URL must be an https address.'],
    ],
    ['the login URL of all orgs', { ...bySecret, SALESFORCE_URL: 'https://login.salesforce.com' }, [MY_DOMAIN]],
    [
      'an invalid version',
      { ...bySecret, SALESFORCE_API_VERSION: 'v67' },
      ['SALESFORCE_API_VERSION must read like 67.0; it is "v67".'],
    ],
    [
      'a secret that can be guessed',
      { ...bySecret, SALESFORCE_PUSH_SECRET: 'canary' },
      ['SALESFORCE_PUSH_SECRET must have 32 to 200 characters without spaces. To create one: openssl rand -hex 32.'],
    ],
    ['only a push secret', { SALESFORCE_PUSH_SECRET: 'x'.repeat(32) }, [NEEDED]],
    ['no JSON', mapped('{'), ['SALESFORCE_MAPPING_FILE: is not JSON.']],
  ])('explain %s', (_what, settings, errors) => {
    expect(readConfig(settings).errors).toEqual(errors);
  });

  test('accept a mapping of the differences and locate a mistake in it', () => {
    const { config } = readConfig(
      mapped('{"accountRecordType":"Name","lead":{"stage":"Status","amount":"Amount__c"}}'),
    );
    expect(config.salesforce?.mapping).toEqual({
      accountRecordType: 'Name',
      lead: {
        externalId: 'Portal_Deal_Id__c',
        stage: 'Status',
        followConvertedOpportunity: false,
        dealName: null,
        amount: 'Amount__c',
        account: null,
      },
    });
    const { errors } = readConfig(mapped('{"lead":{"stage":"a b","ssn":"SSN__c"},"accountRecordType":"Id"}'));
    expect(errors).toEqual([
      'SALESFORCE_MAPPING_FILE: accountRecordType: Invalid option: expected one of "DeveloperName"|"Name".',
      'SALESFORCE_MAPPING_FILE: lead.stage: must be the API name of a field, such as Portal_Stage__c.',
      'SALESFORCE_MAPPING_FILE: lead: Unrecognized key: "ssn".',
    ]);
  });
});
