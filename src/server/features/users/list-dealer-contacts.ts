import { DEALER_RECORD_TYPE, type DealerContact, type DealerContactsAnswer } from '#contract/dealer-contacts.ts';
import { contactWords } from '#copy/portal/dealer-contacts.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { sayReason } from '#server/lib/crm-fault.ts';
import { personStatesOf } from './people.ts';
import type { CrmContact } from '#server/ports.ts';

const LIST_LIMIT = 500;
const DEBUG_LIMIT = 50;
/** Names that people give to contacts with which they try things out. */
const SAMPLE_NAMES = ['sample', 'test', 'demo'];

/** In the CRM's own spelling. */
export const presentContact = (contact: CrmContact): DealerContact => ({
  Id: contact.id,
  Email: contact.email,
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Phone: contact.phone,
  AccountId: contact.accountId,
  AccountName: contact.accountName,
});

/** People of dealers alone; q looks at names, addresses and accounts. */
export async function listDealerContacts(app: App, ctx: Ctx<StaffActor>, q = ''): Promise<DealerContactsAnswer> {
  requirePermission(ctx, 'dealers.invite');
  const found = await app.crm.listContacts({ recordType: DEALER_RECORD_TYPE, q, limit: LIST_LIMIT }).catch(sayReason);
  const states = await personStatesOf(
    app,
    found.map(({ email }) => email),
  );
  const contacts = found.map((one) => ({ ...presentContact(one), access: states.get(one.email) ?? null }));
  return { contacts, count: found.length, canAdd: app.crm.addContact !== undefined };
}

/** Contacts of any record type that carry a sample name, and which record types there are. */
export async function debugContacts(app: App, ctx: Ctx<StaffActor>) {
  requirePermission(ctx, 'dealers.invite');
  const asked = SAMPLE_NAMES.map((q) => app.crm.listContacts({ q, limit: DEBUG_LIMIT }));
  const found = await Promise.all(asked).catch(sayReason);
  const unique = new Map(found.flat().map((one) => [one.id, one]));
  const types = await app.crm.countAccounts().catch(sayReason);
  return {
    contacts: [...unique.values()].map((one) => ({ ...presentContact(one), RecordType: one.recordType })),
    recordTypes: types.map(({ recordType: name, accounts }) => ({ name, accounts })),
    note: contactWords.debugNote({ names: SAMPLE_NAMES, recordType: DEALER_RECORD_TYPE }),
  };
}
