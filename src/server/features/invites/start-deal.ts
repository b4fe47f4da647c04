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

const NOT_COMPLETED = 'A deal can be made once the customer has completed the application.';
const MADE = 'A deal was already made from this application.';

/**
 * What a deal made from this invitation starts with. Contact data are those that the dealer sent the invitation to.
 * @throws AppError not_found; conflict while it is not completed
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
 * Holds the invitation for the deal that this transaction makes from it.
 * @throws AppError not_found; conflict while it is not completed, and once a deal was made
 */
export async function takeForDeal(tx: Tx, ctx: Ctx<DealerActor>, id: string): Promise<void> {
  if (isId(id)) await lockInvite(tx, id);
  // Read after the lock was granted: who was quicker has committed.
  const invite = await requireInvite(tx, ctx, id);
  completed(invite);
  if (invite.deal_id !== null) throw new AppError('conflict', MADE);
}

/** The invitation that a deal was made from, if any. */
export const findInviteOf = (query: Query | Tx, dealId: string): Promise<InviteView | undefined> =>
  selectInviteOfDeal(query, dealId);

/** The deal that was made from an application; a draft is its dealer's alone. */
export async function findDealOf(tx: Tx, applicationId: string): Promise<ApplicationFile['deal']> {
  const found = await selectSubmittedDealOf(tx, applicationId);
  if (!found) return null;
  const { id, deal_name: dealName, status, requested_amount_cents: cents } = found;
  return { id, dealName, status, requestedAmount: Number(cents) / 100 };
}

function completed(invite: InviteView): string {
  if (invite.application_id === null) throw new AppError('conflict', NOT_COMPLETED);
  return invite.application_id;
}

/** As a field of the deal takes it; '' where the applicant wrote words. */
function plainAmount(typed: string, lang: Language): string {
  const cents = typedCents(typed, lang);
  return Number.isNaN(cents) ? '' : String(cents / 100);
}

/** An application and the deal that its dealer made from it; one of the two where they do not belong together. */
export type FilePair = { applicationId: string | null; dealId: string | null };

/** What belongs together with a file that is known to be there; the deal may still be a draft. */
export const pairOf = async (query: Query | Tx, { kind, id }: { kind: FileKind; id: string }): Promise<FilePair> =>
  kind === 'deal'
    ? { dealId: id, applicationId: await selectApplicationOfDeal(query, id) }
    : { applicationId: id, dealId: await selectDealOfApplication(query, id) };
