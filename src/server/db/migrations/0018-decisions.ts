import { type Kysely, sql } from 'kysely';

/** Decisions with their basis, the clock of each application, and indexes that find similar applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table decisions (
    id uuid primary key,
    application_id uuid references applications,
    deal_id uuid references deals,
    outcome text not null check (outcome in ('approved', 'counter_offer', 'declined', 'withdrawn')),
    language text not null check (language in ('en', 'es')),
    amount_cents int8,
    term_months int4,
    rate_bps int4,
    payment_cents int8,
    conditions jsonb not null,
    expires_on text,
    reasons jsonb not null,
    report text,
    note text not null,
    basis jsonb not null,
    decided_by uuid not null references users,
    decided_at timestamptz not null,
    superseded_at timestamptz,
    notice_mail_id uuid,
    check (application_id is not null or deal_id is not null),
    check (outcome not in ('approved', 'counter_offer')
      or (amount_cents is not null and term_months is not null and rate_bps is not null
        and payment_cents is not null and expires_on is not null))
  )`.execute(db);
  await sql`create unique index decisions_application on decisions (application_id) where superseded_at is null`.execute(
    db,
  );
  await sql`create unique index decisions_deal on decisions (deal_id) where superseded_at is null`.execute(db);
  await sql`create index decisions_of_application on decisions (application_id)`.execute(db);
  await sql`create index decisions_of_deal on decisions (deal_id)`.execute(db);

  // The default serves nodes of the earlier version, which store applications during the upgrade.
  await sql`alter table applications
    add column clock_from timestamptz not null default now(),
    add column decided_at timestamptz,
    add column incomplete_since timestamptz,
    add column respond_by text,
    add column principal_ssn_mac text`.execute(db);
  // Applications that were closed earlier were decided elsewhere.
  await sql`update applications set clock_from = created_at, decided_at = closed_at`.execute(db);
  await sql`create index applications_ssn on applications (principal_ssn_mac)`.execute(db);
  await sql`create index applications_business on applications (lower(business_name))`.execute(db);
  await sql`create index applications_email on applications (lower(principal_email))`.execute(db);
  await sql`create index applications_clock on applications (clock_from)
    where decided_at is null`.execute(db);
}
