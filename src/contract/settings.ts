import * as z from 'zod/mini';
import { stepUpFields } from './account.ts';
import { type Brand, brandSchema } from './brand.ts';

const all = '/api/admin/settings';
export const settingsPaths = {
  all,
  checklist: `${all}/checklist`,
  publication: `${all}/publication`,
  backups: `${all}/backups`,
  keyBackup: `${all}/key-backup`,
  confirmKeyBackup: `${all}/key-backup/confirm`,
  section: (section: string) => `${all}/${section}`,
  history: (section: string) => `${all}/${section}/history`,
} as const;

/** Every section of the settings screen with the brand keys that it saves. Each key belongs to one section. */
export const settingsSections = {
  company: [
    'company',
    'tagline',
    'productKey',
    'address',
    'licenceLine',
    'licensedStates',
    'inBusinessSince',
    'associations',
  ],
  contact: ['phones', 'emails'],
  hours: ['hours', 'timeZone'],
  representatives: ['representatives'],
  pricing: ['pricing', 'financeCostDollars'],
  claims: ['claims', 'leftOut', 'testimonials'],
  manufacturers: ['manufacturers'],
  notices: ['notices', 'retentionMonths'],
  noticeTexts: ['noticeTexts'],
  inquiries: ['inquiries'],
} as const satisfies Record<string, readonly Exclude<keyof Brand, 'sample'>[]>;
export type SettingsSection = keyof typeof settingsSections;
export const sectionNames = Object.keys(settingsSections) as [SettingsSection, ...SettingsSection[]];
export const isSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSections, name);
/** Sections with addresses that receive applications and requests. Saving them asks for password and code again. */
export const asksAgain = (section: SettingsSection): boolean => section === 'contact' || section === 'representatives';
export const settingsSectionOf = (key: string): SettingsSection =>
  sectionNames.find((name) => settingsSections[name].some((one: string) => one === key)) ?? 'company';

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
/** Rejects a number that differs from its dialed form. Numbers shown as letters are not compared. */
const dialsWhatItShows = z.superRefine<Pick<Brand, 'phones'>>(({ phones }, ctx) => {
  for (const [name, { display, dial }] of Object.entries(phones)) {
    const shown = digitsOf(display);
    if (shown.length >= 10 && !/[a-z]/i.test(display) && !digitsOf(dial).endsWith(shown.slice(-10)))
      ctx.addIssue({
        code: 'custom',
        path: ['phones', name, 'dial'],
        message: `This dials another number than ${display}`,
      });
  }
});

/** The schema of each section, with the same rules as for the file. */
export const sectionSchemas = {
  company: z.pick(brandSchema, {
    company: true,
    tagline: true,
    productKey: true,
    address: true,
    licenceLine: true,
    licensedStates: true,
    inBusinessSince: true,
    associations: true,
  }),
  contact: z.pick(brandSchema, { phones: true, emails: true }).check(dialsWhatItShows),
  hours: z.pick(brandSchema, { hours: true, timeZone: true }),
  representatives: z.pick(brandSchema, { representatives: true }),
  pricing: z.pick(brandSchema, { pricing: true, financeCostDollars: true }),
  claims: z.pick(brandSchema, { claims: true, leftOut: true, testimonials: true }),
  manufacturers: z.pick(brandSchema, { manufacturers: true }),
  notices: z.pick(brandSchema, { notices: true, retentionMonths: true }),
  noticeTexts: z.pick(brandSchema, { noticeTexts: true }),
  inquiries: z.pick(brandSchema, { inquiries: true }),
} satisfies Record<SettingsSection, z.ZodMiniType>;
export type SectionValue<S extends SettingsSection> = z.infer<(typeof sectionSchemas)[S]>;

const version = z.int('version is the number that was read').check(z.minimum(0), z.maximum(2_147_483_646));
/**
 * Saves one section. With `base` (the values at the start of editing) only changed values are saved and confirmed,
 * regardless of other saves since. Without it all values are saved over the version that was read.
 */
export const saveSectionSchema = z.object({
  ...stepUpFields,
  version,
  value: z.optional(z.unknown()),
  base: z.optional(z.unknown()),
});
export const resetSectionSchema = z.object({
  version: z.coerce.number('version is the number that was read').check(z.int(), z.minimum(0)),
});

/** The source of a section's values: shipped, the brand file, or saved on the screen. */
export const settingsSources = ['default', 'file', 'screen'] as const;
export type SettingsSource = (typeof settingsSources)[number];

const stateOf = <S extends SettingsSection>(section: S) =>
  z.object({
    value: sectionSchemas[section],
    /** 0 until the section is first saved on the screen. */
    version: z.number(),
    source: z.enum(settingsSources),
    /** Keys or paths that still have a shipped value. */
    shipped: z.array(z.string()),
    changedBy: z.nullable(z.string()),
    changedAt: z.nullable(z.string()),
  });
export const settingsAnswerSchema = z.object({
  success: z.literal(true),
  sections: z.object({
    company: stateOf('company'),
    contact: stateOf('contact'),
    hours: stateOf('hours'),
    representatives: stateOf('representatives'),
    pricing: stateOf('pricing'),
    claims: stateOf('claims'),
    manufacturers: stateOf('manufacturers'),
    notices: stateOf('notices'),
    noticeTexts: stateOf('noticeTexts'),
    inquiries: stateOf('inquiries'),
  }),
  /** Values of the environment, read-only on the screen. */
  environment: z.object({
    stages: z.array(z.object({ stage: z.string(), status: z.string() })),
    /** The order description that the payment gateway shows. Null without a gateway. */
    paymentDescription: z.nullable(z.string()),
    brandFile: z.string(),
  }),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;
export type SettingsSections = SettingsAnswer['sections'];
export type SettingsSectionState<S extends SettingsSection> = SettingsSections[S];

const change = z.object({
  path: z.string(),
  /** Null without an earlier value, or when the value is personal. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  personal: z.boolean(),
});
export type SettingsChange = z.infer<typeof change>;
export const settingsHistorySchema = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      actor: z.string(),
      /** The name of this user. Null without a name. */
      actorName: z.nullable(z.string()),
      action: z.enum(['saved', 'reset']),
      changes: z.array(change),
    }),
  ),
});
export type SettingsHistory = z.infer<typeof settingsHistorySchema>;

export const checklistSchema = z.object({
  /** Sample values and unconfirmed claims on public pages, and a missing review of the notices. */
  samples: z.array(
    z.object({
      /** The place in the brand: phones.main, claims.allCredit. */
      key: z.string(),
      words: z.string(),
      section: z.enum(sectionNames),
    }),
  ),
  /** Required changes in the environment, as sentences that name the variable. */
  beforeLive: z.array(z.string()),
  /** What publishing needs: the sentences above, and the sections with samples. */
  open: z.number(),
  /** Visitors can read the site. */
  isPublic: z.boolean(),
  /** Pages are marked as samples. */
  isSample: z.boolean(),
});
export type Checklist = z.infer<typeof checklistSchema>;

export const setPublicationSchema = z.object({ ...stepUpFields, published: z.boolean('published is true or false') });
export const publicationAnswerSchema = z.object({
  success: z.literal(true),
  /** False outside production, where the site is always open. */
  usesSetupMode: z.boolean(),
  /** Null while the site is not published. */
  publishedAt: z.nullable(z.string()),
  /** The email address of the administrator who changed it last. */
  changedBy: z.nullable(z.string()),
  /** What keeps the site from being published, one sentence or more for each. */
  left: z.array(z.string()),
});
export type PublicationAnswer = z.infer<typeof publicationAnswerSchema>;

export const backupsAnswerSchema = z.object({
  success: z.literal(true),
  /** Null without BACKUP_DIR: the server makes no backups. */
  schedule: z.nullable(z.object({ hours: z.number(), keep: z.number(), copies: z.boolean() })),
  /** The newest backup that is complete. */
  last: z.nullable(z.object({ file: z.string(), at: z.string(), bytes: z.number(), copied: z.boolean() })),
  /** When a restore was last practiced. */
  drilledAt: z.nullable(z.string()),
  /** The command that practices a restore on this server. */
  drillCommand: z.string(),
  /** What is wrong with the newest backup, in words. */
  fault: z.nullable(z.string()),
});
export type BackupsAnswer = z.infer<typeof backupsAnswerSchema>;

const MIN_PASSPHRASE = 12;
const SHORT = `The passphrase needs ${String(MIN_PASSPHRASE)} characters or more. It protects every key.`;
const passphrase = z
  .string(SHORT)
  .check(z.minLength(MIN_PASSPHRASE, SHORT), z.maxLength(1000, 'The passphrase is too long.'));
export const keyPassphraseSchema = z.object({ passphrase });
export const downloadKeysSchema = z.object({ ...stepUpFields, passphrase });
export const confirmKeysSchema = z.object({
  passphrase,
  content: z
    .string('Choose the file of the key backup.')
    .check(z.minLength(1, 'Choose the file of the key backup.'), z.maxLength(20_000, 'This file is no key backup.')),
});
export const keyBackupAnswerSchema = z.object({
  success: z.literal(true),
  /** False where the keys come from ENCRYPTION_KEYS or AWS KMS. */
  isNeeded: z.boolean(),
  isMissing: z.boolean(),
  /** When a file was read back last, and by whom. */
  confirmedAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
});
export type KeyBackupAnswer = z.infer<typeof keyBackupAnswerSchema>;
export const keyBackupFileSchema = z.object({ success: z.literal(true), file: z.string(), content: z.string() });
export type KeyBackupFile = z.infer<typeof keyBackupFileSchema>;
