import { afterAll } from 'vitest';
import { crmContract } from '#tests/support/crm-contract.ts';
import { adapterSettings, addPerson } from '#tests/support/salesforce-stand-in/org.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { openSalesforce } from './open.ts';

const org = await startSalesforce();
afterAll(() => org.close());

crmContract('Salesforce', () =>
  Promise.resolve({
    crm: openSalesforce(adapterSettings(org), '10 - New'),
    firstStage: '10 - New',
    addContact: (one) => Promise.resolve(addPerson(org, one)),
    deleteLead: (id) => Promise.resolve(org.records.remove('Lead', id)),
  }),
);
