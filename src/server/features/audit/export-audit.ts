import { type AuditEntry, auditFilterSchema, type AuditFilter } from '#contract/audit.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { csvLines } from '#server/lib/csv.ts';
import { auditBy, presentAudit } from './list-audit.ts';
import { selectAudit } from './store.ts';

const HEAD = ['time', 'who', 'action', 'kind', 'subject', 'name', 'detail', 'address', 'request', 'number'];

/**
 * The same rows as the list, all of them. The export is recorded before the first line leaves, and stands in it. Which
 * filters were set is kept, not what for.
 */
export async function exportAudit(
  app: App,
  ctx: Ctx<StaffActor>,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> {
  requirePermission(ctx, 'audit.read');
  const set = Object.keys(auditFilterSchema.shape).filter((name) => filter[name as keyof AuditFilter]);
  await app.db.tx((tx) => audit(tx, ctx, 'audit.exported', { kind: 'audit', id: 'trail' }, { filters: set.join(' ') }));
  return csvLines({
    head: HEAD,
    read: (page) => selectAudit(app.db.query, { ...auditBy(filter), ...page }),
    cells: (rows) => rows.map((row) => cellsOf(presentAudit(row))),
  });
}

const cellsOf = (entry: AuditEntry): string[] => [
  entry.at,
  entry.actor,
  entry.action,
  entry.subjectKind,
  entry.subjectId,
  entry.subjectName ?? '',
  Object.entries(entry.detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; '),
  entry.ip,
  entry.requestId,
  entry.seq === null ? '' : String(entry.seq),
];
