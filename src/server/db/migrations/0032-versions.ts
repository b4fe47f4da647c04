import { type Kysely, sql } from 'kysely';

/**
 * The version that an edit of a draft is compared with, and which values of a saved section the lender confirmed.
 * Sections saved earlier keep the JSON null: all of their values count as confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deals add column version integer not null default 1`.execute(db);
  await sql`alter table brand_settings add column confirmed jsonb not null default 'null'`.execute(db);
}
