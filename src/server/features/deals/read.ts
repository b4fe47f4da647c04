import { dayIn } from '#contract/days.ts';
import {
  type Deal,
  type DealListRow,
  type DealMilestone,
  type DealsAnswer,
  type DealStatus,
  dealStatuses,
  type DealWaiting,
  isClosed,
  notWaiting,
} from '#contract/deals.ts';
import type { RequestedDocument } from '#contract/documents.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { requiredDocumentKinds } from '#contract/required-documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { documentWords } from '#copy/portal/documents.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { listMoves } from '#server/features/audit/list.ts';
import { decisionForDealer } from '#server/features/decisions/read.ts';
import { wasCustomerAsked } from '#server/features/emails/list.ts';
import { findInviteOf } from '#server/features/invites/start-deal.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  type ListedDeal,
  type ListedProgress,
  selectDeals,
  selectOwnDeal,
  selectProgress,
  selectRequested,
  type StoredDeal,
  selectSubmittedOne,
  type StaffsDeal,
  decryptDealField,
  selectDeal,
} from './store.ts';
import { type EncryptedDealField, encryptedDealFields } from '#contract/deal-form.ts';

export const UNKNOWN = 'This deal does not exist.';

/** @throws AppError not_found for a missing deal or one of another dealership */
export async function requireDeal(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<StoredDeal> {
  const found = isId(id) ? await selectOwnDeal(query, ctx.actor.accountId, id) : undefined;
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/** @throws AppError not_found; conflict for a deal that was deleted in the CRM */
export async function requireUploadable(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<StoredDeal> {
  const deal = await requireDeal(query, ctx, id);
  if (deal.status === 'sf_deleted') throw new AppError('conflict', documentWords.dealRemoved);
  return deal;
}

/** @throws AppError not_found; conflict for a closed deal, whose customer sends nothing more */
export async function requireLinkable(query: Query | Tx, ctx: Ctx<DealerActor>, id: string): Promise<StoredDeal> {
  const deal = await requireUploadable(query, ctx, id);
  if (isClosed(deal.status)) throw new AppError('conflict', documentWords.dealClosed);
  return deal;
}

/** Returns one deal of the caller's dealership with masked values. @throws AppError not_found */
export async function readDeal(app: App, ctx: Ctx<DealerActor>, id: string): Promise<Deal> {
  return showDeal(app, await requireDeal(app.db.query, ctx, id));
}

async function showDeal(app: App, row: StoredDeal): Promise<Deal> {
  const invite = await inviteOf(app.db.query, row);
  const decision = await decisionForDealer(app, app.db.query, dealSubjectOf(row, invite));
  const timeline = presentTimeline(await listMoves(app, row.id));
  return presentDeal(app.vault, row, {
    timeline,
    invite,
    answerBy: answerBy(row, timeline, decision?.decidedAt, app.brand.timeZone),
    decision: decision && { ...decision, expired: decision.expired && mayExpire(row.status) },
    ...(await readWaiting(app.db.query, row, decision)),
  });
}

/**
 * When the promised answer is due: counted from the submission, or from the answer to the last question. Null unless the
 * deal waits for the lender's decision, and once the decision in force answered it.
 */
export function answerBy(
  { status, submitted_at: at }: StoredDeal,
  timeline: readonly DealMilestone[],
  decidedAt: string | undefined,
  timeZone: string,
): string | null {
  if (at === null || (status !== 'submitted' && status !== 'in_review')) return null;
  const asked = timeline.findLastIndex((one) => one.status === 'info_requested');
  const answered = asked === -1 ? undefined : timeline[asked + 1]?.at;
  const since = answered ?? at.toISOString();
  return decidedAt !== undefined && decidedAt > since ? null : promisedAnswer(new Date(since), timeZone).toISOString();
}

/** Whether the last request that the deal waits for went to its customer, and whether its documents arrived. */
export async function readWaiting(query: Query, row: StoredDeal, decision: Deal['decision']): Promise<DealWaiting> {
  if (row.status !== 'info_requested') return notWaiting;
  const decidedAt = decision === null ? row.status_at : new Date(decision.decidedAt);
  const since = decidedAt > row.status_at ? decidedAt : row.status_at;
  const customerAsked = await wasCustomerAsked(query, row.id, since);
  const asked = await selectRequested(query, row.id);
  const isRequest = customerAsked || (asked.some(({ by_move }) => by_move) && since === row.status_at);
  return {
    customerAsked,
    documentsReceived: isRequest && asked.length > 0 && asked.every(({ received }) => received > 0),
  };
}

/** Reads what the deals of a page wait for. Returns a lookup by deal id. Queries only deals that wait for information. */
export async function findWaiting(
  query: Query,
  rows: readonly { id: string | null; status: DealStatus | null }[],
): Promise<(id: string) => DealWaiting> {
  const ids = rows.flatMap(({ id, status }) => (id !== null && status === 'info_requested' ? id : []));
  const found = ids.length === 0 ? undefined : await selectProgress(query, { ids });
  return (id) => {
    const row = found?.get(id);
    return row ? { customerAsked: row.customer_asked, documentsReceived: row.documents_received } : notWaiting;
  };
}

/** Returns the documents that valid links or the lender request from the dealership, each once, with its files. */
export const listRequested = async (query: Query, dealId: string): Promise<RequestedDocument[]> =>
  (await selectRequested(query, dealId))
    .map(({ paper, received }) => ({ paper, received }))
    .sort((a, b) => requiredDocumentKinds.indexOf(a.paper) - requiredDocumentKinds.indexOf(b.paper));

/** Returns the deal and the application that it was created from. */
export const dealSubjectOf = (row: StoredDeal, invite: InviteOfDeal) => ({
  dealId: row.id,
  applicationId: invite?.application_id ?? null,
});

/** Returns the invitation that the deal was created from. Most deals have none. */
export const inviteOf = async (query: Query, row: StoredDeal): Promise<InviteOfDeal> =>
  row.application_invite_id === null ? undefined : findInviteOf(query, row.id);

type ListQuery = { limit?: number | undefined; cursor?: string | undefined; progress?: 'true' | undefined };

/** Deals of the caller's dealership, newest first, in pages if `limit` is given. @throws AppError bad_request */
export async function listDeals(app: App, ctx: Ctx<DealerActor>, by: ListQuery): Promise<DealsAnswer> {
  const { limit, cursor } = by;
  const progress =
    by.progress === undefined ? undefined : await selectProgress(app.db.query, { accountId: ctx.actor.accountId });
  const today = dayIn(app.brand.timeZone, ctx.now);
  const present = (row: ListedDeal): DealListRow => {
    const found = progress?.get(row.id);
    return { ...presentDealRow(row), ...(found && { progress: presentProgress(row.status, found, today) }) };
  };
  const before = readCursor(cursor);
  const more = limit === undefined ? undefined : limit + 1;
  const rows = await selectDeals(app.db.query, ctx.actor.accountId, { limit: more, before });
  if (limit === undefined) return { deals: rows.map(present) };
  const { page, nextCursor } = pageOf(rows, limit);
  return { deals: page.map(present), nextCursor };
}

/** @throws AppError not_found, also for a draft, which only its dealer sees */
export async function requireSubmitted(query: Query | Tx, id: string): Promise<StaffsDeal> {
  const found = isId(id) ? await selectSubmittedOne(query, id) : undefined;
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/** One deal with its encrypted values decrypted, for the person whose data it contains. */
type DealContent = { deal: Deal; clear: Partial<Record<EncryptedDealField, string>> };

/** Returns a deal of any dealership, including drafts. Undefined when it was deleted. */
export async function readDealContent(app: App, id: string): Promise<DealContent | undefined> {
  const row = await selectDeal(app.db.query, id);
  if (!row) return undefined;
  const sealed = encryptedDealFields.flatMap((field) => {
    const value = decryptDealField(app.vault, row, field);
    return value === null ? [] : [[field, value.reveal()] as const];
  });
  return {
    deal: presentDeal(app.vault, row, {
      timeline: [],
      invite: undefined,
      answerBy: null,
      decision: null,
      ...notWaiting,
    }),
    clear: Object.fromEntries(sealed),
  };
}

const dollars = (cents: string): number => Number(cents) / 100;
const dollarsOrNone = (cents: string | null): number | null => (cents === null ? null : dollars(cents));
/** Returns a number if the text is one. */
const typed = (text: string): string | number => (/^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : text);

/** First and last name of the borrower, or an empty text. */
export const borrowerName = (deal: { borrower_first_name: string; borrower_last_name: string }): string =>
  `${deal.borrower_first_name} ${deal.borrower_last_name}`.trim();

/** Once the documents are out, the offer is accepted and cannot expire any more. */
const mayExpire = (status: DealStatus): boolean => status !== 'docs_out' && status !== 'funded';

export const presentDealRow = (row: ListedDeal): DealListRow => ({
  id: row.id,
  dealName: row.deal_name,
  status: row.status,
  salesforceStage: row.stage,
  salesforceLeadId: row.crm_lead_id,
  createdAt: row.created_at.toISOString(),
  borrowerFirstName: row.borrower_first_name,
  borrowerLastName: row.borrower_last_name,
  equipmentType: row.equipment_type,
  requestedAmount: dollars(row.requested_amount_cents),
  requestedTerm: row.requested_term,
});

/** `today` in the lender's time zone decides whether the offer has expired. */
const presentProgress = (status: DealStatus, progress: ListedProgress, today: string): DealListRow['progress'] => ({
  statusSince: new Date(progress.status_at).toISOString(),
  customerAsked: progress.customer_asked,
  documentsReceived: progress.documents_received,
  missingDocuments: progress.missing,
  borrowerCreditScore: typed(progress.borrower_credit_score),
  borrowerCompany: progress.borrower_company,
  offer: progress.offer && {
    amount: progress.offer.amount_cents / 100,
    termMonths: progress.offer.term_months,
    payment: progress.offer.payment_cents / 100,
    expiresOn: progress.offer.expires_on,
    expired: mayExpire(status) && progress.offer.expires_on !== null && progress.offer.expires_on < today,
  },
});

export type InviteOfDeal = Awaited<ReturnType<typeof findInviteOf>>;
type Extras = { timeline: DealMilestone[]; invite: InviteOfDeal } & Pick<
  Deal,
  'answerBy' | 'decision' | 'customerAsked' | 'documentsReceived'
>;

export const presentDeal = (
  vault: Vault,
  row: StoredDeal,
  { timeline, invite, answerBy: due, decision, customerAsked, documentsReceived }: Extras,
): Deal => ({
  ...presentDealRow(row),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  statusSince: row.status_at.toISOString(),
  answerBy: due,
  timeline,
  decision,
  customerAsked,
  documentsReceived,
  equipmentDescription: row.equipment_description,
  equipmentAmount: dollars(row.equipment_amount_cents),
  downPayment: dollars(row.down_payment_cents),
  borrowerEmail: row.borrower_email,
  borrowerPhone: row.borrower_phone,
  borrowerCompany: row.borrower_company,
  borrowerIndustry: row.borrower_industry,
  borrowerTimeInBusiness: typed(row.borrower_time_in_business),
  borrowerAnnualRevenue: dollarsOrNone(row.borrower_annual_revenue_cents),
  borrowerCreditScore: typed(row.borrower_credit_score),
  companyEin: masked(vault, row, 'companyEin', '••-•••'),
  companyEstablishedDate: row.company_established_date,
  guarantor1FirstName: row.guarantor1_first_name,
  guarantor1LastName: row.guarantor1_last_name,
  guarantor1Email: row.guarantor1_email,
  guarantor1Phone: row.guarantor1_phone,
  guarantor1Ssn: masked(vault, row, 'guarantor1Ssn', '•••-••-'),
  guarantor1Dob: row.guarantor1_dob === null ? null : '••/••/••••',
  guarantor1Street: row.guarantor1_street,
  guarantor1City: row.guarantor1_city,
  guarantor1State: row.guarantor1_state,
  guarantor1ZipCode: row.guarantor1_zip_code,
  guarantor1AnnualIncome: dollarsOrNone(row.guarantor1_annual_income_cents),
  guarantor1OwnershipPercent: row.guarantor1_ownership_bps === null ? null : row.guarantor1_ownership_bps / 100,
  guarantor1IsGuarantor: row.guarantor1_is_guarantor ? 'true' : 'false',
  dealerNotes: row.dealer_notes,
  applicationInvite: invite
    ? {
        id: invite.id,
        recipientName: invite.recipient_name,
        reference: invite.reference,
        language: invite.application_language,
      }
    : null,
});

/** Shows the last 4 digits only. */
function masked(vault: Vault, row: StoredDeal, field: EncryptedDealField, front: string): string | null {
  const value = decryptDealField(vault, row, field)?.reveal();
  return value === undefined ? null : front + value.replace(/\D/g, '').slice(-4);
}

/** Returns the statuses that a deal reached, oldest first, from its audit rows. Dealers do not see who moved it. */
export function presentTimeline(history: { at: string; detail: Record<string, unknown> }[]): DealMilestone[] {
  return history.toReversed().flatMap(({ at, detail: { from, to, reason } }) => {
    const status = dealStatuses.find((one): one is DealStatus => one === to);
    return status === undefined || from === to
      ? []
      : [{ at, status, note: typeof reason === 'string' ? reason : null }];
  });
}
