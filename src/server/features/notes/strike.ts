import { type Note, STRIKE_HOURS } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import type { NoteRow } from '#server/db/application-tables.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { pairOf } from '#server/features/invites/pair.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { listNotes, strikeUntil } from './read.ts';
import { selectNote, strikeOut } from './store.ts';
import { auditNote } from './write.ts';

const UNKNOWN = 'This note was not found.';
const NOT_YOURS = 'Only who wrote a note can strike it out.';
const TOO_LATE = `A note can be struck out for ${String(STRIKE_HOURS)} hours. Write another one that corrects it.`;

/**
 * Strikes a note out: it stays to be read, crossed out, with the time. Asking again changes nothing.
 * @returns the whole thread, newest first
 * @throws AppError not_found; forbidden for anybody but its writer; conflict a day after it was written
 */
export async function strikeNote(app: App, ctx: Ctx<StaffActor>, id: string): Promise<Note[]> {
  requirePermission(ctx, 'files.work');
  const found = isId(id) ? await selectNote(app.db.query, id) : undefined;
  return app.db.tx(async (tx) => {
    const note = found && (await selectNote(tx, id));
    if (!note) throw new AppError('not_found', UNKNOWN);
    await lockOwnFile(tx, ctx, fileOf(note));
    if (note.written_by !== ctx.actor.userId) throw new AppError('forbidden', NOT_YOURS);
    if (note.struck_at === null) {
      if (ctx.now >= strikeUntil(note)) throw new AppError('conflict', TOO_LATE);
      if (await strikeOut(tx, id, ctx.now))
        await auditNote(tx, ctx, note, { application: 'application.note_struck', deal: 'deal.note_struck' });
    }
    return listNotes(app, tx, await pairOf(tx, fileOf(note)));
  });
}

const fileOf = ({ application_id: applicationId, deal_id: dealId }: NoteRow) =>
  dealId === null ? { kind: 'application' as const, id: applicationId ?? '' } : { kind: 'deal' as const, id: dealId };
