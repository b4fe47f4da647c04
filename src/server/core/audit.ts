import type { Ctx } from '#server/context.ts';
import type { Tx } from '#server/ports.ts';
import { newId } from './ids.ts';

export type AuditAction =
  | 'application.submitted'
  | 'application.read'
  | 'application.revealed'
  | 'application_invite.created'
  | 'application_invite.resent'
  | 'application_invite.revoked'
  | 'application_invite.completed'
  | 'user.invited'
  | 'user.activated'
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'keys.rotated';

/** Writes one audit row into the transaction of the change it records. Details never hold personal values. */
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
