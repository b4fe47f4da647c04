import * as z from 'zod/mini';
import { REASON_MIN } from './staff-reason.ts';
import { holdsClearNumber } from './clear-numbers.ts';
import { isDay } from './days.ts';
import { clockSchema, decisionOutcomes, decisionSchema, declineReasons } from './decision.ts';
import { feesSchema } from './fees.ts';
import { requiredDocumentKinds } from './required-documents.ts';
import { offerDisclosureShape, type transmissionSchema } from './state-disclosures.ts';
import { optionalNumber, requiredDollars, requiredNumber } from './typed-number.ts';

const of = (what: 'applications' | 'deals') => (id: string) => `/api/admin/${what}/${id}/decisions`;
export const decisionPaths = {
  application: of('applications'),
  deal: of('deals'),
  notice: (id: string) => `/api/admin/decisions/${id}/notice`,
  printed: (id: string) => `/api/admin/decisions/${id}/printed`,
  disclosure: (id: string) => `/api/admin/decisions/${id}/disclosure`,
  incompleteness: (id: string) => `/api/admin/applications/${id}/incompleteness`,
  completeness: (id: string) => `/api/admin/applications/${id}/completeness`,
} as const;

/** More than four reasons inform the applicant less (Regulation B, comment 9(b)(2)-1). */
export const MAX_REASONS = 4;
export const MAX_CONDITIONS = 10;
export const decisionTerm = { min: 12, max: 84 } as const;
export const MAX_RATE_PERCENT = 60;
/** The score range that the notice states. */
const SCORES = { low: 300, high: 850 } as const;
const MAX_AMOUNT = 100_000_000;

export const decisionMessages = {
  outcome: `outcome is one of ${decisionOutcomes.join(', ')}`,
  amount: 'Enter the amount in dollars',
  termMonths: `Enter the term in whole months, ${String(decisionTerm.min)} to ${String(decisionTerm.max)}`,
  ratePercent: `Enter the annual rate in percent, 0 to ${String(MAX_RATE_PERCENT)}, with at most two decimals`,
  expiresOn: 'Enter the last day on which this can be accepted',
  conditions: `Conditions are up to ${String(MAX_CONDITIONS)} sentences of at most 200 characters`,
  conditionNumber: 'Leave SSNs and birth dates out of the conditions: the dealer reads them',
  reasons: `Choose one to ${String(MAX_REASONS)} principal reasons`,
  bureau: 'Choose the agency whose report was used',
  score: 'Enter the score as it was used, 300 to 850',
  factorNumber: 'Leave SSNs and birth dates out of the factors: they are mailed',
  scoreDate: 'Enter the day of the score',
  factors: 'Give one to five key factors of the score',
  note: 'The note is text of at most 500 characters',
  noteShort: 'Say more in the note, in at least 5 characters',
  noteNumber: 'Leave numbers and dates out of the note: it is kept in clear text',
  withdrawn: 'Say in the note how the applicant withdrew, in at least 5 characters',
  language: 'language is en or es',
  replaces: 'replaces is the id of the decision that stands, or null',
  documents: 'Choose the documents from the list',
  documentsWithoutDeal:
    'This application has no deal, so its customer has no upload link. Ask for documents before the decision.',
  missing: 'Choose at least one document from the list',
  respondBy: 'Enter the day by which you need the answer',
} as const;
const m = decisionMessages;

const day = (message: string) => z.string({ error: message }).check(z.trim(), z.refine(isDay, message));
const dollars = requiredDollars(m.amount, {
  fits: (value) => value > 0 && value <= MAX_AMOUNT && hasDecimals(value, 2),
});
const hasDecimals = (value: number, most: number): boolean =>
  Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6;

const terms = {
  ...offerDisclosureShape,
  /** Dollars. */
  amount: dollars,
  fees: feesSchema,
  termMonths: requiredNumber(
    m.termMonths,
    (value) => Number.isInteger(value) && value >= decisionTerm.min && value <= decisionTerm.max,
  ),
  ratePercent: requiredNumber(m.ratePercent, (value) => value <= MAX_RATE_PERCENT && hasDecimals(value, 2)),
  /** The last day in the lender's time zone, such as 2026-12-31. */
  expiresOn: day(m.expiresOn),
  conditions: z._default(
    z
      .array(
        z.string({ error: m.conditions }).check(
          z.trim(),
          z.minLength(1, m.conditions),
          z.maxLength(200, m.conditions),
          z.refine((text) => !holdsClearNumber(text), m.conditionNumber),
        ),
        { error: m.conditions },
      )
      .check(z.maxLength(MAX_CONDITIONS, m.conditions)),
    [],
  ),
};

/** What the customer sends before funding, each once, in the order of the list. */
const documents = z.pipe(
  z.nullish(z.array(z.enum(requiredDocumentKinds, { error: m.documents }), { error: m.documents })),
  z.transform((given) => requiredDocumentKinds.filter((one) => given?.includes(one))),
);

/** A consumer report used in the decision, for the notice of the Fair Credit Reporting Act (15 USC 1681m). */
const reportSchema = z
  .object({
    bureau: z.string({ error: m.bureau }).check(z.trim(), z.minLength(1, m.bureau), z.maxLength(120, m.bureau)),
    score: z._default(
      optionalNumber(m.score, (value) => Number.isInteger(value) && value >= SCORES.low && value <= SCORES.high),
      null,
    ),
    scoreOn: z._default(z.nullable(day(m.scoreDate)), null),
    factors: z._default(
      z
        .array(
          z.string({ error: m.factors }).check(
            z.trim(),
            z.minLength(1, m.factors),
            z.maxLength(120, m.factors),
            z.refine((text) => !holdsClearNumber(text), m.factorNumber),
          ),
          {
            error: m.factors,
          },
        )
        .check(z.maxLength(5, m.factors)),
      [],
    ),
  })
  .check(
    z.refine(({ score, scoreOn }) => score === null || scoreOn !== null, { error: m.scoreDate, path: ['scoreOn'] }),
    z.refine(({ score, factors }) => score === null || factors.length > 0, { error: m.factors, path: ['factors'] }),
  );
export type UsedReport = z.output<typeof reportSchema>;
const adverse = {
  reasons: z.array(z.enum(declineReasons, { error: m.reasons }), { error: m.reasons }).check(
    z.minLength(1, m.reasons),
    z.maxLength(MAX_REASONS, m.reasons),
    z.refine((given) => new Set(given).size === given.length, m.reasons),
  ),
  report: z._default(z.nullable(reportSchema), null),
};
const fits = (text: string): boolean => text === '' || text.length >= REASON_MIN;
const note = z.pipe(
  z.nullish(
    z.string({ error: m.note }).check(
      z.trim(),
      z.maxLength(500, m.note),
      z.refine(fits, m.noteShort),
      z.refine((text) => !holdsClearNumber(text), m.noteNumber),
    ),
  ),
  z.transform((given): string => given ?? ''),
);
const always = {
  /** Visible to staff only. */
  note,
  /** The language of the notice when there is no application. */
  language: z._default(z.enum(['en', 'es'], { error: m.language }), 'en'),
  /** The decision in force that the decider saw. If it has changed, the new decision is rejected. */
  replaces: z._default(z.nullable(z.string({ error: m.replaces })), null),
};

export const decideSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({ outcome: z.literal('approved'), ...terms, documents, ...always }),
    z.object({ outcome: z.literal('counter_offer'), ...terms, ...adverse, ...always }),
    z.object({ outcome: z.literal('declined'), ...adverse, ...always }),
    z
      .object({ outcome: z.literal('withdrawn'), ...always })
      .check(z.refine((given) => given.note !== '', { error: m.withdrawn, path: ['note'] })),
  ],
  { error: m.outcome },
);
export type Decide = z.output<typeof decideSchema>;
export type DecideInput = z.input<typeof decideSchema>;
export type Transmission = z.output<typeof transmissionSchema>;
export type TransmissionInput = z.input<typeof transmissionSchema>;

const noticeText = { subject: z.string(), text: z.string() };
export const writtenNoticeSchema = z.object({
  ...noticeText,
  /** The English version of a Spanish notice, for the decider. It is not sent. */
  english: z.nullable(z.object(noticeText)),
});
export type WrittenNotice = z.infer<typeof writtenNoticeSchema>;

const delivery = {
  to: z.nullable(z.string()),
  /** The email is sent once the transmission of the disclosure is recorded. */
  waits: z.boolean(),
};

export const decidedAnswerSchema = z.object({
  success: z.literal(true),
  decisions: z.array(decisionSchema),
  /** The notice as sent, for print and for applicants without an email address. */
  notice: z.object({ ...writtenNoticeSchema.shape, ...delivery }),
});
export type DecidedAnswer = z.infer<typeof decidedAnswerSchema>;
export const noticePreviewSchema = z.object({
  ...writtenNoticeSchema.shape,
  ...delivery,
  /** Dollars a month, for an offer. */
  payment: z.nullable(z.number()),
  /** The settings record that the lender's counsel reviewed the wording. */
  reviewed: z.boolean(),
});
export type NoticePreview = z.infer<typeof noticePreviewSchema>;

export const incompletenessSchema = z.object({
  missing: z
    .array(z.enum(requiredDocumentKinds, { error: m.missing }), { error: m.missing })
    .check(z.minLength(1, m.missing), z.maxLength(requiredDocumentKinds.length, m.missing)),
  respondBy: day(m.respondBy),
});
export type Incompleteness = z.infer<typeof incompletenessSchema>;

export const clockAnswerSchema = z.object({ success: z.literal(true), clock: clockSchema });
