import { type Kysely, sql } from 'kysely';

/** Entries of the assistant that staff write: one row per version. The assistant reads the latest published one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assistant_entries (
    id uuid not null,
    version integer not null check (version > 0),
    content text not null,
    written_by uuid not null references users,
    written_at timestamptz not null,
    published_by uuid references users,
    published_at timestamptz,
    retired_at timestamptz,
    primary key (id, version),
    check ((published_by is null) = (published_at is null)),
    check (retired_at is null or published_at is not null)
  )`.execute(db);
}
