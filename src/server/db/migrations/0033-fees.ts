import { type Kysely, sql } from 'kysely';

/**
 * The fees of a decision with the figures that include them. `fees` is the JSON null where the decider gave no answer. A decision
 * of an earlier version was never asked: it keeps `fees_asked` false, and its notice the rate without fees.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions
    add column fees_asked boolean not null default false,
    add column fees jsonb not null default 'null',
    add column amount_financed_cents int8,
    add column apr_bps int4`.execute(db);
}
