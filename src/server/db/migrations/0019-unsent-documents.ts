import { type Kysely, sql } from 'kysely';

/** Documents that an external CRM has not received yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table unsent_documents (
    document_id uuid primary key references documents on delete cascade,
    attempts integer not null,
    last_error text,
    created_at timestamptz not null
  )`.execute(db);
}
