import {
  type Deal,
  type DealListRow,
  type DealsAnswer,
  type DealStatus,
  type DealWaiting,
  notWaiting,
} from '#contract/deals.ts';
import type { RequestedDocument } from '#contract/documents.ts';
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
import type { Query, Tx } from '#server/ports.ts';
import { type InviteOfDeal, presentDeal, presentDealRow, presentTimeline } from './present.ts';
import {
  type ListedDeal,
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
import { type SealedDealField, sealedDealFields } from '#contract/deal-form.ts';

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

/** Returns one deal of the caller's dealership with masked values. @throws AppError not_found */
export async function readDeal(app: App, ctx: Ctx<DealerActor>, id: string): Promise<Deal> {
  return showDeal(app, await requireDeal(app.db.query, ctx, id));
}

async function showDeal(app: App, row: StoredDeal): Promise<Deal> {
  const invite = await inviteOf(app.db.query, row);
  const decision = await decisionForDealer(app, app.db.query, dealSubjectOf(row, invite));
  return presentDeal(app.vault, row, {
    timeline: presentTimeline(await listMoves(app, row.id)),
    invite,
    // Once the documents are out, the offer is accepted and cannot expire any more.
    decision: decision && { ...decision, expired: decision.expired && !['docs_out', 'funded'].includes(row.status) },
    ...(await readWaiting(app.db.query, row, decision)),
  });
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
  const present = (row: ListedDeal): DealListRow => presentDealRow(row, progress?.get(row.id));
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
type DealContent = { deal: Deal; clear: Partial<Record<SealedDealField, string>> };

/** Returns a deal of any dealership, including drafts. Undefined when it was deleted. */
export async function readDealContent(app: App, id: string): Promise<DealContent | undefined> {
  const row = await selectDeal(app.db.query, id);
  if (!row) return undefined;
  const sealed = sealedDealFields.flatMap((field) => {
    const value = decryptDealField(app.vault, row, field);
    return value === null ? [] : [[field, value.reveal()] as const];
  });
  return {
    deal: presentDeal(app.vault, row, { timeline: [], invite: undefined, decision: null, ...notWaiting }),
    clear: Object.fromEntries(sealed),
  };
}
