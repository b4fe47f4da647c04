import { sql } from 'kysely';
import type { NotificationRow } from '#server/db/deal-tables.ts';
import type { UserRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export async function selectMembers(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the active administrators. */
export const selectAdministrators = (tx: Tx): Promise<Pick<UserRow, 'id' | 'email'>[]> =>
  tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();

export async function insertNotifications(tx: Tx, rows: NotificationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, detail: JSON.stringify(row.detail) })))
    .execute();
}

export type SeriesRow = { id: string; user_id: string; series: string; count: number };

/** Unread notifications of a series with an event since then. */
export const selectSeries = (
  tx: Tx,
  { dealId, series, since }: { dealId: string; series: string; since: Date },
): Promise<SeriesRow[]> =>
  tx
    .selectFrom('notifications')
    .select([
      'id',
      'user_id',
      sql<string>`detail->>'series'`.as('series'),
      sql<number>`(detail->>'count')::int`.as('count'),
    ])
    .where('deal_id', '=', dealId)
    .where(sql`detail->>'series'`, '=', series)
    .where('read_at', 'is', null)
    .where('created_at', '>', since)
    .execute();

export async function continueSeries(
  tx: Tx,
  { id, series, count }: SeriesRow,
  words: { title: string; message: string },
  now: Date,
): Promise<void> {
  const detail = JSON.stringify({ series, count: count + 1 });
  await tx
    .updateTable('notifications')
    .set({ ...words, detail, created_at: now })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export const selectNotifications = (query: Query, userId: string, limit: number) =>
  query
    .selectFrom('notifications')
    .select(['id', 'title', 'message', 'created_at', 'deal_id', 'application_invite_id', 'read_at', 'priority'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The subject of a notification. One without a subject is its own group. */
const groupKey = sql<string>`coalesce(notifications.deal_id, notifications.application_invite_id, notifications.id)`;

type GroupsBy = { limit: number; before: string | undefined; unreadOnly: boolean };
/** One page of groups, by their newest notification. `before` is the last `newest` of the previous page. */
export const selectGroups = (query: Query, userId: string, by: GroupsBy) =>
  query
    .selectFrom('notifications')
    .select([
      groupKey.as('key'),
      sql<string>`max(notifications.id::text)`.as('newest'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
    ])
    .where('user_id', '=', userId)
    .groupBy(groupKey)
    .$if(by.before !== undefined, (rows) => rows.having(sql`max(notifications.id::text)`, '<', by.before ?? ''))
    .$if(by.unreadOnly, (rows) => rows.having(sql<boolean>`bool_or(read_at is null)`))
    .orderBy('newest', 'desc')
    .limit(by.limit)
    .execute();

/** The newest notifications of each of these groups, with the name of the deal or of the invite's recipient. */
export const selectOfGroups = (query: Query, userId: string, keys: string[], each: number) =>
  query
    .selectFrom((all) =>
      all
        .selectFrom('notifications')
        .leftJoin('deals', 'deals.id', 'notifications.deal_id')
        .leftJoin('application_invites', 'application_invites.id', 'notifications.application_invite_id')
        .selectAll('notifications')
        .select([
          groupKey.as('key'),
          sql<string | null>`(select id from deals made
            where made.application_invite_id = application_invites.id
            and made.account_id = application_invites.account_id)`.as('created_deal_id'),
          sql<string | null>`coalesce(deals.deal_name, application_invites.recipient_name)`.as('name'),
          sql<number>`row_number() over (partition by ${groupKey} order by notifications.id desc)`.as('place'),
        ])
        .where('user_id', '=', userId)
        .where(groupKey, 'in', keys)
        .as('ranked'),
    )
    .selectAll('ranked')
    .where('place', '<=', each)
    .orderBy('id', 'desc')
    .execute();

/** The number of notifications, up to `most`. */
export async function countOwn(query: Query, userId: string, most: number): Promise<number> {
  const own = query.selectFrom('notifications').select('id').where('user_id', '=', userId).limit(most).as('own');
  const { count } = await query
    .selectFrom(own)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countUnread(query: Query, userId: string): Promise<number> {
  const { count } = await query
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when this user has no such notification. */
export async function isOwn(tx: Tx, userId: string, id: string): Promise<boolean> {
  const own = tx.selectFrom('notifications').select('id').where('user_id', '=', userId).where('id', '=', id);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Marks one or all of this user's notifications. @returns how many were unread */
export async function markNotificationsRead(
  tx: Tx,
  userId: string,
  id: string | undefined,
  now: Date,
): Promise<number> {
  const unread = tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  const { numUpdatedRows } = await (id === undefined ? unread : unread.where('id', '=', id)).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notifications waiting for an email to this user, oldest first. Exactly one of several calls gets them. */
export async function takeUnemailedNotifications(tx: Tx, userId: string): Promise<NotificationRow[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ mail_waiting: false })
    .where('user_id', '=', userId)
    .where('mail_waiting', '=', true)
    .returningAll()
    .execute();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const selectRecipient = (tx: Tx, userId: string): Promise<Pick<UserRow, 'email' | 'mail_updates'> | undefined> =>
  tx
    .selectFrom('users')
    .select(['email', 'mail_updates'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
