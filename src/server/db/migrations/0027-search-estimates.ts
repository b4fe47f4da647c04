import { type Kysely, sql } from 'kysely';

/**
 * Raises the sample for row estimates of two-word searches. With the default of 100, estimates vary from 1,200 to 3,300
 * for the same 3,268 rows. The low estimate makes the planner read every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['applications', 'deals'])
    await sql`alter table ${sql.table(table)} alter column search set statistics 400`.execute(db);
}
