import { type Kysely, sql } from 'kysely';

/**
 * When the notice of a decision was printed. Until now only its opening was recorded, which counts for these decisions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions add column printed_at timestamptz`.execute(db);
  await sql`update decisions d set printed_at = (select max(a.at) from audit a
    where a.action = 'decision.notice_read' and a.subject_id in (d.application_id::text, d.deal_id::text)
      and a.detail->>'decision' = d.id::text)`.execute(db);
}
