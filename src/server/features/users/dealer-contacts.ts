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
import { sayReason } from '#server/lib/crm-error.ts';
import { personStatesOf } from './people.ts';
import type { CrmContact } from '#server/ports.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { inviteContact } from './invite.ts';

const LIST_LIMIT = 500;
const DEBUG_LIMIT = 50;
/** Names commonly used for test contacts. */
const SAMPLE_NAMES = ['sample', 'test', 'demo'];

/** Returns a contact in the CRM's spelling. */
const presentContact = (contact: CrmContact): DealerContact => ({
  Id: contact.id,
  Email: contact.email,
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Phone: contact.phone,
  AccountId: contact.accountId,
  AccountName: contact.accountName,
});

/** Lists contacts of dealers only. `q` searches names, addresses and accounts. */
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

/** Lists contacts of any record type with a sample name, and the record types. */
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

/** Adds a dealer's contact, or returns the existing one. @throws AppError conflict with an external CRM */
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

const UNKNOWN = 'The CRM has no dealer contact with this id.';
const CHANGED = 'This contact has changed in the CRM. Search for it again.';

/**
 * Invites a dealer's contact to the portal, replacing an open invitation.
 * @throws AppError not_found for a contact that is not a dealer's
 * @throws AppError conflict when address or account differ in the CRM, or the person has an account
 * @throws AppError in_progress or idempotency_mismatch
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
    // The link is a secret stored nowhere else, so the saved answer contains it encrypted.
    const place = { table: 'idempotency', row: claim?.keyHash ?? '', column: 'answer' };
    if (replay)
      return answerOf(app, contact, app.vault.decrypt(place, (replay.answer as { sealed: string }).sealed).reveal());
    const link = await inviteContact(app, ctx, tx, contact);
    await saveAnswer(tx, claim, { status: 201, answer: { sealed: app.vault.encrypt(place, link) } });
    return answerOf(app, contact, link);
  });
}

const answerOf = ({ publication }: App, { email }: CrmContact, inviteUrl: string): DealerInviteAnswer => ({
  success: true,
  message: publication.isOpen() ? contactWords.invited(email) : contactWords.held(email),
  inviteUrl,
});

async function requireContact(app: App, input: CreateDealerInvite): Promise<CrmContact> {
  const contact = await app.crm.findContact(input.salesforceContactId).catch(sayReason);
  if (contact?.recordType !== DEALER_RECORD_TYPE) throw new AppError('not_found', UNKNOWN);
  const unchanged = contact.accountId === input.salesforceAccountId && contact.email === input.email.toLowerCase();
  if (!unchanged) throw new AppError('conflict', CHANGED);
  return contact;
}
