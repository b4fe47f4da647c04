import * as z from 'zod/mini';
import { sectionNames, type SettingsSection, settingsPaths } from './settings.ts';

/** The steps of the setup wizard, in their order. The first ones are sections of the settings. */
export const setupSteps = [
  'company',
  'contact',
  'hours',
  'representatives',
  'inquiries',
  'pricing',
  'claims',
  'manufacturers',
  'notices',
  'noticeTexts',
  'email',
  'keys',
  'backups',
  'team',
  'dealer',
] as const satisfies readonly (SettingsSection | 'email' | 'keys' | 'backups' | 'team' | 'dealer')[];
export type SetupStep = (typeof setupSteps)[number];
export const isSetupStep = (name: string): name is SetupStep => setupSteps.some((step) => step === name);
export const isSectionStep = (step: SetupStep): step is SettingsSection => sectionNames.some((name) => name === step);

/** Steps that may wait until after publishing. */
export const laterSteps: readonly SetupStep[] = ['noticeTexts', 'email', 'backups', 'team', 'dealer'];
export const setupStates = ['open', 'done', 'later'] as const;
export type SetupState = (typeof setupStates)[number];

const all = `${settingsPaths.all}/setup`;
export const setupPaths = {
  all,
  step: (step: string) => `${all}/${step}`,
  preview: `${settingsPaths.all}/preview`,
  testEmail: `${settingsPaths.all}/test-email`,
} as const;

const stepSchema = z.object({
  step: z.enum(setupSteps),
  state: z.enum(setupStates),
  /** What is missing, as sentences. Empty for a step that is done. */
  left: z.array(z.string()),
  /** The version of the stored answer. 0 until an administrator answers. */
  version: z.number(),
});
export type SetupStepState = z.infer<typeof stepSchema>;
export const setupAnswerSchema = z.object({ success: z.literal(true), steps: z.array(stepSchema) });
export type SetupAnswer = z.infer<typeof setupAnswerSchema>;

export const answerStepSchema = z.object({
  state: z.enum(setupStates, 'state is open, done or later'),
  version: z.int('version is the number that was read').check(z.minimum(0), z.maximum(2_147_483_646)),
});
export type AnswerStep = z.infer<typeof answerStepSchema>;
export const testEmailAnswerSchema = z.object({ success: z.literal(true), message: z.string() });
export type TestEmailAnswer = z.infer<typeof testEmailAnswerSchema>;
export const previewAnswerSchema = z.object({ success: z.literal(true), until: z.string() });
