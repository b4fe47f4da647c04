import * as z from 'zod/mini';
import { presetFields } from './application-choices.ts';
import { type ApplicationField, plainApplicationFields, encryptedApplicationFields } from './application-fields.ts';
import { assignedQuery, assigneeSchema } from './assignments.ts';
import { holdsClearNumber } from './clear-numbers.ts';
import { correctionSchema } from './corrections.ts';
import { clockSchema, decisionSchema, outcomeQuery, recordedOutcomeSchema } from './decision.ts';
import { dealStatuses } from './deals.ts';
import { noteSchema } from './notes.ts';
import { boundedText, pageQuery } from './page-query.ts';
import { signedCopySchema } from './signed-copy.ts';
import { NO_NUMBERS, REASON_MIN, staffReason } from './staff-reason.ts';

export const adminPaths = {
  applications: '/api/admin/applications',
  applicationsCsv: '/api/admin/applications.csv',
  audit: '/api/admin/audit',
  auditCsv: '/api/admin/audit.csv',
  auditVerify: '/api/admin/audit/verify',
} as const;

export const applicationStatuses = ['received', 'in_review', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const dueFilters = ['overdue', 'week', 'us'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** `due`: the nearest legal or promised time first, then waiting and decided files. A minus reverses the order. */
export const applicationSorts = ['due', '-due', 'business', '-business', 'received', '-received'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

const applicationsFilter = {
  q: z._default(boundedText('q', 200), ''),
  status: z.optional(
    z.enum(['', ...applicationStatuses], { error: `status is one of ${applicationStatuses.join(', ')}` }),
  ),
  /**
   * Undecided applications whose answer or decision is overdue, or due within a week (including overdue ones). `us`: open,
   * undecided ones that wait for staff, with any time.
   */
  due: z.optional(z.enum(['', ...dueFilters], { error: `due is one of ${dueFilters.join(', ')}` })),
  assigned: assignedQuery,
  outcome: outcomeQuery,
};
export const applicationsFilterSchema = z.object(applicationsFilter);
export type ApplicationsFilter = z.output<typeof applicationsFilterSchema>;
export const applicationsQuerySchema = z.object({
  ...pageQuery,
  ...applicationsFilter,
  /** Newest first by default. */
  sort: z.optional(z.enum(['', ...applicationSorts], { error: `sort is one of ${applicationSorts.join(', ')}` })),
});
export type ApplicationsQuery = z.output<typeof applicationsQuerySchema>;

const applicationRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  businessName: z.string(),
  principalName: z.string(),
  equipmentAmount: z.string(),
  equipmentDescription: z.string(),
  salesperson: z.string(),
  language: z.enum(['en', 'es']),
  status: z.enum(applicationStatuses),
  createdAt: z.string(),
  clock: clockSchema,
  assignee: z.nullable(assigneeSchema),
});
/** As the list shows it: with the decision in force and the documents of its deal. */
const applicationListRowSchema = z.object({
  ...applicationRowSchema.shape,
  decision: z.nullable(recordedOutcomeSchema),
  /** The submitted deal that was created from it. */
  deal: z.nullable(z.object({ status: z.enum(dealStatuses), requestedAmount: z.number() })),
  /** How many of the usual documents of its deal arrived either way, or of those requested from the applicant. */
  documents: z.nullable(z.object({ received: z.number(), usual: z.number() })),
});
export type ApplicationListRow = z.infer<typeof applicationListRowSchema>;
export const applicationsAnswerSchema = z.object({
  applications: z.array(applicationListRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type ApplicationsAnswer = z.infer<typeof applicationsAnswerSchema>;

const legalHoldSchema = z.object({ since: z.string(), reason: z.string() });

/** The fields that a flag may point to, by wire name. */
const flaggedFields = [
  'principalName',
  'primarySignature',
  'businessName',
  'principalEmail',
  'principalSsnEncrypted',
] as const satisfies ApplicationField[];
export type FlaggedField = (typeof flaggedFields)[number];
/** Something to verify: names that differ, and other applications that may come from the same applicant. */
const applicationFlagSchema = z.object({
  kind: z.enum(['signature_differs', 'deal_differs', 'same_number', 'twin']),
  about: z.nullable(z.object({ id: z.string(), reference: z.string(), businessName: z.string() })),
  /** The fields of this file that differ, or that both files share. */
  fields: z.array(z.enum(flaggedFields)),
  /** The other name, from the signature, the deal, or the file with the same number. '' when there is none. */
  said: z.string(),
});
export type ApplicationFlag = z.infer<typeof applicationFlagSchema>;

/** The emails of a file, oldest first. */
export const emailsOfFileSchema = z.array(
  z.object({
    id: z.string(),
    template: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    queuedAt: z.string(),
    sentAt: z.nullable(z.string()),
    to: z.string(),
  }),
);
/** Views and changes with their users, newest first. */
export const historySchema = z.array(
  z.object({
    at: z.string(),
    action: z.string(),
    /** The address of a user, or "visitor" or "system". */
    actor: z.string(),
    /** The name of this user. Null for others, and without a name. */
    actorName: z.nullable(z.string()),
    detail: z.record(z.string(), z.unknown()),
  }),
);

const shapeOf = <F extends string, S>(fields: readonly F[], schema: S): Record<F, S> =>
  Object.fromEntries(fields.map((field) => [field, schema])) as Record<F, S>;
const plainShape = shapeOf(plainApplicationFields, z.string());
const encryptedShape = shapeOf(encryptedApplicationFields, z.nullable(z.string()));

/** An application as staff read it. Encrypted fields are masked, or null when not given. */
export const applicationFileSchema = z.object({
  ...applicationRowSchema.shape,
  ...plainShape,
  ...encryptedShape,
  contactConsent: z.boolean(),
  /** Why the submitted invitation token was not used. */
  inviteNote: z.nullable(z.enum(['unknown', 'expired', 'revoked', 'used'])),
  /** The sender of the personal link that this application completed, and the time. `dealerId` is null for the lender. */
  invitedBy: z.nullable(
    z.object({
      dealership: z.string(),
      dealerId: z.nullable(z.string()),
      sender: z.string(),
      sentAt: z.string(),
    }),
  ),
  /** The submitted deal that the dealer created from it. */
  deal: z.nullable(
    z.object({
      id: z.string(),
      dealName: z.string(),
      status: z.enum(dealStatuses),
      requestedAmount: z.number(),
      requestedTerm: z.number(),
      borrowerCreditScore: z.string(),
    }),
  ),
  flags: z.array(applicationFlagSchema),
  /** Newest first. The decision without `supersededAt` is in force. */
  decisions: z.array(decisionSchema),
  /** Corrections of the signed content, newest first. */
  corrections: z.array(correctionSchema),
  /** While set, no data of this application is deleted. */
  legalHold: z.nullable(legalHoldSchema),
  signature: z.object({
    primarySignature: z.string(),
    secondarySignature: z.string(),
    signedAt: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    language: z.enum(['en', 'es']),
    consentVersion: z.string(),
    consentHash: z.string(),
    consentText: z.string(),
    consentShown: z.boolean(),
    contentHash: z.string(),
    /** Choices that the form had filled in and the signer left. */
    untouchedDefaults: z.array(z.enum(presetFields)),
  }),
  signedCopy: signedCopySchema,
  /** Newest first, including notes of the deal. */
  notes: z.array(noteSchema),
  /** Includes emails of the deal. */
  mails: emailsOfFileSchema,
  /** Includes history of the related deal. */
  history: historySchema,
});
export type ApplicationFile = z.infer<typeof applicationFileSchema>;
export const applicationFileAnswerSchema = z.object({ application: applicationFileSchema });

export const revealSchema = z.object({
  field: z.enum(encryptedApplicationFields, { error: `field is one of ${encryptedApplicationFields.join(', ')}` }),
  reason: staffReason('Give the reason why you need this value'),
});
export const changeStatusSchema = z.object({
  status: z.enum(applicationStatuses, { error: `status is one of ${applicationStatuses.join(', ')}` }),
  note: z.pipe(
    z.nullish(
      z.string({ error: 'The note must be text' }).check(
        z.trim(),
        z.refine((text) => text === '' || text.length >= REASON_MIN, 'Say more in the note, in at least 5 characters'),
        z.maxLength(500, 'The note is at most 500 characters'),
        z.refine((text) => !holdsClearNumber(text), NO_NUMBERS),
      ),
    ),
    z.transform((note): string => note ?? ''),
  ),
});
export type ChangeStatus = z.infer<typeof changeStatusSchema>;
export const changeStatusAnswerSchema = z.object({
  success: z.literal(true),
  application: z.object({ id: z.string(), reference: z.string(), status: z.enum(applicationStatuses) }),
});

export const holdSchema = z.object({
  hold: z.boolean({ error: 'hold is true or false' }),
  reason: staffReason('Give the reason'),
});
export const holdAnswerSchema = z.object({ success: z.literal(true), hold: z.nullable(legalHoldSchema) });
export type HoldAnswer = z.infer<typeof holdAnswerSchema>;
export const revealAnswerSchema = z.object({ value: z.string() });
