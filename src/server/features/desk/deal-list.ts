import type { AdminDealRow, AdminDealsAnswer, AdminDealsFilter, AdminDealsQuery } from '#contract/admin-deals.ts';
import { UNASSIGNED } from '#contract/assignments.ts';
import { dayIn } from '#contract/days.ts';
import { MOST_OF_DEALERSHIP } from '#contract/dealerships.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { findOutcomes } from '#server/features/decisions/read.ts';
import { borrowerName, presentDealRow, findWaiting } from '#server/features/deals/read.ts';
import { selectSubmitted, type SubmittedBy, type ListedSubmitted } from './deal-store.ts';
import type { RecordedOutcome } from '#contract/decision.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { scopeOf } from './filter-store.ts';
import { dealAnswerBy, promisesSince } from './promise-store.ts';

/** Converts the filter of a call. */
export async function submittedBy(
  app: App,
  ctx: Ctx<StaffActor>,
  { q, status, assigned, outcome }: AdminDealsFilter,
): Promise<SubmittedBy> {
  requirePermission(ctx, 'files.read');
  const now = app.clock.now();
  const { timeZone } = app.brand;
  const today = dayIn(timeZone, now);
  return {
    q,
    today,
    status: status === '' || status === 'late' ? undefined : status,
    late: status === 'late' ? { at: now, promises: promisesSince(now, now, timeZone), today } : undefined,
    // A removed deal needs no assignee.
    withoutRemoved: assigned === UNASSIGNED && status !== 'sf_deleted',
    assigned: await scopeOf(app.db.query, assigned, ctx.actor),
    outcome: outcome === '' ? undefined : outcome,
  };
}

/** Lists submitted deals, newest first. @throws AppError bad_request for an invalid cursor */
export async function listSubmitted(app: App, ctx: Ctx<StaffActor>, by: AdminDealsQuery): Promise<AdminDealsAnswer> {
  requirePermission(ctx, 'files.read');
  const rows = await selectSubmitted(app.db.query, {
    ...(await submittedBy(app, ctx, by)),
    limit: by.limit + 1,
    before: readCursor(by.cursor),
  });
  const { page, nextCursor } = pageOf(rows, by.limit);
  return { deals: await presentSubmitted(app, page), nextCursor };
}

/** The newest submitted deals of one dealership that the caller may read. */
export async function listDealsOf(app: App, ctx: Ctx<StaffActor>, accountId: string): Promise<AdminDealRow[]> {
  requirePermission(ctx, 'files.read');
  const by = await submittedBy(app, ctx, { q: '' });
  const limit = MOST_OF_DEALERSHIP;
  return presentSubmitted(app, await selectSubmitted(app.db.query, { ...by, accountId, limit, before: undefined }));
}

async function presentSubmitted(app: App, rows: ListedSubmitted[]): Promise<AdminDealRow[]> {
  const assigneeOf = await findAssignees(app.db.query, rows);
  const outcomeOf = await findOutcomes(app.db.query, 'deal', rows);
  const waitingOf = await findWaiting(app.db.query, rows);
  return rows.map((row) => ({
    ...presentDealRow(row),
    ...waitingOf(row.id),
    dealership: row.dealership,
    dealerId: row.dealer_id,
    borrowerCompany: row.borrower_company,
    approvalExpired: row.approval_expired,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    statusSince: row.status_at.toISOString(),
    answerBy: dealAnswerBy(row, app.brand.timeZone),
    decision: outcomeOf(row.id),
    assignee: assigneeOf(row.assigned_to),
  }));
}

type LookedUp = { assignee: string; decision: RecordedOutcome | null };
/** Columns of the export. Excludes encrypted values. */
const columns: Record<string, (row: ListedSubmitted, lookedUp: LookedUp) => string> = {
  deal: (row) => row.deal_name,
  dealership: (row) => row.dealership,
  status: (row) => row.status,
  stage: (row) => row.stage ?? '',
  decision: (_row, { decision }) => decision?.outcome ?? '',
  decided: (_row, { decision }) => decision?.decidedAt ?? '',
  'assigned to': (_row, { assignee }) => assignee,
  submitted: (row) => row.submitted_at?.toISOString() ?? '',
  'in this status since': (row) => row.status_at.toISOString(),
  customer: borrowerName,
  company: (row) => row.borrower_company,
  equipment: (row) => row.equipment_type,
  'requested amount': (row) => (Number(row.requested_amount_cents) / 100).toFixed(2),
  'term in months': (row) => String(row.requested_term),
  'lead in the CRM': (row) => row.crm_lead_id ?? '',
};

/** Exports the filtered list as CSV, without a page limit. Records the export with the names of its filters. */
export async function exportDeals(
  app: App,
  ctx: Ctx<StaffActor>,
  filter: AdminDealsFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(ctx, 'files.export');
  const by = await submittedBy(app, ctx, filter);
  const filters = Object.entries(filter).flatMap(([name, value]) => (value ? name : []));
  const subject = { kind: 'export', id: 'deals' };
  await app.db.tx((tx) => audit(tx, ctx, 'deals.exported', subject, { filters: filters.join(' ') }));
  return csvLines({
    head: Object.keys(columns),
    read: (page) => selectSubmitted(app.db.query, { ...by, ...page }),
    cells: async (rows) => {
      const assigneeOf = await findAssignees(app.db.query, rows);
      const outcomeOf = await findOutcomes(app.db.query, 'deal', rows);
      return rows.map((row) => {
        const lookedUp = { assignee: assigneeOf(row.assigned_to)?.email ?? '', decision: outcomeOf(row.id) };
        return Object.values(columns).map((cell) => cell(row, lookedUp));
      });
    },
  });
}
