import { type Kysely, sql } from 'kysely';

/** Adds the documents that a link requests, and the request that a document answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table upload_links add column requested jsonb not null default '[]'`,
  `alter table documents add column paper text`,
];
