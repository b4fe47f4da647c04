import { type Kysely, sql } from 'kysely';

/** Invalidates cached lists when a table is truncated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['applications', 'decisions', 'users'])
    await sql`create trigger list_mark_emptied after truncate on ${sql.table(table)}
      for each statement execute function leave_list_mark()`.execute(db);
}
