import { type Kysely, sql } from 'kysely';

/** Indexes for the notice log and for filtering lists by decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_papers on mails (id) where template = 'information-requested'`.execute(db);
  await sql`create index audit_information on audit (id)
    where action = 'deal.status_changed' and detail->>'to' = 'info_requested'`.execute(db);
  await sql`create index decisions_outcome on decisions (outcome, application_id) where superseded_at is null`.execute(
    db,
  );
}
