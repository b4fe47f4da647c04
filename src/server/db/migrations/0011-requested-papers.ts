import { type Kysely, sql } from 'kysely';

/** Which papers a link asks for, and which of them a document is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table upload_links add column requested jsonb not null default '[]'`,
  `alter table documents add column paper text`,
];
