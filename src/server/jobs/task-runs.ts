import type { Query } from '#server/ports.ts';
import { beforeNow, databaseNow } from '#server/db/database-clock.ts';

/** Claims a run after `everyMs`. Returns the database time to one node, undefined to the others. */
export async function claimRun(query: Query, name: string, everyMs: number): Promise<Date | undefined> {
  const claimed = await query
    .insertInto('chores')
    .values({ name, last_run_at: databaseNow })
    .onConflict((c) =>
      c.column('name').doUpdateSet({ last_run_at: databaseNow }).where('chores.last_run_at', '<=', beforeNow(everyMs)),
    )
    .returning('last_run_at')
    .executeTakeFirst();
  return claimed?.last_run_at;
}

/** Releases a failed run, so that the next check claims it again. */
export async function giveRunBack(query: Query, name: string): Promise<void> {
  await query.deleteFrom('chores').where('name', '=', name).execute();
}

/** Returns the progress of a task, as an instant of the data it reads. */
export const selectMark = async (query: Query, name: string): Promise<Date | undefined> =>
  (await query.selectFrom('chores').select('last_run_at').where('name', '=', name).executeTakeFirst())?.last_run_at;

export async function setMark(query: Query, name: string, at: Date): Promise<void> {
  await query
    .insertInto('chores')
    .values({ name, last_run_at: at })
    .onConflict((c) => c.column('name').doUpdateSet({ last_run_at: at }))
    .execute();
}
