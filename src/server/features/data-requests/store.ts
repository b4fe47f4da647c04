import { sql, type RawBuilder } from 'kysely';
import type { DataRequestItemRow, DataRequestRow, StoredEmail } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';
import type { DocumentRow, DealRow } from '#server/db/deal-tables.ts';
import type { HeldKind } from '#contract/data-requests.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';

export async function insertRequest(tx: Tx, row: DataRequestRow): Promise<void> {
  await tx.insertInto('data_requests').values(row).execute();
}

const withStaff = (query: Query | Tx) =>
  query
    .selectFrom('data_requests')
    .innerJoin('users as opener', 'opener.id', 'data_requests.opened_by')
    .leftJoin('users as closer', 'closer.id', 'data_requests.closed_by')
    .selectAll('data_requests')
    .select(['opener.first_name as opener_first', 'opener.last_name as opener_last', 'opener.email as opener_email'])
    .select(['closer.first_name as closer_first', 'closer.last_name as closer_last', 'closer.email as closer_email']);

/** Open requests are first, by their last day. The others are newest first. */
const dueKeys = [
  sql`(data_requests.state <> 'open')`,
  sql`case when data_requests.state = 'open' then extract(epoch from data_requests.due_on::date)
    else - extract(epoch from data_requests.opened_at) end`,
  sql`data_requests.id`,
];

/** Returns open requests by their last day, then the others, newest first. `dueBefore` selects open ones whose last day is before it. */
export async function selectRequests(
  query: Query,
  by: {
    limit: number;
    before?: string | undefined;
    state?: DataRequestRow['state'] | undefined;
    dueBefore?: string | undefined;
  },
) {
  let rows = withStaff(query).limit(by.limit);
  for (const key of dueKeys) rows = rows.orderBy(key);
  if (by.before !== undefined) {
    const last = sql`select ${sql.join(dueKeys)} from data_requests where data_requests.id = ${by.before}`;
    rows = rows.where(sql<boolean>`(${sql.join(dueKeys)}) > (${last})`);
  }
  if (by.state !== undefined) rows = rows.where('data_requests.state', '=', by.state);
  if (by.dueBefore !== undefined)
    rows = rows.where('data_requests.state', '=', 'open').where('data_requests.due_on', '<', by.dueBefore);
  return rows.execute();
}
export type StoredRequest = Awaited<ReturnType<typeof selectRequests>>[number];

export const selectRequest = (query: Query | Tx, id: string): Promise<StoredRequest | undefined> =>
  withStaff(query).where('data_requests.id', '=', id).executeTakeFirst();

/** Locks the request until the transaction ends. Returns undefined when there is none. */
export const lockRequest = (tx: Tx, id: string): Promise<DataRequestRow | undefined> =>
  tx.selectFrom('data_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Returns false when it is already closed. */
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

/** Replaces the chosen records. Records already deleted for this request stay listed. */
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

/** Returns the users who opened the request or chose its records. */
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

/** Per kind of request, the condition that it was acted on since it was opened. */
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

const MOST = 500;

export const selectDocumentNames = (
  query: Query,
  of: 'deal_id' | 'application_id',
  id: string,
): Promise<Pick<DocumentRow, 'file_name' | 'document_type' | 'uploaded_at'>[]> =>
  query
    .selectFrom('documents')
    .select(['file_name', 'document_type', 'uploaded_at'])
    .where(of, '=', id)
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Returns the values that the sender of a personal link prefilled. */
export async function selectPrefill(query: Query, inviteId: string): Promise<object> {
  const row = await query
    .selectFrom('application_invites')
    .select('prefill')
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return typeof row?.prefill === 'object' && row.prefill !== null ? row.prefill : {};
}

type Common = { id: string; name: string; detail: string; at: Date };
/** The two people whose data a record may contain. Empty if it names none. */
type TwoPeople = {
  main_name: string;
  main_email: string;
  second_name: string;
  second_email: string;
  has_second: boolean;
};
export type HeldApplication = Common &
  TwoPeople &
  Pick<ApplicationRow, 'reference' | 'created_at' | 'closed_at' | 'decided_at' | 'held_at'> & {
    kind: 'application';
    open_deal: boolean;
    funded_deal: boolean;
    decisions: number;
    mails: number;
    corrections: number;
  };
export type HeldDeal = Common &
  TwoPeople &
  Pick<DealRow, 'status' | 'status_at'> & {
    kind: 'deal';
    held: boolean;
    documents: number;
    decisions: number;
    /** The last decision, which may be long after the deal was declined. */
    decided_at: Date | null;
  };
/** `in_file`: the record belongs to an application or a decision and is deleted with it. */
type HeldSmall = Common & {
  kind: 'invite' | 'mail' | 'chat' | 'account' | 'inquiry';
  in_file: boolean;
  state: StoredEmail['state'] | null;
};
export type Held = HeldApplication | HeldDeal | HeldSmall;

const ofDealIn = (statuses: RawBuilder<unknown>) =>
  sql`exists (select 1 from deals l join application_invites i on i.id = l.application_invite_id
    where i.application_id = t.id and l.status in (${statuses}))`;
const applications = sql`select 'application' as kind, t.id, t.reference, t.reference as name,
    t.business_name || ', ' || t.principal_name as detail, t.created_at as at, t.created_at, t.closed_at, t.decided_at,
    t.held_at, t.principal_name as main_name, t.principal_email as main_email, coalesce(s.secondary_name, '') as second_name,
    '' as second_email, coalesce(s.secondary_name, '') <> '' as has_second,
    ${ofDealIn(sql`'submitted', 'in_review', 'info_requested', 'approved', 'docs_out'`)} as open_deal,
    ${ofDealIn(sql`'funded'`)} as funded_deal,
    (select count(*)::int from decisions d where d.application_id = t.id) as decisions,
    (select count(*)::int from mails m where m.subject_reference = t.reference) as mails,
    (select count(*)::int from corrections c where c.application_id = t.id) as corrections
  from applications t left join signatures s on s.application_id = t.id`;
const deals = sql`select 'deal' as kind, t.id, t.deal_name as name,
    t.borrower_first_name || ' ' || t.borrower_last_name || ', ' || a.name as detail, t.created_at as at, t.status,
    t.status_at, t.borrower_first_name || ' ' || t.borrower_last_name as main_name, t.borrower_email as main_email,
    t.guarantor1_first_name || ' ' || t.guarantor1_last_name as second_name, t.guarantor1_email as second_email,
    t.guarantor1_first_name || t.guarantor1_last_name || t.guarantor1_email || t.guarantor1_phone || t.guarantor1_street
      <> '' or t.guarantor1_ssn is not null or t.guarantor1_dob is not null as has_second,
    (select max(d.decided_at) from decisions d where d.deal_id = t.id) as decided_at,
    exists (select 1 from application_invites i join applications x on x.id = i.application_id
      where i.id = t.application_invite_id and x.held_at is not null) as held,
    (select count(*)::int from documents d where d.deal_id = t.id) as documents,
    (select count(*)::int from decisions d where d.deal_id = t.id) as decisions
  from deals t join accounts a on a.id = t.account_id`;
const invites = sql`select 'invite' as kind, t.id, t.recipient_name as name, t.recipient_email || ', ' || a.name as detail,
    t.created_at as at, t.application_id is not null as in_file, null as state
  from application_invites t join accounts a on a.id = t.account_id`;
const mails = sql`select 'mail' as kind, t.id, t.template as name, t.to_address as detail, t.created_at as at,
    exists (select 1 from applications a where a.reference = t.subject_reference)
      or exists (select 1 from decisions d where d.notice_mail_id = t.id) as in_file, t.state
  from mails t`;
/** The first question is encrypted and is added in read.ts. */
const chats = sql`select 'chat' as kind, t.id, t.language as name, '' as detail, t.created_at as at, false as in_file,
    null as state
  from chat_sessions t`;
/** Who asked is encrypted and is added in read.ts. */
const inquiries = sql`select 'inquiry' as kind, t.id, t.kind as name, '' as detail, t.created_at as at, false as in_file,
    null as state
  from inquiries t`;
const accounts = sql`select 'account' as kind, t.id, t.first_name || ' ' || t.last_name as name,
    t.email || ', ' || a.name as detail, t.created_at as at, false as in_file, null as state
  from users t join accounts a on a.id = t.account_id`;
const selections: Record<HeldKind, RawBuilder<unknown>> = {
  application: applications,
  deal: deals,
  invite: invites,
  mail: mails,
  chat: chats,
  account: accounts,
  inquiry: inquiries,
};

/** Returns the existing records with these ids, newest first. */
export async function selectHeld(query: Query | Tx, kind: HeldKind, ids: string[]): Promise<Held[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Held>`${selections[kind]} where t.id = any(${ids}::uuid[]) order by t.id desc`.execute(
    query,
  );
  return rows;
}

const tables = {
  application: 'applications',
  deal: 'deals',
  invite: 'application_invites',
  mail: 'mails',
  chat: 'chat_sessions',
  inquiry: 'inquiries',
} as const;
type Removable = keyof typeof tables;
export const isRemovable = (kind: HeldKind): kind is Removable => Object.hasOwn(tables, kind);

/** Locks the record until the transaction ends and reads it. Undefined when it was deleted. */
export async function lockHeld(tx: Tx, kind: Removable, id: string): Promise<Held | undefined> {
  await sql`select 1 from ${sql.table(tables[kind])} where id = ${id} for update`.execute(tx);
  // Read after the lock, so that a concurrent change is visible.
  const [held] = await selectHeld(tx, kind, [id]);
  return held;
}
