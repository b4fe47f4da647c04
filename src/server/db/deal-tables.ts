import { type GeneratedAlways, sql } from 'kysely';

/** Rows of deals, documents, notifications and the built-in CRM. */

/** Money columns are int8, which the driver reads and writes as text. */
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
  /** The stage of the CRM's lead at the last poll. */
  stage: string | null;
  crm_lead_id: string | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  /** Counts the saves of the draft. If-Match is compared with it. */
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
  /** Encrypted, like the SSN and birth date of the guarantor. */
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
  /** Lower case, without accents. The staff search uses it together with the dealership's name. */
  search: string;
  /** The completed invitation that the deal was created from, if any. */
  application_invite_id: string | null;
  /** The staff user responsible for it. */
  assigned_to: string | null;
};

export type NotificationRow = {
  id: string;
  user_id: string;
  deal_id: string | null;
  /** The invitation it is about, when there is no deal. */
  application_invite_id: string | null;
  title: string;
  message: string;
  priority: 'urgent' | 'high' | 'normal';
  created_at: Date;
  read_at: Date | null;
  /** jsonb: the change it reports, for the email, or how its sender finds it. */
  detail: unknown;
  /** True until an email to this user has reported it. */
  mail_waiting: boolean;
};

export type DocumentRow = {
  id: string;
  /** A document belongs to a deal or to an application. */
  deal_id: string | null;
  application_id: string | null;
  /** The sender: a user, or the holder of an upload link. Both are null for an applicant's document. */
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
  /** Keyed hash of the content, equal for equal files. */
  content_mac: string;
  /** True when the content does not match the file name. */
  flagged: boolean;
  uploaded_at: Date;
  /** Key of the stored file. Null once only the CRM has the file. */
  file_key: string | null;
  /** The encryption key of the file, itself encrypted. */
  key_sealed: string | null;
  synced_at: Date | null;
  /** True until an email about its link has reported it. */
  mail_waiting: boolean;
  /** The requested document that it is. */
  paper: string | null;
  /** The scanner's finding. A document with one is in quarantine. */
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
  /** jsonb: the requested documents. */
  requested: unknown;
  /** Prefix of its reference as the customer saw it. Null when the prefix never changed: use the current one. */
  product_key: string | null;
};

/** The lead of a deal or an inquiry, or a document, that an external CRM has not accepted yet. */
export type OutboxRow = {
  /** The id of the deal, the document or the inquiry. */
  id: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
  deal_id: string | null;
  document_id: string | null;
  inquiry_id: string | null;
  attempts: number;
  /** Readable message without any content of the deal or the document. */
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
  /** Lower case, without accents. Used by the search. */
  search: string;
  created_at: Date;
};

export type CrmLeadRow = {
  id: string;
  /** Our id of its subject, which makes a repeated call find the same lead. */
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

/** The id of a dealership for staff: of its account in the CRM, or ours for one without. */
export const dealerId = sql<string>`coalesce(accounts.crm_id, accounts.id::text)`;

/** The documents that valid links of deal `d` request, and those that its last request lists for the dealership. */
export const requestedOfDeal = sql`
  select r.paper, false as by_move
  from upload_links l cross join lateral jsonb_array_elements_text(l.requested) r(paper)
  where l.deal_id = d.id and l.revoked_at is null
  union all
  select r.paper, true
  from (select a.detail from audit a
    where d.status = 'info_requested' and a.subject_id = d.id::text and a.action = 'deal.status_changed'
      and a.detail->>'to' <> a.detail->>'from'
    order by a.id desc limit 1) a
  cross join lateral regexp_split_to_table(a.detail->>'papers', ', ') r(paper)`;
