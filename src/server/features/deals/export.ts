import type { AdminDealsFilter } from '#contract/admin-deals.ts';
import type { RecordedOutcome } from '#contract/decision.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { findOutcomes } from '#server/features/decisions/read.ts';
import { submittedBy } from './read-as-staff.ts';
import { type ListedSubmitted, selectSubmitted } from './submitted-store.ts';

type Beside = { assignee: string; decision: RecordedOutcome | null };
/** Nothing that is sealed. */
const columns: Record<string, (row: ListedSubmitted, beside: Beside) => string> = {
  deal: (row) => row.deal_name,
  dealership: (row) => row.dealership,
  status: (row) => row.status,
  stage: (row) => row.stage ?? '',
  decision: (_row, { decision }) => decision?.outcome ?? '',
  decided: (_row, { decision }) => decision?.decidedAt ?? '',
  'assigned to': (_row, { assignee }) => assignee,
  submitted: (row) => row.submitted_at?.toISOString() ?? '',
  'in this status since': (row) => row.status_at.toISOString(),
  customer: (row) => `${row.borrower_first_name} ${row.borrower_last_name}`.trim(),
  company: (row) => row.borrower_company,
  equipment: (row) => row.equipment_type,
  'requested amount': (row) => (Number(row.requested_amount_cents) / 100).toFixed(2),
  'term in months': (row) => String(row.requested_term),
  'lead in the CRM': (row) => row.crm_lead_id ?? '',
};

/** The list as it is filtered, all of it, for a spreadsheet. That it left is recorded, with the filters that were set. */
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
        const beside = { assignee: assigneeOf(row.assigned_to)?.email ?? '', decision: outcomeOf(row.id) };
        return Object.values(columns).map((cell) => cell(row, beside));
      });
    },
  });
}
