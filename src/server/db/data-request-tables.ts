/** Rows of requests that persons make about their data. */

export type DataRequestRow = {
  id: string;
  kind: 'access' | 'delete' | 'correct';
  name: string;
  /** Where the answer goes; may be empty. */
  email: string;
  /** How the person was verified, in words. */
  verified: string;
  /** Days in the lender's zone, such as 2026-12-31. */
  received_on: string;
  due_on: string;
  state: 'open' | 'answered' | 'refused';
  reason: string;
  opened_by: string;
  opened_at: Date;
  closed_by: string | null;
  closed_at: Date | null;
};

export type DataRequestItemRow = {
  request_id: string;
  kind: 'application' | 'deal' | 'invite' | 'mail' | 'chat' | 'account';
  /** No reference: what it names may be removed. */
  item_id: string;
  removed_at: Date | null;
};

export type CorrectionRow = {
  id: string;
  application_id: string;
  part: string;
  /** Sealed. */
  note: string;
  noted_by: string;
  noted_at: Date;
};
