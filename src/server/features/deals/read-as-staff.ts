import type { AdminDeal, AdminDealsAnswer, AdminDealsFilter, AdminDealsQuery } from '#contract/admin-deals.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { scopeOf } from '#server/db/assigned-filter.ts';
import { nextCursor, readCursor } from '#server/lib/cursor.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { listHistory, listMoves } from '#server/features/audit/list-audit.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { findAssignee, findAssignees } from '#server/features/assignments/read.ts';
import { decisionForDealer, findOutcomes, listDecisions } from '#server/features/decisions/read.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { listNotes } from '#server/features/notes/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import { presentApplication, presentDeal, presentDealRow, presentTimeline } from './present.ts';
import { inviteOf, isCustomerAsked, dealSubjectOf, UNKNOWN } from './read.ts';
import { selectSubmitted, selectSubmittedOne, type StaffsDeal, type SubmittedBy } from './submitted-store.ts';

/** @throws AppError not_found, also for a draft: those are their dealer's alone */
export async function requireSubmitted(query: Query | Tx, id: string): Promise<StaffsDeal> {
  const found = isId(id) ? await selectSubmittedOne(query, id) : undefined;
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/** What the filter of a call means. */
export async function submittedBy(
  app: App,
  ctx: Ctx<StaffActor>,
  { q, status, assigned, outcome }: AdminDealsFilter,
): Promise<SubmittedBy> {
  requirePermission(ctx, 'files.read');
  return {
    q,
    status: status === '' ? undefined : status,
    assigned: await scopeOf(app.db.query, assigned, ctx.actor),
    outcome: outcome === '' ? undefined : outcome,
  };
}

/** One page of what dealers submitted, newest first. @throws AppError bad_request on a foreign cursor */
export async function listSubmitted(app: App, ctx: Ctx<StaffActor>, by: AdminDealsQuery): Promise<AdminDealsAnswer> {
  requirePermission(ctx, 'files.read');
  const rows = await selectSubmitted(app.db.query, {
    ...(await submittedBy(app, ctx, by)),
    limit: by.limit + 1,
    before: readCursor(by.cursor),
  });
  const page = rows.slice(0, by.limit);
  const assigneeOf = await findAssignees(app.db.query, page);
  const outcomeOf = await findOutcomes(app.db.query, 'deal', page);
  return {
    deals: page.map((row) => ({
      ...presentDealRow(row),
      dealership: row.dealership,
      borrowerCompany: row.borrower_company,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      statusSince: row.status_at.toISOString(),
      decision: outcomeOf(row.id),
      assignee: assigneeOf(row.assigned_to),
    })),
    nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id),
  };
}

/** One deal with masked values; that it was opened is recorded. @throws AppError not_found */
export async function openDeal(app: App, ctx: Ctx<StaffActor>, id: string): Promise<AdminDeal> {
  requirePermission(ctx, 'files.read');
  await app.db.tx(async (tx) => {
    await requireOwnFile(tx, ctx, { kind: 'deal', id });
    await audit(tx, ctx, 'deal.read', { kind: 'deal', id });
  });
  return showToStaff(app, id);
}

export async function showToStaff(app: App, id: string): Promise<AdminDeal> {
  const row = await requireSubmitted(app.db.query, id);
  const timeline = presentTimeline(await listMoves(app, id));
  const invite = await inviteOf(app.db.query, row);
  const decision = await decisionForDealer(app, app.db.query, dealSubjectOf(row, invite));
  return {
    ...presentDeal(app.vault, row, {
      timeline,
      invite,
      decision,
      customerAsked: await isCustomerAsked(app.db.query, row, decision),
    }),
    decisions: await listDecisions(app, app.db.query, dealSubjectOf(row, invite)),
    notes: await listNotes(app, app.db.query, dealSubjectOf(row, invite)),
    application: presentApplication(invite),
    mails: await listEmailsAbout(app.db.query, { reference: invite?.reference ?? null, dealId: id }),
    assignee: await findAssignee(app.db.query, row),
    businessState: stateCodeOf(invite?.business_state ?? ''),
    dealership: row.dealership,
    createdBy: row.creator_email,
    stages: app.config.crmStages.map((one) => one.stage),
    history: await listHistory(app, id),
  };
}
