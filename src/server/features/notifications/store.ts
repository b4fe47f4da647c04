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

/** The deal of a notification, also of an invite whose application became a deal of the same dealership. */
const dealOf = sql<string | null>`coalesce(notifications.deal_id, (select created.id from deals created
  join application_invites on application_invites.id = created.application_invite_id
  where created.application_invite_id = notifications.application_invite_id
  and created.account_id = application_invites.account_id))`;

/** This user's notifications with their subject. One without a subject is its own group. */
const ownByGroup = (query: Query, userId: string) =>
  query
    .selectFrom((all) =>
      all
        .selectFrom('notifications')
        .selectAll()
        .select(dealOf.as('group_deal_id'))
        .where('user_id', '=', userId)
        .as('own'),
    )
    .selectAll('own')
    .select(sql<string>`coalesce(group_deal_id, application_invite_id, own.id)`.as('key'));

type GroupsBy = { limit: number; before: string | undefined; unreadOnly: boolean };
/** One page of groups, by their newest notification. `before` is the last `newest` of the previous page. */
export const selectGroups = (query: Query, userId: string, by: GroupsBy) =>
  query
    .selectFrom(ownByGroup(query, userId).as('notifications'))
    .select([
      'key',
      sql<string>`max(id::text)`.as('newest'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
    ])
    .groupBy('key')
    .$if(by.before !== undefined, (rows) => rows.having(sql`max(id::text)`, '<', by.before ?? ''))
    .$if(by.unreadOnly, (rows) => rows.having(sql<boolean>`bool_or(read_at is null)`))
    .orderBy('newest', 'desc')
    .limit(by.limit)
    .execute();

/** The newest notifications of each of these groups, with the name of the deal or of the invite's recipient. */
export const selectOfGroups = (query: Query, userId: string, keys: string[], each: number) =>
  query
    .selectFrom((ranked) =>
      ranked
        .selectFrom(ownByGroup(query, userId).as('notifications'))
        .leftJoin('deals', 'deals.id', 'notifications.group_deal_id')
        .leftJoin('application_invites', 'application_invites.id', 'notifications.application_invite_id')
        .selectAll('notifications')
        .select([
          sql<string | null>`coalesce(deals.deal_name, application_invites.recipient_name)`.as('name'),
          sql<number>`row_number() over (partition by key order by notifications.id desc)`.as('place'),
        ])
        .where('key', 'in', keys)
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
