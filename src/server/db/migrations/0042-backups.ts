import { type Kysely, sql } from 'kysely';

/** Each scheduled backup: what was written, whether it was copied, and when a restore of it was last practiced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table backups (
    id uuid primary key,
    file text not null,
    state text not null check (state in ('running', 'done', 'failed')),
    started_at timestamptz not null,
    ended_at timestamptz,
    bytes bigint,
    sha256 text,
    copied boolean not null default false,
    fault text,
    checked_at timestamptz,
    drilled_at timestamptz
  )`.execute(db);
  await sql`create index backups_started on backups (started_at desc)`.execute(db);
}
