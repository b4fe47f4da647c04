import type { AuditAction } from '#contract/audit.ts';
import type { Ctx } from '#server/context.ts';
import type { Tx } from '#server/ports.ts';
import { newId } from './ids.ts';

/**
 * Writes one audit row into the transaction of the change it records; the sealer chains it a moment later.
 * Details never hold personal values. The one free text in them is the reason that staff gives, and the contract
 * refuses numbers and dates in it.
 */
export async function audit(
  tx: Tx,
  ctx: Ctx,
  action: AuditAction,
  subject: { kind: string; id: string },
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      id: newId(),
      at: ctx.now,
      actor_kind: ctx.actor.kind,
      actor_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      detail: JSON.stringify(detail),
      request_id: ctx.requestId,
      ip: ctx.ip,
    })
    .execute();
}
