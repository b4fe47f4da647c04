import { sql } from 'kysely';
import type { DataRequestItemRow, DataRequestRow } from '#server/db/data-request-tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export async function insertRequest(tx: Tx, row: DataRequestRow): Promise<void> {
  await tx.insertInto('data_requests').values(row).execute();
}

const withStaff = (query: Query | Tx) =>
  query
    .selectFrom('data_requests')
    .innerJoin('users as opener', 'opener.id', 'data_requests.opened_by')
    .leftJoin('users as closer', 'closer.id', 'data_requests.closed_by')
    .selectAll('data_requests')
    .select(['opener.email as opener', 'closer.email as closer']);

/** Newest first; `overdueOn` narrows to open ones whose last day is before it. */
export async function selectRequests(
  query: Query,
  by: {
    limit: number;
    before?: string | undefined;
    state?: DataRequestRow['state'] | undefined;
    overdueOn?: string | undefined;
  },
) {
  let rows = withStaff(query).orderBy('data_requests.id', 'desc').limit(by.limit);
  if (by.before !== undefined) rows = rows.where('data_requests.id', '<', by.before);
  if (by.state !== undefined) rows = rows.where('data_requests.state', '=', by.state);
  if (by.overdueOn !== undefined)
    rows = rows.where('data_requests.state', '=', 'open').where('data_requests.due_on', '<', by.overdueOn);
  return rows.execute();
}
export type StoredRequest = Awaited<ReturnType<typeof selectRequests>>[number];

export const selectRequest = (query: Query | Tx, id: string): Promise<StoredRequest | undefined> =>
  withStaff(query).where('data_requests.id', '=', id).executeTakeFirst();

/** Until the transaction ends: whoever changes one request takes turns. Undefined when there is none. */
export const lockRequest = (tx: Tx, id: string): Promise<DataRequestRow | undefined> =>
  tx.selectFrom('data_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** False when it is closed already. */
export async function closeRow(
  tx: Tx,
  id: string,
  to: Pick<DataRequestRow, 'state' | 'reason' | 'closed_by' | 'closed_at'>,
): Promise<boolean> {
  const rows = tx.updateTable('data_requests').set(to).where('id', '=', id).where('state', '=', 'open');
  return (await rows.executeTakeFirst()).numUpdatedRows === 1n;
}

export const selectItems = (query: Query | Tx, requestId: string): Promise<DataRequestItemRow[]> =>
  query.selectFrom('data_request_items').selectAll().where('request_id', '=', requestId).orderBy('item_id').execute();

/** In place of what was chosen before; what was removed for this request stays on record. */
export async function replaceItems(
  tx: Tx,
  requestId: string,
  items: Pick<DataRequestItemRow, 'kind' | 'item_id'>[],
): Promise<void> {
  await tx
    .deleteFrom('data_request_items')
    .where('request_id', '=', requestId)
    .where('removed_at', 'is', null)
    .execute();
  if (items.length === 0) return;
  const rows = items.map((item) => ({ ...item, request_id: requestId, removed_at: null }));
  await tx
    .insertInto('data_request_items')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The users who opened the request or chose what belongs to it. */
export async function selectHandlers(query: Query, { id, opened_by }: Pick<StoredRequest, 'id' | 'opened_by'>) {
  const chosen = query.selectFrom('audit').select('actor_id').distinct().where('subject_id', '=', id);
  const rows = await chosen.where('action', '=', 'data_request.chosen').execute();
  return new Set([opened_by, ...rows.map(({ actor_id }) => actor_id)]);
}

export async function markRemoved(tx: Tx, row: Omit<DataRequestItemRow, 'removed_at'>, now: Date): Promise<void> {
  await tx
    .updateTable('data_request_items')
    .set({ removed_at: now })
    .where('request_id', '=', row.request_id)
    .where('kind', '=', row.kind)
    .where('item_id', '=', row.item_id)
    .execute();
}

/** What shows for each kind of request that something was done about it since it was opened. */
const acts = {
  access: (id: string) =>
    sql<boolean>`exists (select 1 from audit where subject_id = ${id} and action = 'data_request.exported')`,
  delete: (id: string) =>
    sql<boolean>`exists (select 1 from data_request_items where request_id = ${id} and removed_at is not null)`,
  correct: (id: string) => sql<boolean>`exists (select 1 from corrections noted
    join data_request_items chosen on chosen.kind = 'application' and chosen.item_id = noted.application_id
    join data_requests request on request.id = chosen.request_id
    where request.id = ${id} and noted.noted_at >= request.opened_at)`,
};

export async function wasActedOn(
  query: Query | Tx,
  { id, kind }: Pick<StoredRequest, 'id' | 'kind'>,
): Promise<boolean> {
  const { rows } = await sql<{ acted: boolean }>`select ${acts[kind](id)} as acted`.execute(query);
  return rows[0]?.acted === true;
}
