import * as z from 'zod/mini';

export const entryPaths = {
  list: '/api/admin/assistant-entries',
  one: (id: string) => `/api/admin/assistant-entries/${id}`,
  publish: (id: string) => `/api/admin/assistant-entries/${id}/publish`,
  retire: (id: string) => `/api/admin/assistant-entries/${id}/retire`,
} as const;

/** What an answer may name in braces. The assistant fills in the lender's current values. */
export const entryPlaceholders = [
  'company',
  'phone',
  'email',
  'hours',
  'sameDay',
  'downFrom',
  'downTo',
  'downMost',
  'rateFrom',
  'rateTo',
  'months',
  'buildingMonths',
  'section179Share',
  'savingsShare',
  'recommendationRate',
] as const;

/** The English page that an answer links to. A Spanish answer links to the same page in Spanish. */
export const entryPages = [
  '/',
  '/#calculator',
  '/construction',
  '/credit-application',
  '/first-time',
  '/food-beverage',
  '/itin',
  '/make-payment',
  '/manufacturing',
  '/partner',
  '/privacy',
  '/vocational-trucks',
] as const;

export const LEAST_QUESTIONS = 3;
const MOST_QUESTIONS = 20;
const LONGEST_QUESTION = 200;
const LONGEST_ANSWER = 900;

export const entryErrors = {
  questions: `Write ${String(LEAST_QUESTIONS)} to ${String(MOST_QUESTIONS)} ways to ask this, one per line, each at most ${String(LONGEST_QUESTION)} characters.`,
  answer: `Write an answer of at most ${String(LONGEST_ANSWER)} characters.`,
  figures: 'Leave out numbers. Name a figure with a placeholder such as {rateFrom}.',
  placeholder: 'This placeholder does not exist.',
  addresses: 'Leave out links and email addresses. Use {email} or {phone}, and choose the page below.',
};

/** What is wrong with an answer; undefined for one that can be published. */
function errorOfAnswer(text: string): string | undefined {
  if (text === '' || text.length > LONGEST_ANSWER) return entryErrors.answer;
  const names: readonly string[] = entryPlaceholders;
  if ([...text.matchAll(/\{([^{}]*)\}/g)].some(([, name = '']) => !names.includes(name)))
    return entryErrors.placeholder;
  if (/\p{N}/u.test(text.replace(/\{[^{}]*\}/g, ''))) return entryErrors.figures;
  return /[{}<>@]|https?:|www\.|\]\(/i.test(text.replace(/\{\w+\}/g, '')) ? entryErrors.addresses : undefined;
}

const sideSchema = z.object({
  questions: z
    .array(
      z
        .string()
        .check(z.trim(), z.minLength(3, entryErrors.questions), z.maxLength(LONGEST_QUESTION, entryErrors.questions)),
      {
        error: entryErrors.questions,
      },
    )
    .check(z.minLength(LEAST_QUESTIONS, entryErrors.questions), z.maxLength(MOST_QUESTIONS, entryErrors.questions)),
  answer: z.string({ error: entryErrors.answer }).check(
    z.trim(),
    z.check(({ value, issues }) => {
      const message = errorOfAnswer(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  ),
});
export const entryContentSchema = z.object({
  page: z.enum(entryPages, { error: 'Choose a page.' }),
  en: sideSchema,
  es: sideSchema,
});
export type EntryContent = z.output<typeof entryContentSchema>;

const version = z.int({ error: 'version is the one that you read' }).check(z.minimum(0));
/** `version`: the one that was read, 0 for a new entry. */
export const saveEntrySchema = z.object({ version, content: entryContentSchema });
/** `alone`: confirms that no second person can publish. */
export const publishEntrySchema = z.object({ version, alone: z.optional(z.boolean()) });

export const entrySchema = z.object({
  id: z.string(),
  /** The latest version. */
  version: z.number(),
  /** The version that the assistant answers from; null for none. */
  liveVersion: z.nullable(z.number()),
  content: entryContentSchema,
  writtenBy: z.string(),
  writtenAt: z.string(),
  /** `second`: another person may publish it. `alone`: its author may, because no other user can. */
  publishing: z.enum(['done', 'allowed', 'second', 'alone']),
});
export type Entry = z.infer<typeof entrySchema>;
export const entriesAnswerSchema = z.object({ entries: z.array(entrySchema) });
export const entryAnswerSchema = z.object({ success: z.literal(true), entry: entrySchema });
