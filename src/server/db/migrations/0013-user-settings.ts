import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column mail_updates text not null default 'all'
    check (mail_updates in ('all', 'important', 'none'))`,
  `alter table users add column last_sign_in_at timestamptz`,
  // Derived from the sessions that still exist.
  `update users set last_sign_in_at = (select max(created_at) from sessions where sessions.user_id = users.id)`,
];
