import * as z from 'zod/mini';
import { recordedFeesSchema } from './fees.ts';
import { statedDisclosureSchema } from './state-disclosures.ts';

export const decisionOutcomes = ['approved', 'counter_offer', 'declined', 'withdrawn'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

export const outcomeFilters = ['none', ...decisionOutcomes] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];
/** Filters a list by the decision in force. `none` means undecided. */
export const outcomeQuery = z.optional(
  z.enum(['', ...outcomeFilters], { error: `outcome is one of ${outcomeFilters.join(', ')}` }),
);
export const recordedOutcomeSchema = z.object({
  outcome: z.enum(decisionOutcomes),
  decidedAt: z.string(),
  /** Present while the customer does not have the disclosure of the offer. */
  disclosurePending: z.optional(z.literal(true)),
});
export type RecordedOutcome = z.infer<typeof recordedOutcomeSchema>;

/** Principal reasons, after the sample forms C-1 to C-8 of Regulation B (12 CFR 1002, appendix C). */
export const declineReasons = [
  'incomplete',
  'time_in_business',
  'credit_references',
  'limited_credit_experience',
  'delinquent_obligations',
  'excessive_obligations',
  'insufficient_income',
  'cash_flow',
  'unverified_income',
  'unverified_business',
  'collection_or_judgment',
  'bankruptcy',
  'collateral',
  'down_payment',
  'terms_not_granted',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
/** The decision as a dealer may see it. Dollars. Null where the outcome has no such value. */
const dealersPartSchema = z.object({
  outcome: z.enum(decisionOutcomes),
  decidedAt: z.string(),
  amount: z.nullable(z.number()),
  termMonths: z.nullable(z.number()),
  payment: z.nullable(z.number()),
  conditions: z.array(z.string()),
  expiresOn: z.nullable(z.string()),
  expired: z.boolean(),
});
export const dealersDecisionSchema = z.object({
  ...dealersPartSchema.shape,
  /** True while the customer does not have the disclosure: amount, term, payment, conditions and last day are null. */
  figuresHeld: z.boolean(),
});
export type DealersDecision = z.infer<typeof dealersDecisionSchema>;

export const decisionSchema = z.object({
  ...dealersPartSchema.shape,
  id: z.string(),
  ratePercent: z.nullable(z.number()),
  /** By Appendix J, with all finance charges. Null without an answer about fees. Earlier decisions: without fees. */
  aprPercent: z.nullable(z.number()),
  /** Null without an answer, and in decisions of earlier versions. */
  fees: recordedFeesSchema,
  /** Dollars. Null when the fees are null. */
  amountFinanced: z.nullable(z.number()),
  reasons: z.array(z.enum(declineReasons)),
  /** The agency of the used report, if any. Only the notice contains the score. */
  bureau: z.nullable(z.string()),
  note: z.string(),
  /** The name of the person, or the email address without a name. */
  decidedBy: z.string(),
  /** Null while in force. */
  supersededAt: z.nullable(z.string()),
  notice: z.object({
    /** waiting: for the disclosure. by_hand: without an email address. removed: the email is no longer stored. */
    state: z.enum(['waiting', 'queued', 'sent', 'failed', 'by_hand', 'removed']),
    language: z.enum(['en', 'es']),
    sentAt: z.nullable(z.string()),
    /** Null when sent by hand. */
    mailId: z.nullable(z.string()),
  }),
  /** For an offer: the two letters of the state where the business is located, or `other`. */
  businessState: z.nullable(z.string()),
  /** The decider's statement about the disclosure that this state requires. */
  disclosure: z.nullable(statedDisclosureSchema),
  /** Evidence considered in the decision. */
  basis: z.object({ documents: z.number(), contentHash: z.nullable(z.string()) }),
});
export type Decision = z.infer<typeof decisionSchema>;
/** The state of the legal deadline for a decision (12 CFR 1002.9). */
export const clockSchema = z.object({
  state: z.enum(['running', 'waiting', 'stopped']),
  /** Since when the application is complete, while the clock runs. */
  completeAt: z.nullable(z.string()),
  /** By when the site promises an answer, while the clock runs. */
  answerBy: z.nullable(z.string()),
  /** The due date of the decision while the clock runs. */
  dueAt: z.nullable(z.string()),
  /** The applicant's deadline while documents are missing. */
  respondBy: z.nullable(z.string()),
});
export type DecisionClock = z.infer<typeof clockSchema>;
