import type { AuditAction } from '#contract/audit.ts';
import type { FileKind } from '#contract/assignments.ts';
import type { DealershipNote } from '#contract/dealerships.ts';
import { MAX_NOTES, type Note, type WriteNote, STRIKE_HOURS } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { lockOwnFile } from '#server/features/assignments/own-file.ts';
import { type FilePair, pairOf } from '#server/features/invites/start-deal.ts';
import type { Tx, Query } from '#server/ports.ts';
import {
  countNotes,
  insertNote,
  protectApplication,
  protectDeal,
  selectNote,
  strikeOut,
  openNote,
  selectNotes,
  selectNotesOfDealership,
  type StoredNote,
} from './store.ts';
import type { NoteRow } from '#server/db/application-tables.ts';
import { nameOrEmail } from '#server/lib/person-name.ts';

const GONE = { application: 'This application was not found.', deal: 'This deal does not exist.' };
const FULL = `This file already has the maximum of ${String(MAX_NOTES)} notes.`;

/**
 * Stores an encrypted note about a file. A note about a deal created from an application belongs to the application
 * too, and is deleted with it.
 * @returns the whole thread, newest first
 * @throws AppError not_found when the file was deleted
 * @throws AppError conflict when the file has the maximum of notes
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
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
    // The saved answer is empty, because only staff may read the text. A replay reads the thread again.
    if (!(await replayOrClaim(tx, app.vault, claim))) {
      const applicationId = await stillThere(tx, pair);
      const isThere = file.kind === 'deal' ? await protectDeal(tx, file.id) : applicationId !== null;
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
  applicationId !== null && (await protectApplication(tx, applicationId)) ? applicationId : null;

/** Audits the note in the history of each file that shows it, without its text. */
async function auditNote(
  tx: Tx,
  ctx: Ctx,
  about: { application_id: string | null; deal_id: string | null },
  actions: Record<FileKind, AuditAction>,
): Promise<void> {
  const { application_id: application, deal_id: deal } = about;
  if (application !== null) await audit(tx, ctx, actions.application, { kind: 'application', id: application });
  if (deal !== null) await audit(tx, ctx, actions.deal, { kind: 'deal', id: deal });
}

const UNKNOWN = 'This note was not found.';
const NOT_YOURS = 'Only the author of a note can strike it out.';
const TOO_LATE = `A note can be struck out for ${String(STRIKE_HOURS)} hours. Write a new note with the correction.`;

/**
 * Strikes out a note: it stays visible, crossed out, with the time. Striking it again changes nothing.
 * @returns the whole thread, newest first
 * @throws AppError not_found; forbidden for other users than its author; conflict a day after it was written
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

/** The deadline for striking out a note. */
const strikeUntil = ({ written_at }: Pick<StoredNote, 'written_at'>): Date =>
  new Date(written_at.getTime() + STRIKE_HOURS * 3_600_000);

/** Notes about an application and the deal created from it, newest first. Only for staff. */
export const listNotes = async (app: App, query: Query | Tx, pair: FilePair): Promise<Note[]> =>
  (await selectNotes(query, pair)).map((row) => ({
    id: row.id,
    text: openNote(app.vault, row),
    author: nameOrEmail(row),
    email: row.email,
    at: row.written_at.toISOString(),
    strikeUntil: strikeUntil(row).toISOString(),
    struckAt: row.struck_at?.toISOString() ?? null,
  }));

/** The newest notes about the deals of a dealership. Only for staff who may read all files. */
export const listDealershipNotes = async (
  app: App,
  query: Query,
  accountId: string,
  limit: number,
): Promise<DealershipNote[]> =>
  (await selectNotesOfDealership(query, accountId, limit)).map((row) => ({
    id: row.id,
    text: openNote(app.vault, row),
    author: nameOrEmail(row),
    at: row.written_at.toISOString(),
    deal: { id: row.deal_id, dealName: row.deal_name },
  }));
