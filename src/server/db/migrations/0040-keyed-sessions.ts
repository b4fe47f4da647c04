import { type Kysely, sql } from 'kysely';

/**
 * Adds a keyed hash that ties each session to its user, so that a database writer cannot insert one. The next start
 * computes it for the listed existing sessions and drops the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column owner_mac text`.execute(db);
  await sql`create table unkeyed_sessions as select id from sessions`.execute(db);
}
