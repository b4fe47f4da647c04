import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table applications add constraint applications_invite_note_check
    check (invite_note in ('unknown', 'expired', 'revoked', 'used'))`,
  `create table application_invites (
    id uuid primary key,
    account_id uuid not null references accounts,
    created_by uuid not null references users,
    recipient_name text not null,
    recipient_email text not null,
    recipient_phone text,
    prefill jsonb not null,
    token_mac text not null unique,
    token_sealed text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    completed_at timestamptz,
    application_id uuid references applications,
    mail_id uuid references mails on delete set null
  )`,
  `create index application_invites_newest on application_invites (account_id, id desc)`,
  `create unique index application_invites_application on application_invites (application_id) where application_id is not null`,
];
