import type { ApplicationFile, ChangeStatus, HoldAnswer } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { requireApplication } from './read.ts';
import { updateApplicationStatus, updateHold, lockApplicationRow, updateDecided } from './store.ts';
import { presentHold } from './present.ts';
import type { Tx } from '#server/ports.ts';

/** Changes the status. Closing starts the retention period. @throws AppError not_found; conflict when unchanged */
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
      throw new AppError('conflict', 'Another user has already moved this application there.');
    const detail = { from: before.status, to: status, ...(note === '' ? {} : { reason: note }) };
    await audit(tx, ctx, 'application.status_changed', { kind: 'application', id }, detail);
    return requireApplication(tx, id);
  });
  return { success: true, application: { id, reference: row.reference, status: row.status } };
}

/**
 * Sets or lifts the legal hold of one application, for a recorded reason. Nothing is deleted under a hold.
 * @throws AppError not_found; conflict when nothing would change
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
      throw new AppError(
        'conflict',
        hold ? 'This application is already on hold.' : 'This application is not on hold.',
      );
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

/**
 * Stops the clock of an application whose decision this transaction records. Closing it starts the retention period.
 * While the notice waits for a disclosure, the applicant has no decision yet, so the clock keeps running.
 */
export const recordDecided = (
  tx: Tx,
  id: string,
  status: 'in_review' | 'closed',
  { now, waits }: { now: Date; waits: boolean },
): Promise<void> =>
  updateDecided(tx, id, { status, ...(!waits && { decided_at: now }), closed_at: status === 'closed' ? now : null });

/** Stops the clock when a waiting notice is sent. */
export const stopClock = (tx: Tx, id: string, now: Date): Promise<void> => updateDecided(tx, id, { decided_at: now });

/** Locks the application of a decision against deletion, if any. @throws AppError not_found */
export async function lockApplicationForDecision(tx: Tx, id: string | null): Promise<void> {
  if (id !== null && !(await lockApplicationRow(tx, id)))
    throw new AppError('not_found', 'This application was not found.');
}
