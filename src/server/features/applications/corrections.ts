import type { Correction, NoteCorrection } from '#contract/corrections.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { newId } from '#server/lib/ids.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import type { Query, Tx } from '#server/ports.ts';
import { insertCorrection, selectCorrections, lockApplicationRow } from './store.ts';
import { requireApplication } from './read.ts';

/**
 * Adds a note about what the applicant says is wrong. The signed content does not change.
 * @throws AppError not_found, also when the application is deleted concurrently
 */
export async function noteCorrection(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { part, note }: NoteCorrection,
): Promise<Correction[]> {
  requirePermission(ctx, 'files.work');
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, { kind: 'application', id });
    await requireApplication(tx, id);
    // Locks the application against concurrent deletion and checks again.
    await lockApplicationRow(tx, id);
    await requireApplication(tx, id);
    const row = { id: newId(ctx.now), application_id: id, part, note, noted_by: ctx.actor.userId, noted_at: ctx.now };
    await insertCorrection(tx, app.vault, row);
    await audit(tx, ctx, 'application.corrected', { kind: 'application', id }, { part });
    return selectCorrections(tx, app.vault, id);
  });
}

export const listCorrections = (app: App, query: Query | Tx, id: string): Promise<Correction[]> =>
  selectCorrections(query, app.vault, id);
