import { type Kysely, sql } from 'kysely';

/**
 * A node that delivers an email leases its row, so that no second node sends the same email. Each running node
 * registers its file store, so that different stores are detected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column leased_by text, add column leased_until timestamptz`.execute(db);
  await sql`create table nodes (
    id text primary key,
    file_store text not null,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`.execute(db);
}
