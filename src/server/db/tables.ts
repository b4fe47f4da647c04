import type { KeyBackupRow, PublicationRow, SetupStepRow } from './setup-tables.ts';
import type { StaffRole } from '#contract/permissions.ts';
import type {
  ApplicationInviteRow,
  ApplicationRow,
  AskedDocumentRow,
  ConsentTextRow,
  NoteRow,
  SignatureRow,
  SignedCopyRow,
  StatusCodeRow,
  StatusLinkRow,
} from './application-tables.ts';
import type {
  CrmAccountRow,
  CrmContactRow,
  CrmLeadRow,
  DealRow,
  DocumentRow,
  NotificationRow,
  OutboxRow,
  UploadLinkRow,
} from './deal-tables.ts';
import type { DecisionRow, DisclosureRecordRow } from './decision-tables.ts';

/** Row types, written by hand. A test compares them with the migrated schema. Instants are timestamptz. */
export type Tables = {
  accounts: AccountRow;
  application_invites: ApplicationInviteRow;
  applications: ApplicationRow;
  asked_documents: AskedDocumentRow;
  assistant_entries: AssistantEntryRow;
  audit: AuditRow;
  audit_anchor: AuditAnchorRow;
  brand_settings: BrandSettingsRow;
  publication: PublicationRow;
  backups: BackupRow;
  key_backups: KeyBackupRow;
  chat_messages: ChatMessageRow;
  chat_sessions: ChatSessionRow;
  chores: ScheduledTaskRow;
  consent_texts: ConsentTextRow;
  corrections: CorrectionRow;
  crm_accounts: CrmAccountRow;
  crm_contacts: CrmContactRow;
  crm_leads: CrmLeadRow;
  data_keys: DataKeyRow;
  data_request_items: DataRequestItemRow;
  data_requests: DataRequestRow;
  deals: DealRow;
  decisions: DecisionRow;
  disclosure_records: DisclosureRecordRow;
  documents: DocumentRow;
  idempotency: IdempotencyRow;
  inquiries: InquiryRow;
  invitations: InvitationRow;
  mails: StoredEmail;
  nodes: NodeRow;
  notes: NoteRow;
  notifications: NotificationRow;
  outbox: OutboxRow;
  recovery_codes: RecoveryCodeRow;
  saved_views: SavedViewRow;
  sessions: SessionRow;
  setup_steps: SetupStepRow;
  signatures: SignatureRow;
  signed_copies: SignedCopyRow;
  status_codes: StatusCodeRow;
  status_links: StatusLinkRow;
  totp: TotpRow;
  upload_links: UploadLinkRow;
  users: UserRow;
  visitors: VisitorRow;
};

/** A scheduled backup. `fault` says why it failed, or what is wrong with its file now. */
export type BackupRow = {
  id: string;
  /** The name of the file, without its folder. */
  file: string;
  state: 'running' | 'done' | 'failed';
  started_at: Date;
  ended_at: Date | null;
  /** bigint: a string as it is read. */
  bytes: string | null;
  sha256: string | null;
  /** Whether the copy in BACKUP_COPY_DIR is complete. */
  copied: boolean;
  fault: string | null;
  /** When the content of the file was last compared with its hash. */
  checked_at: Date | null;
  drilled_at: Date | null;
};

/** A section of the lender's values that was saved on the screen. */
export type BrandSettingsRow = {
  section:
    | 'company'
    | 'contact'
    | 'hours'
    | 'representatives'
    | 'pricing'
    | 'claims'
    | 'manufacturers'
    | 'notices'
    | 'noticeTexts'
    | 'inquiries';
  /** jsonb: values by key of the brand. Null after the section was reset to the file's values. */
  value: unknown;
  version: number;
  changed_by: string;
  changed_at: Date;
  /** jsonb: paths of the values that the lender set or confirmed. Null means all of them. */
  confirmed: unknown;
};

export type AccountRow = {
  id: string;
  name: string;
  kind: 'lender' | 'dealer';
  created_at: Date;
  /** The CRM account of this dealership. */
  crm_id: string | null;
};

export type UserRow = {
  id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'dealer' | 'dealer-manager' | 'admin' | 'staff';
  /** Empty for dealers, never empty for the role staff. */
  staff_roles: Exclude<StaffRole, 'admin'>[];
  status: 'invited' | 'active' | 'disabled';
  password_hash: string | null;
  created_at: Date;
  activated_at: Date | null;
  /** The notifications that are also sent by email. */
  mail_updates: 'all' | 'important' | 'none';
  last_sign_in_at: Date | null;
};

/** A request of a visitor who does not apply yet. */
export type InquiryRow = {
  id: string;
  kind: 'quote' | 'callback' | 'dealer';
  language: 'en' | 'es';
  state: 'new' | 'called' | 'closed' | 'application';
  /** Encrypted: name, phone, email and dealership. */
  contact: string;
  machine: string;
  /** As typed. */
  amount: string;
  call_time: 'any' | 'morning' | 'afternoon';
  created_at: Date;
  /** When the promised answer is due. */
  due_at: Date;
  changed_by: string | null;
  changed_at: Date | null;
  /** The application that it became. Null once that was deleted. */
  application_id: string | null;
};

/** A filter of a list of the desk, under a name. */
export type SavedViewRow = {
  id: string;
  user_id: string;
  screen: 'applications' | 'deals';
  name: string;
  /** jsonb: values by name; empty values are left out. */
  filter: unknown;
  created_at: Date;
};

export type SessionRow = {
  id: string;
  user_id: string;
  token_hash: string;
  /** Keyed hash of the session, its user and the token's hash. Null: inserted by an earlier version. */
  owner_mac: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string;
  user_agent: string;
};

export type InvitationRow = {
  id: string;
  user_id: string;
  purpose: 'activate' | 'reset';
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
};

export type StoredEmail = {
  id: string;
  to_address: string;
  template: string;
  language: 'en' | 'es';
  params: string;
  message_id: string;
  state: 'queued' | 'sent' | 'failed';
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  /** The reference of the email's subject, if any. */
  subject_reference: string | null;
  /** The submitted deal that the email is about, if any. */
  deal_id: string | null;
  /** The node that delivers it, and until when no other node may. */
  leased_by: string | null;
  leased_until: Date | null;
};

/** A running process of the product. */
export type NodeRow = {
  id: string;
  /** Identifies the file store of the node. */
  file_store: string;
  started_at: Date;
  seen_at: Date;
};

export type AuditRow = {
  id: string;
  at: Date;
  actor_kind: 'visitor' | 'user' | 'system';
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** jsonb, written with JSON.stringify and read as an object. */
  detail: unknown;
  request_id: string;
  ip: string;
  /** Position in the chain. Null until the sealer has linked the row. */
  seq: number | null;
  previous_hash: string | null;
  content_mac: string | null;
  hash: string | null;
  /** Keyed hash from the insertion. Null when something else inserted the row. */
  row_mac: string | null;
  /** When the sealer refused the row because its hash is not valid. */
  refused_at: Date | null;
};

/** The last sealed row, stored separately so that a removed tail is detected. */
export type AuditAnchorRow = { id: number; seq: number; hash: string; sealed_at: Date };

/** When a daily task last ran on any node. */
export type ScheduledTaskRow = { name: string; last_run_at: Date };

export type IdempotencyRow = {
  scope: string;
  key_hash: string;
  body_mac: string;
  status: number;
  /** jsonb */
  answer: unknown;
  created_at: Date;
  expires_at: Date;
};

export type DataKeyRow = {
  id: string;
  purpose: 'fields' | 'mac';
  kek_id: string;
  wrapped: string;
  created_at: Date;
  /** Encrypts new values from here on, until a newer key does. It decrypts its own values forever. */
  active_at: Date;
};

/** Contains no personal data: the last page that a device reported under its random number. */
export type VisitorRow = {
  id: string;
  language: 'en' | 'es';
  current_page: string | null;
  equipment_type: 'construction' | 'food-beverage' | 'manufacturing' | null;
  seen_at: Date;
};

export type ChatSessionRow = {
  id: string;
  token_hash: string;
  visitor_id: string;
  language: 'en' | 'es';
  industry: string;
  created_at: Date;
  last_message_at: Date;
  message_count: number;
};

/** Redacted. `content` is empty except in messages that an earlier version stored, until they are encrypted. */
export type ChatMessageRow = {
  id: string;
  session_id: string;
  role: 'user' | 'assistant';
  content: string;
  encrypted_content: string | null;
  /** Assistant messages only: the kind of answer, and the matched question. */
  outcome: 'topic' | 'calculator' | 'refused' | 'unsure' | 'model' | 'interrupted' | null;
  topic: string | null;
  question_id: string | null;
  created_at: Date;
};

/** One version of an entry that staff wrote. */
export type AssistantEntryRow = {
  id: string;
  version: number;
  /** JSON. */
  content: string;
  written_by: string;
  written_at: Date;
  published_by: string | null;
  published_at: Date | null;
  retired_at: Date | null;
};

/** One-time codes for the sign-in, for users who enabled them. */
export type TotpRow = {
  user_id: string;
  /** Encrypted. */
  secret_sealed: string;
  begun_at: Date;
  /** Codes are required from here on. */
  confirmed_at: Date | null;
  /** The 30-second step of the last used code. This step and earlier ones are refused. */
  last_step: number | null;
};

export type RecoveryCodeRow = {
  user_id: string;
  /** Keyed hash. */
  code_mac: string;
  used_at: Date | null;
};

/** Data requests of persons. */

export type DataRequestRow = {
  id: string;
  kind: 'access' | 'delete' | 'correct';
  name: string;
  /** Address for the answer. May be empty. */
  email: string;
  /** How staff verified the person, in their words. */
  verified: string;
  /** Days in the lender's time zone, such as 2026-12-31. */
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
  kind: 'application' | 'deal' | 'invite' | 'mail' | 'chat' | 'account' | 'inquiry';
  /** Not a foreign key, because the item may be deleted. */
  item_id: string;
  removed_at: Date | null;
};

export type CorrectionRow = {
  id: string;
  application_id: string;
  part: string;
  /** Encrypted. */
  note: string;
  noted_by: string;
  noted_at: Date;
};
