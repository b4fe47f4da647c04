import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import type { ApplicationFile } from '#contract/admin.ts';
import type { DealStart } from '#contract/application-invites.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';
import { requireInvite } from './change.ts';
import {
  type InviteView,
  lockInvite,
  selectDealStart,
  selectInviteOfDeal,
  selectSubmittedDealOf,
  selectApplicationOfDeal,
  selectDealOfApplication,
} from './store.ts';
import type { FileKind } from '#contract/assignments.ts';

const NOT_COMPLETED = 'A deal can be created after the customer has completed the application.';
const MADE = 'A deal was already created from this application.';

/**
 * Values for a deal created from this invitation. Contact data are those to which the dealer sent the invitation.
 * @throws AppError not_found; conflict when not completed
 */
export async function readDealStart(app: App, ctx: Ctx<DealerActor>, id: string): Promise<DealStart> {
  const invite = await requireInvite(app.db.query, ctx, id);
  const a = await selectDealStart(app.db.query, completed(invite));
  const words = a.principal_name.trim().split(/\s+/);
  const amount = plainAmount(a.equipment_amount, a.language);
  return {
    dealId: invite.deal_id,
    start: {
      dealName: a.business_name,
      borrowerCompany: a.business_name,
      borrowerFirstName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
      borrowerLastName: words.length > 1 ? (words.at(-1) ?? '') : '',
      borrowerEmail: invite.recipient_email,
      borrowerPhone: invite.recipient_phone ?? a.business_phone,
      equipmentDescription: a.equipment_description,
      equipmentAmount: amount,
      requestedAmount: amount,
    },
  };
}

/**
 * Locks the invitation for the deal that this transaction creates from it.
 * @throws AppError not_found; conflict when not completed, or when a deal exists
 */
export async function takeForDeal(tx: Tx, ctx: Ctx<DealerActor>, id: string): Promise<void> {
  if (isId(id)) await lockInvite(tx, id);
  // Read under the lock, to see a deal that was committed first.
  const invite = await requireInvite(tx, ctx, id);
  completed(invite);
  if (invite.deal_id !== null) throw new AppError('conflict', MADE);
}

/** The invitation from which a deal was created, if any. */
export const findInviteOf = (query: Query | Tx, dealId: string): Promise<InviteView | undefined> =>
  selectInviteOfDeal(query, dealId);

/** The deal created from an application. Null for a draft, which is visible only to its dealer. */
export async function findDealOf(tx: Tx, applicationId: string): Promise<ApplicationFile['deal']> {
  const found = await selectSubmittedDealOf(tx, applicationId);
  if (!found) return null;
  const { id, deal_name: dealName, status, requested_amount_cents: cents, requested_term: requestedTerm } = found;
  const borrowerCreditScore = found.borrower_credit_score;
  return { id, dealName, status, requestedAmount: Number(cents) / 100, requestedTerm, borrowerCreditScore };
}

function completed(invite: InviteView): string {
  if (invite.application_id === null) throw new AppError('conflict', NOT_COMPLETED);
  return invite.application_id;
}

/** Format of the deal's field. Empty when the applicant's text is not a number. */
function plainAmount(typed: string, lang: Language): string {
  const cents = typedCents(typed, lang);
  return Number.isNaN(cents) ? '' : String(cents / 100);
}

/** An application and the deal created from it. One is null when they are not linked. */
export type FilePair = { applicationId: string | null; dealId: string | null };

/** Finds the counterpart of an existing file. The deal may be a draft. */
export const pairOf = async (query: Query | Tx, { kind, id }: { kind: FileKind; id: string }): Promise<FilePair> =>
  kind === 'deal'
    ? { dealId: id, applicationId: await selectApplicationOfDeal(query, id) }
    : { applicationId: id, dealId: await selectDealOfApplication(query, id) };
