import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table accounts (
    id uuid primary key,
    name text not null,
    kind text not null check (kind in ('lender', 'dealer')),
    created_at timestamptz not null
  )`,
  `create unique index accounts_one_lender on accounts (kind) where kind = 'lender'`,
  `create table users (
    id uuid primary key,
    account_id uuid not null references accounts,
    email text not null unique check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    role text not null check (role in ('dealer', 'admin')),
    status text not null check (status in ('invited', 'active', 'disabled')),
    password_hash text,
    created_at timestamptz not null,
    activated_at timestamptz
  )`,
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    ip text not null,
    user_agent text not null
  )`,
  `create index sessions_user on sessions (user_id) where revoked_at is null`,
  `create table invitations (
    id uuid primary key,
    user_id uuid not null references users,
    purpose text not null check (purpose in ('activate', 'reset')),
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  `create unique index invitations_one_open on invitations (user_id, purpose) where used_at is null and revoked_at is null`,
  `create table consent_texts (
    hash text primary key,
    version text not null,
    language text not null check (language in ('en', 'es')),
    body text not null,
    first_used_at timestamptz not null
  )`,
  `create sequence application_numbers`,
  `create table applications (
    id uuid primary key,
    reference text not null unique,
    language text not null check (language in ('en', 'es')),
    status text not null check (status in ('received', 'in_review', 'closed')),
    created_at timestamptz not null,
    salesperson text not null,
    business_name text not null,
    business_phone text not null,
    business_street text not null,
    business_city text not null,
    business_state text not null,
    business_zip text not null,
    business_nature text not null,
    date_established text not null,
    county text not null,
    business_type text not null,
    federal_id text,
    principal_name text not null,
    principal_title text not null,
    principal_ssn text,
    principal_dob text,
    principal_street text not null,
    principal_city text not null,
    principal_state text not null,
    principal_zip text not null,
    principal_phone text not null,
    principal_email text not null,
    equipment_description text not null,
    equipment_amount text not null,
    equipment_vendor text not null,
    equipment_condition text not null,
    contact_consent boolean not null,
    invite_note text,
    search text not null
  )`,
  `create index applications_newest on applications (id desc)`,
  `create index applications_status_newest on applications (status, id desc)`,
  `create table signatures (
    id uuid primary key,
    application_id uuid not null unique references applications,
    primary_name text not null,
    secondary_name text not null,
    signed_at timestamptz not null,
    ip text not null,
    user_agent text not null,
    language text not null check (language in ('en', 'es')),
    consent_hash text not null references consent_texts,
    consent_shown boolean not null,
    content_mac text not null
  )`,
  `create table mails (
    id uuid primary key,
    to_address text not null,
    template text not null,
    language text not null check (language in ('en', 'es')),
    params text not null,
    message_id text not null unique,
    state text not null check (state in ('queued', 'sent', 'failed')),
    attempts integer not null,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz,
    subject_reference text
  )`,
  `create index mails_about on mails (subject_reference) where subject_reference is not null`,
  `create index mails_unsent on mails (created_at) where state <> 'sent'`,
  `create table audit (
    id uuid primary key,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('visitor', 'user', 'system')),
    actor_id uuid,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    detail jsonb not null,
    request_id text not null,
    ip text not null
  )`,
  `create index audit_subject on audit (subject_id, id desc)`,
  `create table idempotency (
    scope text not null,
    key_hash text not null,
    body_mac text not null,
    status integer not null,
    answer jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (scope, key_hash)
  )`,
  `create index idempotency_expiry on idempotency (expires_at)`,
  `create table data_keys (
    id uuid primary key,
    purpose text not null check (purpose in ('fields', 'mac')),
    kek_id text not null,
    wrapped text not null,
    created_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create unique index data_keys_one_active on data_keys (purpose) where retired_at is null`,
  // Counters of rate-limiter-flexible. Unlogged: they may be lost after a crash, and cost no flush.
  `create unlogged table limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];
