import type { Query } from '#server/ports.ts';

/** True for one of all nodes, when the last run of this chore began at `since` or before. */
export async function claimRun(query: Query, name: string, now: Date, since: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('chores')
    .values({ name, last_run_at: now })
    .onConflict((c) => c.column('name').doUpdateSet({ last_run_at: now }).where('chores.last_run_at', '<=', since))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** After a run that failed: the next look begins again. */
export async function giveRunBack(query: Query, name: string): Promise<void> {
  await query.deleteFrom('chores').where('name', '=', name).execute();
}

/** How far a chore has come, as an instant of whatever it reads. */
export const selectMark = async (query: Query, name: string): Promise<Date | undefined> =>
  (await query.selectFrom('chores').select('last_run_at').where('name', '=', name).executeTakeFirst())?.last_run_at;

export async function setMark(query: Query, name: string, at: Date): Promise<void> {
  await query
    .insertInto('chores')
    .values({ name, last_run_at: at })
    .onConflict((c) => c.column('name').doUpdateSet({ last_run_at: at }))
    .execute();
}
