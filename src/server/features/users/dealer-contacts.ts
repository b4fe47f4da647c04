import {
  DEALER_RECORD_TYPE,
  type DealerContact,
  type DealerContactsAnswer,
  type AddContact,
  type CreateDealerInvite,
  type DealerInviteAnswer,
} from '#contract/dealer-contacts.ts';
import { contactWords } from '#copy/portal/dealer-contacts.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { sayReason } from '#server/lib/crm-fault.ts';
import { personStatesOf } from './people.ts';
import type { CrmContact } from '#server/ports.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { inviteContact } from './invite.ts';

const LIST_LIMIT = 500;
const DEBUG_LIMIT = 50;
/** Names that people give to contacts with which they try things out. */
const SAMPLE_NAMES = ['sample', 'test', 'demo'];

/** In the CRM's own spelling. */
const presentContact = (contact: CrmContact): DealerContact => ({
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

const ELSEWHERE = 'Contacts are kept in the external CRM. Add this person there.';

/** Adds a person of a dealer to the built-in CRM; one that is known there already is answered as it is. @throws AppError conflict with another CRM */
export async function addDealerContact(app: App, ctx: Ctx<StaffActor>, input: AddContact): Promise<DealerContact> {
  requirePermission(ctx, 'dealers.invite');
  const { addContact } = app.crm;
  if (!addContact) throw new AppError('conflict', ELSEWHERE);
  return app.db.tx(async (tx) => {
    const phone = input.phone === '' ? null : input.phone;
    const contact = await addContact({ ...input, phone, recordType: DEALER_RECORD_TYPE });
    await audit(tx, ctx, 'contact.added', { kind: 'contact', id: contact.id });
    return presentContact(contact);
  });
}

const UNKNOWN = 'The CRM holds no dealer contact with this id.';
const CHANGED = 'The CRM says something else about this contact by now. Search for it again.';

/**
 * Invites a dealer's contact to the portal; an invitation that is still open is replaced.
 * @throws AppError not_found for a contact that the CRM does not hold under a dealer; conflict when the CRM says
 * otherwise of address or account, or when the person has an account; in_progress, idempotency_mismatch
 */
export async function inviteDealerContact(
  app: App,
  ctx: Ctx<StaffActor>,
  input: CreateDealerInvite,
  claim: IdempotencyClaim | undefined,
): Promise<DealerInviteAnswer> {
  requirePermission(ctx, 'dealers.invite');
  const contact = await requireContact(app, input);
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    // The link is a secret, and exists nowhere else: the stored answer holds it encrypted.
    const place = { table: 'idempotency', row: claim?.keyHash ?? '', column: 'answer' };
    if (replay) return answerOf(contact, app.vault.open(place, (replay.answer as { sealed: string }).sealed).reveal());
    const link = await inviteContact(app, ctx, tx, contact);
    await saveAnswer(tx, claim, { status: 201, answer: { sealed: app.vault.seal(place, link) } });
    return answerOf(contact, link);
  });
}

const answerOf = (contact: CrmContact, inviteUrl: string): DealerInviteAnswer => ({
  success: true,
  message: contactWords.invited(contact.email),
  inviteUrl,
});

async function requireContact(app: App, input: CreateDealerInvite): Promise<CrmContact> {
  const contact = await app.crm.findContact(input.salesforceContactId).catch(sayReason);
  if (contact?.recordType !== DEALER_RECORD_TYPE) throw new AppError('not_found', UNKNOWN);
  const told = contact.accountId === input.salesforceAccountId && contact.email === input.email.toLowerCase();
  if (!told) throw new AppError('conflict', CHANGED);
  return contact;
}
