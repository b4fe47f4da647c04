import { type Kysely, sql } from 'kysely';

/**
 * Proof that the customer received the disclosure of an offer. It is kept for 4 years after that day, even if the file
 * is deleted earlier. Sources: 10 CCR 952 (a)(2) and (d); 23 NYCRR 600.21 (a)(2) and (d).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table disclosure_records (
    decision_id text primary key,
    subject text not null,
    business_state text,
    disclosure jsonb not null,
    offer jsonb not null,
    decided_by text not null,
    decided_at timestamptz not null,
    keep_until text not null
  )`.execute(db);
  await sql`create index disclosure_records_keep_until on disclosure_records (keep_until)`.execute(db);
}
