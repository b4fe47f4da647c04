import type { Crm } from '#server/ports.ts';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { openClient } from './client.ts';
import { openContacts } from './contacts.ts';
import { openLeads } from './leads.ts';
import { isSalesforceId } from './soql.ts';
import { uploadFile } from './upload-file.ts';

/** Opens Salesforce as the CRM: reads accounts and contacts, writes leads. Every call may throw CrmFault. */
export function openSalesforce(settings: SalesforceSettings, firstStage: string, now: () => number = Date.now): Crm {
  const client = openClient(settings, now);
  return {
    joinsTransaction: false,
    isLeadId: isSalesforceId,
    ...openContacts(client, settings),
    ...openLeads(client, settings, firstStage),
    keepFile: async (file) => void (await uploadFile(client, file)),
  };
}
