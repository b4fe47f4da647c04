import type { PresetField } from '#contract/application-choices.ts';
import type { TypedColumns } from './application-columns.ts';

/** Rows of applications and of the tables that belong to them. */

export type ApplicationRow = TypedColumns & {
  id: string;
  reference: string;
  language: 'en' | 'es';
  status: 'received' | 'in_review' | 'closed';
  created_at: Date;
  contact_consent: boolean;
  invite_note: 'unknown' | 'expired' | 'revoked' | 'used' | null;
  /** Lower case, without accents. Used by the search. */
  search: string;
  /** When the applicant was notified of the decision. Retention counts from here. */
  closed_at: Date | null;
  /** A legal hold, which prevents deletion. */
  held_at: Date | null;
  held_reason: string | null;
  /** Start of the time limit for the decision. */
  clock_from: Date;
  /** When a decision was recorded, which stops the clock. */
  decided_at: Date | null;
  /** Set while requested documents are missing, which pauses the clock. */
  incomplete_since: Date | null;
  /** The applicant's deadline for an answer, such as 2026-12-31. */
  respond_by: string | null;
  /** Keyed hash of the 9 digits, equal for equal numbers. Null without a number, and in older applications. */
  principal_ssn_mac: string | null;
  /** The staff user responsible for it. */
  assigned_to: string | null;
  /** When the applicant stopped reminders about documents. */
  reminders_stopped_at: Date | null;
};

/** A link to the applicant's status page. An application has at most one that is not revoked. */
export type StatusLinkRow = {
  id: string;
  application_id: string;
  token_hash: string;
  /** Null for the link that was created with the application. */
  created_by: string | null;
  created_at: Date;
  revoked_at: Date | null;
};

/** A document that an applicant was asked for. */
export type AskedDocumentRow = {
  application_id: string;
  paper: string;
  asked_at: Date;
  accepted_at: Date | null;
  /** How many reminders named it since it was asked for. */
  reminders: number;
};

/** The emailed code that releases the complete signed copy. */
export type StatusCodeRow = { link_id: string; code_mac: string; expires_at: Date; tries: number };

/** A staff note about an application, its deal, or both. */
export type NoteRow = {
  id: string;
  application_id: string | null;
  deal_id: string | null;
  /** Encrypted. */
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
  /** jsonb: the fields that the sender filled in. Never an encrypted one. */
  prefill: unknown;
  token_mac: string;
  /** The token is stored encrypted, because the list shows the link again. */
  token_sealed: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  completed_at: Date | null;
  application_id: string | null;
  /** The last email with the link. */
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
  /** True when the signer's page named this text; false for a call of the API alone. */
  consent_shown: boolean;
  content_mac: string;
  /** Choices that the form had filled in and the signer left, by wire name. */
  untouched_defaults: PresetField[];
};

export type SignedCopyRow = {
  application_id: string;
  /** Code for the public verification page, printed in the copy. */
  code: string;
  language: 'en' | 'es';
  signed_at: Date;
  /** Token of the applicant's single download. Null in applications from before downloads. */
  token_hash: string | null;
  token_expires_at: Date | null;
  token_used_at: Date | null;
  created_at: Date;
  made_at: Date | null;
  /** Encrypted. */
  pdf: Buffer | null;
  /** SHA-256 of the file, in hex. */
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
