import { type AuditVerdict, readSeal } from '#contract/audit.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { verifyAudit } from '#server/core/verify-audit.ts';

/** Checks the whole chain, optionally against a seal that was noted before, and records that somebody did. */
export async function checkAudit(app: App, ctx: Ctx<UserActor>, seal: string | undefined): Promise<AuditVerdict> {
  const verdict = await verifyAudit(app.db.query, app.vault, seal ? readSeal(seal) : undefined);
  await app.db.tx((tx) =>
    audit(
      tx,
      ctx,
      'audit.verified',
      { kind: 'audit', id: 'trail' },
      { rows: verdict.rows, fault: verdict.fault?.kind ?? null },
    ),
  );
  return verdict;
}
