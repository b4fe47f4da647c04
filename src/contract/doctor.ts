import * as z from 'zod/mini';
import { sectionNames, settingsPaths } from './settings.ts';

export const doctorPath = `${settingsPaths.all}/doctor`;

/** `error`: something does not work. `todo`: required before publishing. `warning`: a risk. `note`: a default in use. */
export const checkStates = ['error', 'todo', 'warning', 'note', 'ok'] as const;
export type CheckState = (typeof checkStates)[number];
export const checkTopics = [
  'settings',
  'address',
  'database',
  'documents',
  'space',
  'email',
  'scanner',
  'keys',
  'backups',
  'audit',
  'clock',
  'values',
] as const;
export type CheckTopic = (typeof checkTopics)[number];

const checkSchema = z.object({
  topic: z.enum(checkTopics),
  state: z.enum(checkStates),
  /** What was found, as sentences. */
  text: z.string(),
  /** What to do. Null when nothing is to do, or when the text contains it. */
  next: z.nullable(z.string()),
  /** The section of the settings that resolves it. */
  section: z.nullable(z.enum(sectionNames)),
});
export type Check = z.infer<typeof checkSchema>;

export const doctorAnswerSchema = z.object({
  success: z.literal(true),
  checkedAt: z.string(),
  checks: z.array(checkSchema),
  /** The services of this installation. `own` is false for a default. */
  installation: z.array(
    z.object({ name: z.string(), words: z.string(), own: z.boolean(), variable: z.nullable(z.string()) }),
  ),
});
export type DoctorAnswer = z.infer<typeof doctorAnswerSchema>;
