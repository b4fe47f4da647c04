import { type Kysely, sql } from 'kysely';

/** The applicant's status page: its links, the documents that it asks for, and documents that belong to an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table status_links (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    token_hash text not null unique,
    created_by uuid references users,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create unique index status_links_open on status_links (application_id) where revoked_at is null`,
  `create table asked_documents (
    application_id uuid not null references applications on delete cascade,
    paper text not null,
    asked_at timestamptz not null,
    accepted_at timestamptz,
    reminders integer not null default 0,
    primary key (application_id, paper)
  )`,
  `create index asked_documents_open on asked_documents (asked_at) where accepted_at is null and reminders < 3`,
  `create table status_codes (
    link_id uuid primary key references status_links on delete cascade,
    code_mac text not null,
    expires_at timestamptz not null,
    tries integer not null default 0
  )`,
  `alter table applications add column reminders_stopped_at timestamptz`,
  `alter table documents alter column deal_id drop not null`,
  `alter table documents add column application_id uuid references applications on delete cascade`,
  `alter table documents add constraint documents_file_check check (num_nonnulls(deal_id, application_id) = 1)`,
  `alter table documents drop constraint documents_check`,
  `alter table documents add constraint documents_sender_check
    check (application_id is not null or (uploaded_by is null) <> (upload_link_id is null))`,
  `create index documents_of_application on documents (application_id, id desc) where application_id is not null`,
];
