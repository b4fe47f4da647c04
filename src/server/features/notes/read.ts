import { type Note, STRIKE_HOURS } from '#contract/notes.ts';
import type { App } from '#server/app.ts';
import type { FilePair } from '#server/features/invites/pair.ts';
import type { Query, Tx } from '#server/ports.ts';
import { openNote, selectNotes, type StoredNote } from './store.ts';

/** Until when a note can be struck out. */
export const strikeUntil = ({ written_at }: Pick<StoredNote, 'written_at'>): Date =>
  new Date(written_at.getTime() + STRIKE_HOURS * 3_600_000);

/** What was noted about an application and the deal made from it, newest first. For the lender's staff alone. */
export const listNotes = async (app: App, query: Query | Tx, pair: FilePair): Promise<Note[]> =>
  (await selectNotes(query, pair)).map((row) => ({
    id: row.id,
    text: openNote(app.vault, row),
    author: `${row.first_name} ${row.last_name}`.trim() || row.email,
    email: row.email,
    at: row.written_at.toISOString(),
    strikeUntil: strikeUntil(row).toISOString(),
    struckAt: row.struck_at?.toISOString() ?? null,
  }));
