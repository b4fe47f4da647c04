import { afterAll, describe, expect, test } from 'vitest';
import { runScript } from '#tests/support/run-script.ts';
import { serverSettings } from '#tests/support/salesforce-stand-in/org.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';

const org = await startSalesforce();
afterAll(() => org.close());
const settings = Object.fromEntries(Object.entries(serverSettings(org)).map(([name, value]) => [name, value ?? '']));
const check = (changes: Record<string, string> = {}) =>
  runScript('salesforce-check.ts', [], { ...settings, ...changes });

describe('npm run ops -- salesforce-check', () => {
  test('lists each missing item on a line, ends with 1, and never prints the secret', async () => {
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toContain('holds    Lead.Portal_Deal_Id__c is an External ID\n');
    expect(output).toContain('MISSING  accounts of dealers have the record type cs_vendor (by its DeveloperName)\n');
    expect(output).toContain('look     the user has the permission Query All Files\n');
    expect(output).not.toContain(org.credentials.clientSecret);
  });

  test('ends with 0 when nothing is missing, and with the built-in CRM', async () => {
    org.records.add('RecordType', { DeveloperName: 'cs_vendor', Name: 'Dealer', SobjectType: 'Account' });
    expect((await check()).code).toBe(0);
    const unset = await runScript('salesforce-check.ts', [], {});
    expect([unset.code, unset.output]).toEqual([
      0,
      'Not run: SALESFORCE_URL is not set, so the built-in CRM is in use.\n',
    ]);
  });

  test('the doctor names the CRM in use', async () => {
    const { output } = await runScript('doctor.ts', [], settings);
    expect(output).toMatch(/\n {2}crm +Salesforce at 127\.0\.0\.1:\d+ /);
    expect(output).not.toContain(org.credentials.clientSecret);
  });
});
