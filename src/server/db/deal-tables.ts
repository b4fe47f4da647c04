import type { GeneratedAlways } from 'kysely';

/** Rows of deals, of their documents, of what is told about them, and of the built-in CRM. */

/** Money is int8, which the driver reads and writes as text. */
export type DealRow = {
  id: string;
  account_id: string;
  created_by: string;
  status:
    | 'draft'
    | 'submitted'
    | 'in_review'
    | 'info_requested'
    | 'approved'
    | 'docs_out'
    | 'funded'
    | 'declined'
    | 'sf_deleted';
  /** When it reached its status. */
  status_at: Date;
  /** The stage of the CRM's lead, as it was last seen. */
  stage: string | null;
  crm_lead_id: string | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  /** Counts the saves of the draft: what If-Match is compared with. */
  version: number;
  deal_name: string;
  equipment_type: string;
  equipment_description: string;
  equipment_amount_cents: string;
  requested_amount_cents: string;
  requested_term: number;
  down_payment_cents: string;
  borrower_first_name: string;
  borrower_last_name: string;
  borrower_email: string;
  borrower_phone: string;
  borrower_company: string;
  borrower_industry: string;
  borrower_time_in_business: string;
  borrower_annual_revenue_cents: string | null;
  borrower_credit_score: string;
  /** Sealed, as are the two of the guarantor. */
  company_ein: string | null;
  company_established_date: string;
  guarantor1_first_name: string;
  guarantor1_last_name: string;
  guarantor1_email: string;
  guarantor1_phone: string;
  guarantor1_ssn: string | null;
  guarantor1_dob: string | null;
  guarantor1_street: string;
  guarantor1_city: string;
  guarantor1_state: string;
  guarantor1_zip_code: string;
  guarantor1_annual_income_cents: string | null;
  guarantor1_ownership_bps: number | null;
  guarantor1_is_guarantor: boolean;
  dealer_notes: string;
  /** Lower case, without accents: what the lender's search looks through, beside the dealership's name. */
  search: string;
  /** The completed invitation that it was made from, if any. */
  application_invite_id: string | null;
  /** Who of the lender's people has it. */
  assigned_to: string | null;
};

export type NotificationRow = {
  id: string;
  user_id: string;
  deal_id: string | null;
  /** The invitation that it is about, where no deal is. */
  application_invite_id: string | null;
  title: string;
  message: string;
  priority: 'urgent' | 'high' | 'normal';
  created_at: Date;
  read_at: Date | null;
  /** jsonb: which change it tells, for the mail. */
  detail: unknown;
  /** True until the next mail to this user has told it. */
  mail_waiting: boolean;
};

export type DocumentRow = {
  id: string;
  deal_id: string;
  /** Who sent it: a user, or the bearer of a link. */
  uploaded_by: string | null;
  upload_link_id: string | null;
  file_name: string;
  /** Bytes before encryption. */
  file_size: number;
  document_type:
    | 'credit_app'
    | 'purchase_order'
    | 'proof_of_income'
    | 'bank_statement'
    | 'tax_return'
    | 'invoice'
    | 'contract'
    | 'other';
  description: string;
  /** Keyed hash of the content: equal for equal files. */
  content_mac: string;
  /** The content is not what the name promises. */
  flagged: boolean;
  uploaded_at: Date;
  /** Of the stored file; null once only the CRM holds it. */
  file_key: string | null;
  /** The key of the file, sealed. */
  key_sealed: string | null;
  synced_at: Date | null;
  /** True until the next mail about its link has told it. */
  mail_waiting: boolean;
  /** Which of the papers that were asked for it is. */
  paper: string | null;
  /** What the virus scanner found: then the document is in quarantine. */
  malware: string | null;
};

export type UploadLinkRow = {
  id: string;
  deal_id: string;
  created_by: string;
  token_hash: string;
  label: string;
  created_at: Date;
  expires_at: Date;
  max_uses: number;
  uses: number;
  revoked_at: Date | null;
  /** jsonb: the papers that it asks for. */
  requested: unknown;
  /** The front of its reference as it was told; null where nobody kept it: the one of today. */
  product_key: string | null;
};

/** The lead of a deal, or a document, that an external CRM has not accepted yet. */
export type OutboxRow = {
  /** Of the deal or the document. */
  id: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
  deal_id: string | null;
  document_id: string | null;
  attempts: number;
  /** In words, without anything of the deal or the document. */
  last_error: string | null;
  created_at: Date;
};

export type CrmAccountRow = { id: string; name: string; record_type: string; created_at: Date };

export type CrmContactRow = {
  id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  /** Lower case, without accents: what the search looks through. */
  search: string;
  created_at: Date;
};

export type CrmLeadRow = {
  id: string;
  /** The id of what it stands for here: a second call finds it again. */
  external_id: string;
  account_id: string | null;
  name: string;
  first_name: string;
  last_name: string;
  company: string;
  email: string;
  phone: string;
  amount_cents: string | null;
  stage: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

export const listedDealColumns = [
  'deals.id',
  'deal_name',
  'deals.status',
  'deals.stage',
  'deals.crm_lead_id',
  'deals.created_at',
  'borrower_first_name',
  'borrower_last_name',
  'equipment_type',
  'requested_amount_cents',
  'requested_term',
] as const;
