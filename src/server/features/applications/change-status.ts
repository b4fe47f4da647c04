import type { ApplicationFile, ChangeStatus } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { requireApplication } from './read.ts';
import { updateApplicationStatus } from './store.ts';

/**
 * Moves an application to another status; the time of keeping begins when it is closed.
 * @throws AppError not_found; conflict when it stands there already
 */
export async function changeApplicationStatus(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { status, note }: ChangeStatus,
): Promise<{ success: true; application: Pick<ApplicationFile, 'id' | 'reference' | 'status'> }> {
  requirePermission(ctx, 'files.work');
  const row = await app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    const before = await requireApplication(tx, id);
    if (!(await updateApplicationStatus(tx, id, status, ctx.now)))
      throw new AppError('conflict', 'Somebody has moved this application there already.');
    const detail = { from: before.status, to: status, ...(note === '' ? {} : { reason: note }) };
    await audit(tx, ctx, 'application.status_changed', { kind: 'application', id }, detail);
    return requireApplication(tx, id);
  });
  return { success: true, application: { id, reference: row.reference, status: row.status } };
}
