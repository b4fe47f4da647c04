import type { ApplicationFile } from '#contract/admin.ts';
import type { Note } from '#contract/notes.ts';
import type { FileOfDocument } from './file-documents.ts';
import { type HistoryLine, historyLines } from './history-lines.ts';

export const activityKinds = ['notes', 'emails', 'documents', 'history'] as const;
export type ActivityKind = (typeof activityKinds)[number];
type Email = ApplicationFile['mails'][number];
/** One entry, with the instant that orders it. */
export type ActivityItem =
  | { kind: 'notes'; at: string; note: Note }
  | { kind: 'emails'; at: string; email: Email }
  | { kind: 'documents'; at: string; document: FileOfDocument }
  | { kind: 'history'; at: string; line: HistoryLine };

/** The note itself is in the list. */
const notes = /\.note(?:d|_struck)$/;

/** Everything that happened about a file, newest first, without how often the reader opened it. */
export function activityItems(from: {
  notes: readonly Note[];
  emails: readonly Email[];
  documents: readonly FileOfDocument[];
  history: ApplicationFile['history'];
  /** The email address of the user who reads the list. */
  reader: string;
}): ActivityItem[] {
  const isOwnView = ({ action, actor }: ApplicationFile['history'][number]): boolean =>
    action.endsWith('.read') && actor === from.reader;
  const items: ActivityItem[] = [
    ...from.notes.map((note) => ({ kind: 'notes' as const, at: note.at, note })),
    ...from.emails.map((email) => ({ kind: 'emails' as const, at: email.sentAt ?? email.queuedAt, email })),
    ...from.documents.map((document) => ({ kind: 'documents' as const, at: document.uploadedAt, document })),
    ...historyLines(from.history.filter((entry) => !notes.test(entry.action) && !isOwnView(entry))).map((line) => ({
      kind: 'history' as const,
      at: line.at,
      line,
    })),
  ];
  return items.toSorted((a, b) => b.at.localeCompare(a.at));
}
