import * as z from 'zod/mini';
import { dealersDecisionSchema } from './decision.ts';
import { errorAnswerSchema } from './errors.ts';
import { languages } from './language.ts';
import { boundedText, MAX_PAGE } from './page-query.ts';

const own = '/api/dealer/deals';
export const dealPaths = {
  own,
  one: (id: string) => `${own}/${id}`,
  submit: (id: string) => `${own}/${id}/submit`,
  sync: (id: string) => `${own}/${id}/sync-salesforce`,
} as const;

/** The maximum length of a list without `limit`. */
export const MAX_DEALS = 10_000;

export const equipmentTypes = ['construction', 'food-service', 'manufacturing', 'transportation', 'other'] as const;
export const borrowerIndustries = [
  'construction',
  'food-beverage',
  'manufacturing',
  'transportation',
  'other',
] as const;
export const dealTerms = [36, 48, 60, 72, 84] as const;

export const dealStatuses = [
  'draft',
  'submitted',
  'in_review',
  'info_requested',
  'approved',
  'docs_out',
  'funded',
  'declined',
  'sf_deleted',
] as const;
export type DealStatus = (typeof dealStatuses)[number];

const decided = ['approved', 'docs_out', 'funded', 'declined', 'sf_deleted'] as const;
/** The allowed status changes. None leads back to draft or submitted. The last three statuses can be corrected. */
export const dealTransitions: Record<DealStatus, readonly DealStatus[]> = {
  draft: ['submitted'],
  submitted: ['in_review', 'info_requested', ...decided],
  in_review: ['info_requested', ...decided],
  info_requested: ['in_review', ...decided],
  approved: ['in_review', 'info_requested', 'docs_out', 'funded', 'declined', 'sf_deleted'],
  docs_out: ['in_review', 'info_requested', 'approved', 'funded', 'declined', 'sf_deleted'],
  funded: ['docs_out', 'sf_deleted'],
  declined: ['in_review', 'sf_deleted'],
  sf_deleted: ['in_review'],
};
/** Returns true when the deal ended without funding. It can be reopened. Until then it needs no documents. */
export const isClosed = (status: DealStatus): boolean => status === 'declined' || status === 'sf_deleted';
export const mayBecome = (from: DealStatus, to: DealStatus): boolean => dealTransitions[from].includes(to);
const said: readonly DealStatus[] = ['approved', 'docs_out', 'funded'];
/** Returns true for declining, and for approving a deal without an approval. Both need a recorded decision. */
export const isDecision = (from: DealStatus, to: DealStatus): boolean =>
  to === 'declined' || (said.includes(to) && !said.includes(from));

/** The party with the next step. */
export const nextMove: Record<DealStatus, 'dealer' | 'lender' | 'none'> = {
  draft: 'dealer',
  submitted: 'lender',
  in_review: 'lender',
  info_requested: 'dealer',
  approved: 'lender',
  docs_out: 'dealer',
  funded: 'none',
  declined: 'none',
  sf_deleted: 'none',
};

/** Decides, with the status, who moves next. Both values are false unless the deal waits for information. */
export const dealWaitingSchema = z.object({
  /** The deal waits, and its customer received an email that requests documents. */
  customerAsked: z.boolean(),
  /** The deal waits, and every requested document has a file. */
  documentsReceived: z.boolean(),
});
export type DealWaiting = z.infer<typeof dealWaitingSchema>;
export const notWaiting: DealWaiting = { customerAsked: false, documentsReceived: false };
/**
 * Returns the party with the next step. A deal that waits for documents depends on who was asked and what arrived. After
 * an expired approval the dealer asks for new terms.
 */
export function moverOf(
  status: DealStatus,
  waiting?: DealWaiting & { approvalExpired?: boolean },
): 'dealer' | 'customer' | 'lender' | 'none' {
  if (waiting?.approvalExpired === true) return 'dealer';
  if (status === 'info_requested' && waiting?.documentsReceived === true) return 'lender';
  return status === 'info_requested' && waiting?.customerAsked === true ? 'customer' : nextMove[status];
}

/** The eleven fields of the specification. */
export const dealRowSchema = z.object({
  id: z.string(),
  dealName: z.string(),
  status: z.enum(dealStatuses),
  salesforceStage: z.nullable(z.string()),
  salesforceLeadId: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  borrowerFirstName: z.string(),
  borrowerLastName: z.string(),
  equipmentType: z.string(),
  /** Dollars. */
  requestedAmount: z.number(),
  /** Months. */
  requestedTerm: z.number(),
});

/** Without `limit`: all deals up to MAX_DEALS, without a cursor. */
export const dealsQuerySchema = z.object({
  limit: z.optional(
    z.coerce
      .number({ error: 'limit must be a number' })
      .check(
        z.int('limit must be a whole number'),
        z.minimum(1, 'limit must be at least 1'),
        z.maximum(MAX_PAGE, 'limit is at most 500'),
      ),
  ),
  cursor: z.optional(boundedText('cursor', 200)),
  /** Adds `progress` to each row. */
  progress: z.optional(z.literal('true', { error: 'progress must be true or absent' })),
});

/** Text, or a number if the input is one. '' when not given. */
const typed = z.union([z.number(), z.string()]);

/** A row of the dealer's list. */
export const dealListRowSchema = z.object({
  ...dealRowSchema.shape,
  progress: z.optional(
    z.object({
      /** The time of the last status change. */
      statusSince: z.string(),
      ...dealWaitingSchema.shape,
      /** The number of requested documents without a file. 0 for a closed deal. */
      missingDocuments: z.number(),
      borrowerCreditScore: typed,
      borrowerCompany: z.string(),
      /** The terms of the lender's offer in dollars. Null without an offer, and while its figures are held. */
      offer: z.nullable(
        z.object({
          amount: z.number(),
          termMonths: z.number(),
          payment: z.number(),
          /** The last day on which the offer can be accepted, or null without one. */
          expiresOn: z.nullable(z.string()),
          expired: z.boolean(),
        }),
      ),
    }),
  ),
});
export type DealListRow = z.infer<typeof dealListRowSchema>;
export const dealsAnswerSchema = z.object({
  deals: z.array(dealListRowSchema),
  nextCursor: z.optional(z.nullable(z.string())),
});
export type DealsAnswer = z.infer<typeof dealsAnswerSchema>;

/** A status that the deal reached, with the lender's note for the dealer. */
const milestoneSchema = z.object({
  at: z.string(),
  status: z.enum(dealStatuses),
  note: z.nullable(z.string()),
});
export type DealMilestone = z.infer<typeof milestoneSchema>;

/** A deal with all fields. The three encrypted ones are masked, or null when not given. */
export const dealSchema = z.object({
  ...dealRowSchema.shape,
  /** The lender's decision in force, as far as the dealership may see it. */
  decision: z.nullable(dealersDecisionSchema),
  ...dealWaitingSchema.shape,
  updatedAt: z.string(),
  /** Increases with each save of the draft. PUT compares it with If-Match. */
  version: z.number(),
  submittedAt: z.nullable(z.string()),
  /** The time of the last status change. */
  statusSince: z.string(),
  /** By when the site promises an answer; null once it was given, and while the deal waits for others. */
  answerBy: z.nullable(z.string()),
  /** Oldest first. */
  timeline: z.array(milestoneSchema),
  equipmentDescription: z.string(),
  equipmentAmount: z.number(),
  downPayment: z.number(),
  borrowerEmail: z.string(),
  borrowerPhone: z.string(),
  borrowerCompany: z.string(),
  borrowerIndustry: z.string(),
  borrowerTimeInBusiness: typed,
  borrowerAnnualRevenue: z.nullable(z.number()),
  borrowerCreditScore: typed,
  companyEin: z.nullable(z.string()),
  companyEstablishedDate: z.string(),
  guarantor1FirstName: z.string(),
  guarantor1LastName: z.string(),
  guarantor1Email: z.string(),
  guarantor1Phone: z.string(),
  guarantor1Ssn: z.nullable(z.string()),
  guarantor1Dob: z.nullable(z.string()),
  guarantor1Street: z.string(),
  guarantor1City: z.string(),
  guarantor1State: z.string(),
  guarantor1ZipCode: z.string(),
  guarantor1AnnualIncome: z.nullable(z.number()),
  guarantor1OwnershipPercent: z.nullable(z.number()),
  guarantor1IsGuarantor: z.enum(['true', 'false']),
  dealerNotes: z.string(),
  applicationInvite: z.nullable(
    z.object({
      id: z.string(),
      recipientName: z.string(),
      reference: z.nullable(z.string()),
      /** In which the customer applied. */
      language: z.nullable(z.enum(languages)),
    }),
  ),
});
export type Deal = z.infer<typeof dealSchema>;
/** The approval can no longer be accepted, and no contract is out: the dealer asks for new terms. */
export const isApprovalExpired = ({ status, decision }: Pick<Deal, 'status' | 'decision'>): boolean =>
  status === 'approved' && decision?.expired === true;
/** Returns the party with the next step of this deal. */
export const moverOfDeal = (deal: DealWaiting & Pick<Deal, 'status' | 'decision'>): ReturnType<typeof moverOf> =>
  moverOf(deal.status, { ...deal, approvalExpired: isApprovalExpired(deal) });

/** Returns the header of a save that replaces the given version. */
export const ifMatch = (version: number): { 'if-match': string } => ({ 'if-match': `"${String(version)}"` });

/** The 409 answer to a save over an older version, with the stored deal (sensitive values masked). */
export const editConflictSchema = z.object({ ...errorAnswerSchema.shape, deal: z.optional(dealSchema) });

export const dealAnswerSchema = z.object({ deal: dealSchema });
export const dealChangedAnswerSchema = z.object({ success: z.literal(true), deal: dealSchema });
export const syncAnswerSchema = z.object({
  stageChanged: z.boolean(),
  previousStage: z.nullable(z.string()),
  salesforceStage: z.nullable(z.string()),
});
export type SyncAnswer = z.infer<typeof syncAnswerSchema>;
