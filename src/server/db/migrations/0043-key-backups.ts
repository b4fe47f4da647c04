import { type Kysely, sql } from 'kysely';

/** Each download of the key ring on the settings screen, and when it was read back. The keys are not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table key_backups (
    id uuid primary key,
    key_ids jsonb not null,
    created_by uuid not null references users,
    created_at timestamptz not null,
    confirmed_by uuid references users,
    confirmed_at timestamptz
  )`.execute(db);
}
