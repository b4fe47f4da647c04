import { type AddContact, DEALER_RECORD_TYPE, type DealerContact } from '#contract/dealer-contacts.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { presentContact } from './list-dealer-contacts.ts';

const ELSEWHERE = 'Contacts are kept in the CRM beside us. Add this person there.';

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
