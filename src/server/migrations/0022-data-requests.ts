import { type Kysely, sql } from 'kysely';

/** What is stated about a state's disclosure of an offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions
    add column business_state text,
    add column disclosure jsonb`.execute(db);
  await sql`create index mails_incompleteness on mails (id) where template = 'incompleteness-notice'`.execute(db);
}
