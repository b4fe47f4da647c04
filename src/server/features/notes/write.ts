import type { AuditAction } from '#contract/audit.ts';
import type { FileKind } from '#contract/assignments.ts';
import { MAX_NOTES, type Note, type WriteNote } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { type FilePair, pairOf } from '#server/features/invites/pair.ts';
import type { Tx } from '#server/ports.ts';
import { listNotes } from './read.ts';
import { countNotes, insertNote, keepApplication, keepDeal } from './store.ts';

const GONE = { application: 'This application was not found.', deal: 'This deal does not exist.' };
const FULL = `A file takes ${String(MAX_NOTES)} notes, and this one has them.`;

/**
 * Keeps a note about a file, sealed. One about a deal made from an application belongs to the application too, and goes
 * when that is removed.
 * @returns the whole thread, newest first
 * @throws AppError not_found when the file was removed meanwhile; conflict once the file is full; in_progress or
 * idempotency_mismatch when the same key is in use otherwise
 */
export async function writeNote(
  app: App,
  ctx: Ctx<StaffActor>,
  file: { kind: FileKind; id: string },
  { text }: WriteNote,
  claim: IdempotencyClaim | undefined,
): Promise<Note[]> {
  requirePermission(ctx, 'files.work');
  return app.db.tx(async (tx) => {
    await lockOwnFile(tx, ctx, file);
    const pair = await pairOf(tx, file);
    // The text is nobody's but the staff's: the kept answer holds nothing, and a replay reads the thread.
    if (!(await replayOrClaim(tx, app.vault, claim))) {
      const applicationId = await stillThere(tx, pair);
      const isThere = file.kind === 'deal' ? await keepDeal(tx, file.id) : applicationId !== null;
      if (!isThere) throw new AppError('not_found', GONE[file.kind]);
      if ((await countNotes(tx, pair)) >= MAX_NOTES) throw new AppError('conflict', FULL);
      const about = { application_id: applicationId, deal_id: file.kind === 'deal' ? file.id : null };
      const by = { written_by: ctx.actor.userId, written_at: ctx.now, struck_at: null };
      await insertNote(tx, app.vault, { id: newId(ctx.now), body: text, ...about, ...by });
      await auditNote(tx, ctx, about, { application: 'application.noted', deal: 'deal.noted' });
      await saveAnswer(tx, claim, { status: 201, answer: {} });
    }
    return listNotes(app, tx, pair);
  });
}

const stillThere = async (tx: Tx, { applicationId }: FilePair): Promise<string | null> =>
  applicationId !== null && (await keepApplication(tx, applicationId)) ? applicationId : null;

/** In the history of each file that the note stands in; its text is in neither. */
export async function auditNote(
  tx: Tx,
  ctx: Ctx,
  about: { application_id: string | null; deal_id: string | null },
  actions: Record<FileKind, AuditAction>,
): Promise<void> {
  const { application_id: application, deal_id: deal } = about;
  if (application !== null) await audit(tx, ctx, actions.application, { kind: 'application', id: application });
  if (deal !== null) await audit(tx, ctx, actions.deal, { kind: 'deal', id: deal });
}
