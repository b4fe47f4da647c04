import { type Kysely, sql } from 'kysely';

/**
 * Adds the version that an edit of a draft is compared with, and the values of a saved section that the lender
 * confirmed. Sections saved earlier keep JSON null: all their values count as confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deals add column version integer not null default 1`.execute(db);
  await sql`alter table brand_settings add column confirmed jsonb not null default 'null'`.execute(db);
}
