import { type Kysely, sql } from 'kysely';

/**
 * Adds the fees of a decision and the figures that include them. `fees` is JSON null without an answer. Decisions of an
 * earlier version keep `fees_asked` false, and their notice shows the rate without fees.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions
    add column fees_asked boolean not null default false,
    add column fees jsonb not null default 'null',
    add column amount_financed_cents int8,
    add column apr_bps int4`.execute(db);
}
