import { type Kysely, sql } from 'kysely';

/** Submitted deals that an external CRM has not received yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table untold_leads (
    deal_id uuid primary key references deals on delete cascade,
    attempts integer not null,
    last_error text,
    created_at timestamptz not null
  )`.execute(db);
}
