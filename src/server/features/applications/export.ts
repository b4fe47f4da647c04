import type { ApplicationsFilter } from '#contract/admin.ts';
import type { RecordedOutcome } from '#contract/decision.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { findOutcomes } from '#server/features/decisions/read.ts';
import { clockOf } from './clock.ts';
import { inboxBy } from './list.ts';
import { selectApplications, type StoredApplication } from './store.ts';

type Beside = { due: string; assignee: string; decision: RecordedOutcome | null };
/** Nothing that is sealed, and no home address. */
const columns: Record<string, (row: StoredApplication, beside: Beside) => string> = {
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

/** The inbox as it is filtered, all of it, for a spreadsheet. That it left is recorded, with the filters that were set. */
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
        const due = clockOf(row, app.brand.notices.decisionDays).dueAt ?? '';
        return Object.values(columns).map((cell) => cell(row, { assignee, due, decision: outcomeOf(row.id) }));
      });
    },
  });
}
