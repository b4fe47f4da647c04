import { type Kysely, sql } from 'kysely';

/** Each key backup that was read back on the settings screen. The keys are not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table key_backups (
    id uuid primary key,
    key_ids jsonb not null,
    confirmed_by uuid not null references users,
    confirmed_at timestamptz not null
  )`.execute(db);
}
