import { type Kysely, sql } from 'kysely';

/** The assigned staff user of a file, staff notes, and the deal that an email is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table applications add column assigned_to uuid references users`,
  `alter table deals add column assigned_to uuid references users`,
  `create index applications_assigned on applications (assigned_to, id)`,
  `create index deals_assigned on deals (assigned_to, id)`,
  `create table notes (
    id uuid primary key,
    application_id uuid references applications,
    deal_id uuid references deals,
    body text not null,
    written_by uuid not null references users,
    written_at timestamptz not null,
    struck_at timestamptz,
    check (application_id is not null or deal_id is not null)
  )`,
  `create index notes_application on notes (application_id)`,
  `create index notes_deal on notes (deal_id)`,
  `alter table mails add column deal_id uuid references deals`,
  `create index mails_deal on mails (deal_id) where deal_id is not null`,
];
