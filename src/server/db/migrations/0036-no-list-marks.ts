import { type Kysely, sql } from 'kysely';

/**
 * Removes the triggers that invalidated cached lists. The empty table stays, because nodes of the earlier version read it
 * in every session lookup while an upgrade replaces them. An empty table turns off their cache.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['applications', 'decisions', 'users'])
    for (const trigger of ['list_mark', 'list_mark_emptied'])
      await sql`drop trigger ${sql.ref(trigger)} on ${sql.table(table)}`.execute(db);
  await sql`drop function leave_list_mark()`.execute(db);
  await sql`delete from list_marks`.execute(db);
}
