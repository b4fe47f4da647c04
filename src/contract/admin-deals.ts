import * as z from 'zod/mini';
import { applicationStatuses, historySchema, emailsOfFileSchema } from './admin.ts';
import { assignedQuery, assigneeSchema } from './assignments.ts';
import { REASON_MIN } from './staff-reason.ts';
import { holdsClearNumber } from './clear-numbers.ts';
import { dealRowSchema, dealSchema, type DealStatus, dealStatuses, dealWaitingSchema } from './deals.ts';
import { type DecisionOutcome, decisionSchema, outcomeQuery, recordedOutcomeSchema } from './decision.ts';
import { noteSchema } from './notes.ts';
import { boundedText, pageQuery } from './page-query.ts';

const all = '/api/admin/deals';
export const adminDealPaths = { all, csv: `${all}.csv`, one: (id: string) => `${all}/${id}` } as const;

/** The statuses that staff may set. Only dealers create drafts, and only the CRM reports a lost lead. */
export const staffStatuses = dealStatuses.filter(
  (status): status is Exclude<DealStatus, 'draft' | 'submitted' | 'sf_deleted'> =>
    status !== 'draft' && status !== 'submitted' && status !== 'sf_deleted',
);
export type StaffStatus = (typeof staffStatuses)[number];
/** The status of a deal after its decision. A counter-offer waits for the dealer's answer. */
export const statusAfterDecision: Record<DecisionOutcome, StaffStatus> = {
  approved: 'approved',
  counter_offer: 'info_requested',
  declined: 'declined',
  withdrawn: 'declined',
};

/** An approved deal is late once it waits longer than this for its documents. */
const DAYS_TO_PREPARE = 7;
export const PREPARE_MS = DAYS_TO_PREPARE * 86_400_000;
/** A status, or `us`: the deal waits for staff, or `late`: the promised answer or the documents are overdue. */
export const adminDealStatuses = ['us', 'late', ...dealStatuses] as const;
const adminDealsFilter = {
  q: z._default(boundedText('q', 200), ''),
  status: z.optional(z.enum(['', ...adminDealStatuses], { error: `status is one of ${adminDealStatuses.join(', ')}` })),
  assigned: assignedQuery,
  outcome: outcomeQuery,
};
export const adminDealsFilterSchema = z.object(adminDealsFilter);
export type AdminDealsFilter = z.output<typeof adminDealsFilterSchema>;
export const adminDealsQuerySchema = z.object({ ...pageQuery, ...adminDealsFilter });
export type AdminDealsQuery = z.output<typeof adminDealsQuerySchema>;

/** A deal in the list of staff, which excludes drafts. */
export const adminDealRowSchema = z.object({
  ...dealRowSchema.shape,
  ...dealWaitingSchema.shape,
  dealership: z.string(),
  /** The id of its page. */
  dealerId: z.string(),
  borrowerCompany: z.string(),
  /** The approval can no longer be accepted, and no contract is out. */
  approvalExpired: z.boolean(),
  submittedAt: z.nullable(z.string()),
  statusSince: z.string(),
  /** By when the site promises an answer; null once it was given, and while the deal waits for others. */
  answerBy: z.nullable(z.string()),
  decision: z.nullable(recordedOutcomeSchema),
  assignee: z.nullable(assigneeSchema),
});
export type AdminDealRow = z.infer<typeof adminDealRowSchema>;
export const adminDealsAnswerSchema = z.object({
  deals: z.array(adminDealRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type AdminDealsAnswer = z.infer<typeof adminDealsAnswerSchema>;

/** A deal as staff read it, with encrypted values masked. */
export const adminDealSchema = z.object({
  ...dealSchema.shape,
  assignee: z.nullable(assigneeSchema),
  dealership: z.string(),
  dealerId: z.string(),
  createdBy: z.string(),
  /** Newest first. The decision without `supersededAt` is in force. */
  decisions: z.array(decisionSchema),
  application: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      language: z.enum(['en', 'es']),
      status: z.enum(applicationStatuses),
      receivedAt: z.string(),
    }),
  ),
  /** Newest first, including notes of the application. */
  notes: z.array(noteSchema),
  /** The two letters of the state in the application's address, or null when unknown. */
  businessState: z.nullable(z.string()),
  /** The stages to which a deal can be moved, in order. */
  stages: z.array(z.string()),
  /** Includes emails of the application. */
  mails: emailsOfFileSchema,
  /** Includes history of the application. */
  history: historySchema,
});
export type AdminDeal = z.infer<typeof adminDealSchema>;
export const adminDealAnswerSchema = z.object({ deal: adminDealSchema });
export const adminDealChangedAnswerSchema = z.object({ success: z.literal(true), deal: adminDealSchema });

const ONE_OF_BOTH = 'Send either a status or a stage';
/** Either the status or the stage; the other follows. The dealer sees the note. */
export const moveDealSchema = z
  .object({
    status: z.optional(z.enum(staffStatuses, { error: `status is one of ${staffStatuses.join(', ')}` })),
    stage: z.optional(boundedText('stage', 255)),
    note: z.pipe(
      z.nullish(
        z.string({ error: 'The note must be text' }).check(
          z.trim(),
          z.refine(
            (text) => text === '' || text.length >= REASON_MIN,
            'Say more in the note, in at least 5 characters',
          ),
          z.maxLength(500, 'The note is at most 500 characters'),
          z.refine(
            (text) => !holdsClearNumber(text),
            'Leave numbers and dates out of the note: it is kept in clear text',
          ),
        ),
      ),
      z.transform((note): string => note ?? ''),
    ),
  })
  .check(
    z.refine(({ status, stage }) => (status === undefined) !== (stage === undefined), {
      error: ONE_OF_BOTH,
      path: ['status'],
    }),
  );
export type MoveDeal = z.output<typeof moveDealSchema>;
