import { type Kysely, sql } from 'kysely';

/** What the virus scanner found in a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column malware text`.execute(db);
}
