import { type Note, notePaths, notesAnswerSchema } from '#contract/notes.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { OpenFile } from './open-file.ts';
import { sendOnce } from './send-once.ts';
import { requestAsUser } from './session.ts';

/** Saves a note once, regardless of retries, and returns the whole thread. @throws as sendOnce */
export const apiWriteNote = async ({ kind, id }: OpenFile, text: string, key: IdempotencyKey): Promise<Note[]> => {
  const path = notePaths[kind](encodeURIComponent(id));
  const answer = await sendOnce(key, text, (headers) => requestAsUser('POST', path, { text }, { headers }));
  return notesAnswerSchema.parse(answer).notes;
};

export const apiStrikeNote = async (id: string): Promise<Note[]> =>
  notesAnswerSchema.parse(await requestAsUser('POST', notePaths.strike(encodeURIComponent(id)))).notes;
