import { type Kysely, sql } from 'kysely';

/** Adds the completed invitation that a deal was created from, and the invitation that a notification is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unique: only one of two concurrent deals from one application is stored. A deal outlives the invitation's
  // retention.
  `alter table deals add column application_invite_id uuid unique references application_invites (id) on delete set null`,
  `alter table notifications add column application_invite_id uuid references application_invites (id) on delete cascade`,
  `create index notifications_application_invite on notifications (application_invite_id)
    where application_invite_id is not null`,
];
