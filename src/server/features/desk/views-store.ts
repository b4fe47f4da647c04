import { sql } from 'kysely';
import type { SavedViewRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export const selectViews = (query: Query, userId: string): Promise<SavedViewRow[]> =>
  query
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .execute();

/** Two saves of one user run one after the other, so that both count the same views. */
export async function lockUserForViews(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export const upsertView = (tx: Tx, row: SavedViewRow): Promise<SavedViewRow> =>
  tx
    .insertInto('saved_views')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, screen, lower(name)`).doUpdateSet({ name: row.name, filter: row.filter }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function countViews(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns false when this user has no such view. */
export async function deleteViewRow(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const deleted = tx.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId);
  return (await deleted.executeTakeFirst()).numDeletedRows === 1n;
}
