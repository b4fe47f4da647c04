import type { HoldAnswer } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { presentHold } from './present.ts';
import { requireApplication } from './read.ts';
import { updateHold } from './store.ts';

/**
 * Sets or lifts the legal hold of one application, for a reason that is recorded. Nothing is removed while it stands.
 * @throws AppError not_found; conflict when it stands already, or does not stand
 */
export async function holdApplication(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { hold, reason }: { hold: boolean; reason: string },
): Promise<HoldAnswer> {
  requirePermission(ctx, 'files.hold');
  const row = await app.db.tx(async (tx) => {
    await requireApplication(tx, id);
    if (!(await updateHold(tx, id, hold ? { at: ctx.now, reason } : null)))
      throw new AppError('conflict', hold ? 'A hold stands already.' : 'No hold stands.');
    await audit(
      tx,
      ctx,
      hold ? 'application.held' : 'application.hold_lifted',
      { kind: 'application', id },
      { reason },
    );
    return requireApplication(tx, id);
  });
  return { success: true, hold: presentHold(row) };
}
