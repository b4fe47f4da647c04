import * as z from 'zod/mini';
import { recordedFeesSchema } from './fees.ts';
import { statedDisclosureSchema } from './state-disclosures.ts';

export const decisionOutcomes = ['approved', 'counter_offer', 'declined', 'withdrawn'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

export const outcomeFilters = ['none', ...decisionOutcomes] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];
/** Of a list: by what was decided and stands; `none` are those that nobody has decided. */
export const outcomeQuery = z.optional(
  z.enum(['', ...outcomeFilters], { error: `outcome is one of ${outcomeFilters.join(', ')}` }),
);
/** What was decided about a file of a list and stands. */
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
/** What was decided, as a dealer may know it. Dollars; null where the outcome has none. */
const toldSchema = z.object({
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
  ...toldSchema.shape,
  /** True while the customer does not have the disclosure: amount, term, payment, conditions and last day are null. */
  figuresHeld: z.boolean(),
});
export type DealersDecision = z.infer<typeof dealersDecisionSchema>;

/** A decision as the lender's people read it. */
export const decisionSchema = z.object({
  ...toldSchema.shape,
  id: z.string(),
  ratePercent: z.nullable(z.number()),
  /** By Appendix J, with all finance charges; null without an answer about fees. Earlier decisions: without fees. */
  aprPercent: z.nullable(z.number()),
  /** Null without an answer, and in decisions of a version that did not ask. */
  fees: recordedFeesSchema,
  /** Dollars; null as the fees are. */
  amountFinanced: z.nullable(z.number()),
  reasons: z.array(z.enum(declineReasons)),
  /** Whose report was used, if one was; the score itself stands in the notice alone. */
  bureau: z.nullable(z.string()),
  note: z.string(),
  decidedBy: z.string(),
  /** Null while it stands. */
  supersededAt: z.nullable(z.string()),
  notice: z.object({
    /** waiting: for the disclosure. by_hand: there was no e-mail address. removed: the mail is no longer kept. */
    state: z.enum(['waiting', 'queued', 'sent', 'failed', 'by_hand', 'removed']),
    language: z.enum(['en', 'es']),
    sentAt: z.nullable(z.string()),
    /** Null when it went by hand. */
    mailId: z.nullable(z.string()),
  }),
  /** Of an offer: the two letters of the state from which the business is run, or `other`. */
  businessState: z.nullable(z.string()),
  /** What the decider stated about the disclosure that this state asks for. */
  disclosure: z.nullable(statedDisclosureSchema),
  /** What lay before the decider. */
  basis: z.object({ documents: z.number(), contentHash: z.nullable(z.string()) }),
});
export type Decision = z.infer<typeof decisionSchema>;
/** Where an application stands in the time that the law gives for a decision (12 CFR 1002.9). */
export const clockSchema = z.object({
  state: z.enum(['running', 'waiting', 'stopped']),
  /** When the decision is due, while the clock runs. */
  dueAt: z.nullable(z.string()),
  /** By when the applicant was asked to answer, while papers are missing. */
  respondBy: z.nullable(z.string()),
});
export type DecisionClock = z.infer<typeof clockSchema>;
