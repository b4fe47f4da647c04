import * as z from 'zod/mini';
import { staffReason } from './staff-reason.ts';

export const correctionPath = (applicationId: string): string => `/api/admin/applications/${applicationId}/corrections`;

/** The part of an application that a correction concerns. The signed content never changes. */
export const correctedParts = [
  'name',
  'contact',
  'address',
  'number',
  'birth_date',
  'business',
  'equipment',
  'other',
] as const;
export type CorrectedPart = (typeof correctedParts)[number];

export const noteCorrectionSchema = z.object({
  part: z.enum(correctedParts, { error: `part is one of ${correctedParts.join(', ')}` }),
  note: staffReason('Say what is wrong and what is right'),
});
export type NoteCorrection = z.output<typeof noteCorrectionSchema>;

export const correctionSchema = z.object({
  id: z.string(),
  part: z.enum(correctedParts),
  note: z.string(),
  notedBy: z.string(),
  notedAt: z.string(),
});
export type Correction = z.infer<typeof correctionSchema>;
export const correctionAnswerSchema = z.object({ success: z.literal(true), corrections: z.array(correctionSchema) });
export type CorrectionAnswer = z.infer<typeof correctionAnswerSchema>;
