import type { Brand } from '#contract/brand.ts';
import { dayIn } from '#contract/days.ts';
import type {
  ApplicationsAnswer,
  ApplicationsFilter,
  ApplicationsQuery,
  ApplicationSort,
  DueFilter,
  ApplicationListRow,
} from '#contract/admin.ts';
import { usualDocuments } from '#contract/required-documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { presentOutcome, findOutcomes } from '#server/features/decisions/read.ts';
import { beganBefore, clockOf } from '#server/features/applications/clock.ts';
import {
  type AskedOfApplicant,
  type DocumentedDeal,
  type Due,
  type InboxOrder,
  type ListedApplication,
  selectApplications,
  selectAskedDocuments,
  selectDocumentedDeals,
  selectListedApplications,
} from './application-store.ts';
import type { Assignee } from '#contract/assignments.ts';
import type { RecordedOutcome } from '#contract/decision.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import { scopeOf } from './filter-store.ts';
import { promisesSince } from './promise-store.ts';

/** Lists applications for staff, newest first by default. @throws AppError bad_request for an invalid cursor */
export async function listApplications(
  app: App,
  ctx: Ctx<StaffActor>,
  by: ApplicationsQuery,
): Promise<ApplicationsAnswer> {
  requirePermission(ctx, 'files.read');
  const rows = await selectListedApplications(app.db.query, {
    ...(await inboxBy(app, ctx, by)),
    order: by.sort === undefined || by.sort === '' ? undefined : orderBy(app, by.sort),
    limit: by.limit + 1,
    before: readCursor(by.cursor),
  });
  const { page, nextCursor } = pageOf(rows, by.limit);
  const assigneeOf = await findAssignees(app.db.query, page);
  const documentsOf = await findDocuments(app, page);
  return {
    applications: page.map((row) => ({
      ...presentApplicationRow(row, { brand: app.brand, assignee: assigneeOf(row.assigned_to) }),
      decision: presentOutcome(row),
      ...documentsOf(row.id),
    })),
    nextCursor,
  };
}

type Documents = Pick<ApplicationListRow, 'deal' | 'documents'>;

async function findDocuments({ db: { query } }: App, page: ListedApplication[]): Promise<(id: string) => Documents> {
  if (page.length === 0) return () => ({ deal: null, documents: null });
  const ids = page.map(({ id }) => id);
  const deals = new Map((await selectDocumentedDeals(query, ids)).map((deal) => [deal.application_id, deal]));
  const asked = new Map((await selectAskedDocuments(query, ids)).map((one) => [one.application_id, one]));
  return (id) => presentDocuments(deals.get(id), asked.get(id));
}

/** Counts the usual documents of the deal, if there is one, and otherwise those requested from the applicant. */
function presentDocuments(deal: DocumentedDeal | undefined, asked: AskedOfApplicant | undefined): Documents {
  if (!deal)
    return { deal: null, documents: asked ? { received: asked.received.length, usual: Number(asked.asked) } : null };
  const { status, papers } = deal;
  const requestedAmount = Number(deal.requested_amount_cents) / 100;
  const usual = usualDocuments({ requestedAmount, status });
  const received = new Set([...papers, ...(asked?.received ?? [])]);
  return {
    deal: { status, requestedAmount },
    documents: { received: usual.filter((one) => received.has(one)).length, usual: usual.length },
  };
}

/** Converts the filter of a call. */
async function inboxBy(app: App, ctx: Ctx<StaffActor>, { q, status, due, assigned, outcome }: ApplicationsFilter) {
  requirePermission(ctx, 'files.read');
  return {
    q,
    status: status === '' ? undefined : status,
    assigned: await scopeOf(app.db.query, assigned, ctx.actor),
    outcome: outcome === '' ? undefined : outcome,
    due: due === undefined || due === '' || due === 'us' ? undefined : dueBy(app, due),
    waitsOn: due === 'us' ? dayIn(app.brand.timeZone, app.clock.now()) : undefined,
  };
}

const WEEK_MS = 7 * 86_400_000;
export function dueBy(app: App, due: Exclude<DueFilter, 'us'>): Due {
  const now = app.clock.now();
  const at = new Date(now.getTime() + (due === 'week' ? WEEK_MS : 0));
  const { notices, timeZone } = app.brand;
  return {
    at,
    beganBefore: beganBefore(at, notices.decisionDays),
    promises: promisesSince(at, at, timeZone),
    today: dayIn(timeZone, now),
  };
}

/** Promises that began earlier are late by weeks, and their order is that of their begin. */
const PROMISES_MS = 31 * 86_400_000;
function orderBy(app: App, sort: ApplicationSort): InboxOrder {
  const now = app.clock.now();
  const { notices, timeZone } = app.brand;
  return {
    sort,
    promises: promisesSince(new Date(now.getTime() - PROMISES_MS), now, timeZone),
    decisionDays: notices.decisionDays,
    today: dayIn(timeZone, now),
  };
}

export const presentApplicationRow = (
  row: ListedApplication,
  { brand, assignee }: { brand: Brand; assignee: Assignee | null },
): Omit<ApplicationListRow, 'decision' | 'deal' | 'documents'> => ({
  id: row.id,
  reference: row.reference,
  businessName: row.business_name,
  principalName: row.principal_name,
  equipmentAmount: row.equipment_amount,
  equipmentDescription: row.equipment_description,
  salesperson: row.salesperson,
  language: row.language,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  clock: clockOf(row, brand),
  assignee,
});

type LookedUp = { due: string; assignee: string; decision: RecordedOutcome | null };
/** Columns of the export. Excludes encrypted values and home addresses. */
const columns: Record<string, (row: ApplicationRow, lookedUp: LookedUp) => string> = {
  reference: (row) => row.reference,
  received: (row) => row.created_at.toISOString(),
  language: (row) => row.language,
  status: (row) => row.status,
  'assigned to': (_row, { assignee }) => assignee,
  'decide by': (_row, { due }) => due,
  decision: (_row, { decision }) => decision?.outcome ?? '',
  decided: (row) => row.decided_at?.toISOString() ?? '',
  business: (row) => row.business_name,
  'business phone': (row) => row.business_phone,
  city: (row) => row.business_city,
  state: (row) => row.business_state,
  zip: (row) => row.business_zip,
  'nature of business': (row) => row.business_nature,
  'business type': (row) => row.business_type,
  established: (row) => row.date_established,
  principal: (row) => row.principal_name,
  title: (row) => row.principal_title,
  phone: (row) => row.principal_phone,
  email: (row) => row.principal_email,
  equipment: (row) => row.equipment_description,
  amount: (row) => row.equipment_amount,
  vendor: (row) => row.equipment_vendor,
  condition: (row) => row.equipment_condition,
  representative: (row) => row.salesperson,
};

/** Exports the filtered list as CSV, without a page limit. Records the export with the names of its filters. */
export async function exportApplications(
  app: App,
  ctx: Ctx<StaffActor>,
  filter: ApplicationsFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(ctx, 'files.export');
  const by = await inboxBy(app, ctx, filter);
  const filters = Object.entries(filter).flatMap(([name, value]) => (value ? name : []));
  const subject = { kind: 'export', id: 'applications' };
  await app.db.tx((tx) => audit(tx, ctx, 'applications.exported', subject, { filters: filters.join(' ') }));
  return csvLines({
    head: Object.keys(columns),
    read: (page) => selectApplications(app.db.query, { ...by, ...page }),
    cells: async (rows) => {
      const assigneeOf = await findAssignees(app.db.query, rows);
      const outcomeOf = await findOutcomes(app.db.query, 'application', rows);
      return rows.map((row) => {
        const assignee = assigneeOf(row.assigned_to)?.email ?? '';
        const due = clockOf(row, app.brand).dueAt ?? '';
        return Object.values(columns).map((cell) => cell(row, { assignee, due, decision: outcomeOf(row.id) }));
      });
    },
  });
}
