import * as z from 'zod/mini';
import { holdsTaxNumber } from './clear-numbers.ts';

export const notePaths = {
  application: (id: string) => `/api/admin/applications/${id}/notes`,
  deal: (id: string) => `/api/admin/deals/${id}/notes`,
  strike: (id: string) => `/api/admin/notes/${id}/strike`,
} as const;

export const MAX_NOTE = 2000;
/** The maximum number of notes per file. */
export const MAX_NOTES = 500;
/** Hours in which the author can strike out a note. */
export const STRIKE_HOURS = 24;

/** A note by staff, visible to staff only. */
export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The author's name and email address. */
  author: z.string(),
  email: z.string(),
  at: z.string(),
  /** The time until which the author can strike it out. */
  strikeUntil: z.string(),
  struckAt: z.nullable(z.string()),
});
export type Note = z.infer<typeof noteSchema>;
/** The complete thread, newest first. */
export const notesAnswerSchema = z.object({ success: z.literal(true), notes: z.array(noteSchema) });

const EMPTY = 'Write the note first';
const withThousands = (count: number): string => count.toLocaleString('en-US');
export const noteErrors = {
  empty: EMPTY,
  long: (length: number) =>
    `A note is at most ${withThousands(MAX_NOTE)} characters. This one has ${withThousands(length)}: make two of it`,
  number: 'Leave out the SSN, ITIN or EIN: the file shows it masked, and records who reveals it',
};

/** Returns what is wrong with a note, or undefined for a valid one. */
function errorOfNote(text: string): string | undefined {
  if (text === '') return noteErrors.empty;
  if (text.length > MAX_NOTE) return noteErrors.long(text.length);
  return holdsTaxNumber(text) ? noteErrors.number : undefined;
}

export const writeNoteSchema = z.object({
  text: z.string({ error: EMPTY }).check(
    z.trim(),
    z.check(({ value, issues }) => {
      const message = errorOfNote(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  ),
});
export type WriteNote = z.output<typeof writeNoteSchema>;
