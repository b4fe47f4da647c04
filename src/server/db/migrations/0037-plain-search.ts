import { type Kysely, sql } from 'kysely';

/**
 * Removes the indexes of one- and two-letter pieces and the larger samples: a search is `like` with pg_trgm. The function
 * `text_grams` stays, because nodes of the earlier version call it while an upgrade replaces them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['applications', 'deals']) {
    await sql`drop index ${sql.ref(`${table}_grams`)}`.execute(db);
    await sql`alter table ${sql.table(table)} alter column search set statistics -1`.execute(db);
  }
}
