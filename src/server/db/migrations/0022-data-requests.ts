import { type Kysely, sql } from 'kysely';

/**
 * Data requests of persons with the items that staff matched, corrections of signed content, and disclosures of offers
 * that state law requires.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_requests (
    id uuid primary key,
    kind text not null check (kind in ('access', 'delete', 'correct')),
    name text not null,
    email text not null,
    verified text not null,
    received_on text not null,
    due_on text not null,
    state text not null check (state in ('open', 'answered', 'refused')),
    reason text not null,
    opened_by uuid not null references users,
    opened_at timestamptz not null,
    closed_by uuid references users,
    closed_at timestamptz,
    check ((state = 'open') = (closed_at is null))
  )`.execute(db);
  // The item may be deleted. Then only its id remains.
  await sql`create table data_request_items (
    request_id uuid not null references data_requests on delete cascade,
    kind text not null check (kind in ('application', 'deal', 'invite', 'mail', 'chat', 'account')),
    item_id uuid not null,
    removed_at timestamptz,
    primary key (request_id, kind, item_id)
  )`.execute(db);
  await sql`create table corrections (
    id uuid primary key,
    application_id uuid not null references applications,
    part text not null,
    note text not null,
    noted_by uuid not null references users,
    noted_at timestamptz not null
  )`.execute(db);
  await sql`create index corrections_application on corrections (application_id)`.execute(db);
  await sql`create index mails_address on mails (lower(to_address))`.execute(db);
  await sql`alter table decisions
    add column business_state text,
    add column disclosure jsonb not null default '{}'`.execute(db);
  await sql`create index mails_incompleteness on mails (id) where template = 'incompleteness-notice'`.execute(db);
}
