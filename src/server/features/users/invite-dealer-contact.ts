import { type CreateDealerInvite, DEALER_RECORD_TYPE, type DealerInviteAnswer } from '#contract/dealer-contacts.ts';
import { contactWords } from '#copy/portal/dealer-contacts.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { sayReason } from '#server/lib/crm-fault.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { inviteContact } from './invite-user.ts';
import type { CrmContact } from '#server/ports.ts';

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
    // The link is a secret, and stands nowhere else by now: the kept answer holds it sealed.
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
