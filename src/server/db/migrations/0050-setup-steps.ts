import { type Kysely, sql } from 'kysely';

/**
 * Answers of administrators in the setup wizard that no other value shows: the test email arrived, or a step waits until
 * after publishing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setup_steps (
    step text primary key,
    state text not null check (state in ('open', 'done', 'later')),
    version integer not null,
    changed_by uuid not null references users,
    changed_at timestamptz not null
  )`.execute(db);
}
