import { type Correction, correctionAnswerSchema, correctionPath } from '#contract/corrections.ts';
import { requestAsUser } from './session.ts';

/** Adds a correction and returns all corrections of the application. */
export const apiNoteCorrection = async (
  id: string,
  correction: { part: string; note: string },
): Promise<Correction[]> =>
  correctionAnswerSchema.parse(await requestAsUser('POST', correctionPath(encodeURIComponent(id)), correction))
    .corrections;
