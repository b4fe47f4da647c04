import { type Kysely, sql } from 'kysely';

/** Filters of the desk's lists that a staff member saved under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    screen text not null check (screen in ('applications', 'deals')),
    name text not null,
    filter jsonb not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create unique index saved_views_name on saved_views (user_id, screen, lower(name))`.execute(db);
}
