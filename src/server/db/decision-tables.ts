/** A decision about an application, a deal, or both. Money is int8, as text in the driver. */
export type DecisionRow = {
  id: string;
  application_id: string | null;
  deal_id: string | null;
  outcome: 'approved' | 'counter_offer' | 'declined' | 'withdrawn';
  /** Language of the notice. */
  language: 'en' | 'es';
  amount_cents: string | null;
  term_months: number | null;
  rate_bps: number | null;
  payment_cents: string | null;
  /** False for decisions of a version that did not ask for fees. */
  fees_asked: boolean;
  /** jsonb: every fee (see `Fee`). An empty list means no fees; JSON null means no answer. */
  fees: unknown;
  /** Figures with the APR of all finance charges. Null without an answer about fees, and in earlier decisions. */
  amount_financed_cents: string | null;
  apr_bps: number | null;
  /** jsonb */
  conditions: unknown;
  /** The last valid day in the lender's time zone, such as 2026-12-31. */
  expires_on: string | null;
  /** jsonb: codes of the principal reasons. */
  reasons: unknown;
  /** Encrypted: the consumer report that the decision used. */
  report: string | null;
  note: string;
  /** For an offer: the state from which the business is run. */
  business_state: string | null;
  /** jsonb: the disclosure recorded for an offer. Empty when there is none. */
  disclosure: unknown;
  /** jsonb: the evidence that the decision considered. */
  basis: unknown;
  decided_by: string;
  decided_at: Date;
  superseded_at: Date | null;
  notice_mail_id: string | null;
  /** When the notice was last printed. */
  printed_at: Date | null;
  /** jsonb: the lender's details as printed in the notice. Null until they are saved. */
  lender: unknown;
};

/** Proof that the customer received the disclosure of an offer whose file was deleted. */
export type DisclosureRecordRow = {
  decision_id: string;
  /** The reference of the application or the name of the deal. */
  subject: string;
  business_state: string | null;
  /** jsonb: date, method and sender. */
  disclosure: unknown;
  /** jsonb: the figures of the offer. */
  offer: unknown;
  decided_by: string;
  decided_at: Date;
  /** The last day of its retention, such as 2030-12-31. */
  keep_until: string;
};
