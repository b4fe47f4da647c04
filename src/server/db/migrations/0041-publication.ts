import { type Kysely, sql } from 'kysely';

/**
 * Whether an administrator has published the site: at most one row. A production site without one is in setup mode. An
 * installation that people already sign in to stays published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table publication (
    id boolean primary key default true check (id),
    published_at timestamptz,
    changed_by uuid references users,
    changed_at timestamptz
  )`.execute(db);
  await sql`insert into publication (published_at)
    select now() where exists (select from users where activated_at is not null)`.execute(db);
}
