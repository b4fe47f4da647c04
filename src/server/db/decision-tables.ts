/** A recorded decision about an application, a deal, or both. Money is int8, which the driver reads and writes as text. */
export type DecisionRow = {
  id: string;
  application_id: string | null;
  deal_id: string | null;
  outcome: 'approved' | 'counter_offer' | 'declined' | 'withdrawn';
  /** Of the notice. */
  language: 'en' | 'es';
  amount_cents: string | null;
  term_months: number | null;
  rate_bps: number | null;
  payment_cents: string | null;
  /** False for decisions of a version that did not ask for fees. */
  fees_asked: boolean;
  /** jsonb: every fee, see `Fee`; an empty list when there is none, the JSON null without an answer. */
  fees: unknown;
  /** With the APR of all finance charges; null without an answer about fees, and in earlier decisions. */
  amount_financed_cents: string | null;
  apr_bps: number | null;
  /** jsonb */
  conditions: unknown;
  /** The last day in the lender's zone, such as 2026-12-31. */
  expires_on: string | null;
  /** jsonb: codes of the principal reasons. */
  reasons: unknown;
  /** Sealed: the consumer report that played a part. */
  report: string | null;
  note: string;
  /** Of an offer: the state from which the business is run. */
  business_state: string | null;
  /** jsonb: the disclosure that was stated for an offer; empty when none was. */
  disclosure: unknown;
  /** jsonb: what lay before the decider. */
  basis: unknown;
  decided_by: string;
  decided_at: Date;
  superseded_at: Date | null;
  notice_mail_id: string | null;
  /** jsonb: what the notice said of the lender; null where nobody kept it yet. */
  lender: unknown;
};

/** What proves that the customer was given the disclosure of an offer whose file was removed. */
export type DisclosureRecordRow = {
  decision_id: string;
  /** The reference of the application or the name of the deal. */
  subject: string;
  business_state: string | null;
  /** jsonb: the day, the way and the giver. */
  disclosure: unknown;
  /** jsonb: the figures of the offer. */
  offer: unknown;
  decided_by: string;
  decided_at: Date;
  /** The last day on which it is kept, such as 2030-12-31. */
  keep_until: string;
};
