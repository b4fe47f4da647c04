import { type Kysely, sql } from 'kysely';

/** Adds the scanner's finding to a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column malware text`.execute(db);
}
