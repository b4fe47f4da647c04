import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table signed_copies (
    application_id uuid primary key references applications,
    code text not null unique,
    language text not null check (language in ('en', 'es')),
    signed_at timestamptz not null,
    token_hash text unique,
    token_expires_at timestamptz,
    token_used_at timestamptz,
    created_at timestamptz not null,
    made_at timestamptz,
    pdf bytea,
    content_hash text,
    last_error text,
    check ((made_at is null) = (pdf is null) and (made_at is null) = (content_hash is null))
  )`,
  // Encrypted bytes do not compress, so compression only costs time.
  `alter table signed_copies alter column pdf set storage external`,
  `create index signed_copies_waiting on signed_copies (created_at) where made_at is null`,
];
