import * as z from 'zod/mini';
import { applicationStatuses, historySchema, emailsOfFileSchema } from './admin.ts';
import { assignedQuery, assigneeSchema } from './assignments.ts';
import { REASON_MIN } from './staff-reason.ts';
import { holdsClearNumber } from './clear-numbers.ts';
import { dealRowSchema, dealSchema, type DealStatus, dealStatuses } from './deals.ts';
import { decisionSchema, outcomeQuery, recordedOutcomeSchema } from './decision.ts';
import { noteSchema } from './notes.ts';
import { boundedText, pageQuery } from './page-query.ts';

const all = '/api/admin/deals';
export const adminDealPaths = { all, csv: `${all}.csv`, one: (id: string) => `${all}/${id}` } as const;

/** What the lender's staff may set by hand: a draft is the dealer's, and only the CRM says that a lead is gone. */
export const staffStatuses = dealStatuses.filter(
  (status): status is Exclude<DealStatus, 'draft' | 'submitted' | 'sf_deleted'> =>
    status !== 'draft' && status !== 'submitted' && status !== 'sf_deleted',
);
export type StaffStatus = (typeof staffStatuses)[number];

const adminDealsFilter = {
  q: z._default(boundedText('q', 200), ''),
  status: z.optional(z.enum(['', ...dealStatuses], { error: `status is one of ${dealStatuses.join(', ')}` })),
  assigned: assignedQuery,
  outcome: outcomeQuery,
};
export const adminDealsFilterSchema = z.object(adminDealsFilter);
export type AdminDealsFilter = z.output<typeof adminDealsFilterSchema>;
export const adminDealsQuerySchema = z.object({ ...pageQuery, ...adminDealsFilter });
export type AdminDealsQuery = z.output<typeof adminDealsQuerySchema>;

/** A deal in the list of the lender's staff; drafts are not among them. */
export const adminDealRowSchema = z.object({
  ...dealRowSchema.shape,
  dealership: z.string(),
  borrowerCompany: z.string(),
  submittedAt: z.nullable(z.string()),
  statusSince: z.string(),
  decision: z.nullable(recordedOutcomeSchema),
  assignee: z.nullable(assigneeSchema),
});
export type AdminDealRow = z.infer<typeof adminDealRowSchema>;
export const adminDealsAnswerSchema = z.object({
  deals: z.array(adminDealRowSchema),
  nextCursor: z.nullable(z.string()),
});
export type AdminDealsAnswer = z.infer<typeof adminDealsAnswerSchema>;

/** One deal as the lender's staff reads it; sealed values are masked. */
export const adminDealSchema = z.object({
  ...dealSchema.shape,
  assignee: z.nullable(assigneeSchema),
  dealership: z.string(),
  /** Who of the dealership made it. */
  createdBy: z.string(),
  /** The last one first; the one that is not superseded stands. */
  decisions: z.array(decisionSchema),
  /** The application that it was made from. */
  application: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      status: z.enum(applicationStatuses),
      receivedAt: z.string(),
    }),
  ),
  /** Of the application too, newest first. */
  notes: z.array(noteSchema),
  /** Two letters, by the address in that application; null where nothing says it. */
  businessState: z.nullable(z.string()),
  /** The stages that a deal can be moved to, in their order. */
  stages: z.array(z.string()),
  /** Of the application too. */
  mails: emailsOfFileSchema,
  history: historySchema,
});
export type AdminDeal = z.infer<typeof adminDealSchema>;
export const adminDealAnswerSchema = z.object({ deal: adminDealSchema });
export const adminDealChangedAnswerSchema = z.object({ success: z.literal(true), deal: adminDealSchema });

const ONE_OF_BOTH = 'Send either a status or a stage';
/** Either the status or the stage; the other follows. The note is told to the dealer. */
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
