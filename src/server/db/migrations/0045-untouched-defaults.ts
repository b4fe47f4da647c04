import { type Kysely, sql } from 'kysely';

/** Which choices of an application the form had filled in and the signer left as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signatures add column untouched_defaults text[] not null default '{}'`.execute(db);
}
