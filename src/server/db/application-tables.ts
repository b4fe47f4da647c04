import type { TypedColumns } from './application-columns.ts';

/** Rows of applications and of what belongs to them. */

export type ApplicationRow = TypedColumns & {
  id: string;
  reference: string;
  language: 'en' | 'es';
  status: 'received' | 'in_review' | 'closed';
  created_at: Date;
  contact_consent: boolean;
  invite_note: 'unknown' | 'expired' | 'revoked' | 'used' | null;
  /** Lower case, without accents: what the search looks through. */
  search: string;
  /** When the decision was told; the time of keeping begins here. */
  closed_at: Date | null;
  /** A legal hold: nothing is removed while it stands. */
  held_at: Date | null;
  held_reason: string | null;
  /** When the time for the decision began. */
  clock_from: Date;
  /** When a decision was recorded: then the clock has stopped. */
  decided_at: Date | null;
  /** While papers are missing that the applicant was asked for: then the clock waits. */
  incomplete_since: Date | null;
  /** The day by which the applicant was asked to answer, such as 2026-12-31. */
  respond_by: string | null;
  /** Keyed hash of the nine digits: equal for equal numbers. Null where none was given, and for older applications. */
  principal_ssn_mac: string | null;
  /** Who of the lender's people has it. */
  assigned_to: string | null;
};

/** What the lender's people note about an application, its deal, or both. */
export type NoteRow = {
  id: string;
  application_id: string | null;
  deal_id: string | null;
  /** Sealed. */
  body: string;
  written_by: string;
  written_at: Date;
  struck_at: Date | null;
};

export type ApplicationInviteRow = {
  id: string;
  account_id: string;
  created_by: string;
  recipient_name: string;
  recipient_email: string;
  recipient_phone: string | null;
  /** jsonb: the fields that the sender filled in; never a sealed one. */
  prefill: unknown;
  token_mac: string;
  /** The list shows the link again, so the token is kept sealed. */
  token_sealed: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  completed_at: Date | null;
  application_id: string | null;
  /** The last mail that carried the link. */
  mail_id: string | null;
};

export type SignatureRow = {
  id: string;
  application_id: string;
  primary_name: string;
  secondary_name: string;
  signed_at: Date;
  ip: string;
  user_agent: string;
  language: 'en' | 'es';
  consent_hash: string;
  /** Whether the signer's page named this text, or only the API was called. */
  consent_shown: boolean;
  content_mac: string;
};

export type SignedCopyRow = {
  application_id: string;
  /** What the public page confirms; stands in the copy itself. */
  code: string;
  language: 'en' | 'es';
  signed_at: Date;
  /** Of the applicant's one download; null for applications older than that. */
  token_hash: string | null;
  token_expires_at: Date | null;
  token_used_at: Date | null;
  created_at: Date;
  made_at: Date | null;
  /** Sealed. */
  pdf: Buffer | null;
  /** SHA-256 (hex) of the file. */
  content_hash: string | null;
  last_error: string | null;
};

export type ConsentTextRow = {
  hash: string;
  version: string;
  language: 'en' | 'es';
  body: string;
  first_used_at: Date;
};
