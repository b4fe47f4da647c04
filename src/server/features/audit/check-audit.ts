import { type AuditVerdict, readSeal } from '#contract/audit.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { readMark } from '#server/lib/audit-mark.ts';
import { verifyAudit } from './verify.ts';

/** Checks the whole chain, optionally against a seal that was noted before, and records the check. */
export async function checkAudit(app: App, ctx: Ctx<StaffActor>, seal: string | undefined): Promise<AuditVerdict> {
  requirePermission(ctx, 'audit.read');
  const mark = await readMark(app.files, app.vault).catch(() => ({ state: 'unreadable' as const }));
  const verdict = await verifyAudit(app.db.query, app.vault, {
    noted: seal ? readSeal(seal) : undefined,
    mark,
    floor: app.auditSealer.floor(),
    now: ctx.now,
  });
  await app.db.tx((tx) =>
    audit(tx, ctx, 'audit.verified', { kind: 'audit', id: 'trail' }, { rows: verdict.rows, fault: faultOf(verdict) }),
  );
  return verdict;
}

function faultOf({ fault, rejected, mark }: AuditVerdict): string | null {
  if (fault) return fault.kind;
  if (rejected > 0) return 'rejected';
  return mark && mark.state !== 'good' ? `mark ${mark.state}` : null;
}
