import { sql } from 'kysely';
import type { InquiryState } from '#contract/inquiries.ts';
import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { InquiryRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

/** Contact details, stored encrypted. Empty text for omitted fields. */
export type Contact = { name: string; phone: string; email: string; company: string };
/** An inquiry with readable contact data. */
export type StoredInquiry = Omit<InquiryRow, 'contact'> & Contact;

const place = (row: string) => ({ table: 'inquiries', row, column: 'contact' });

function readable<R extends Pick<InquiryRow, 'id' | 'contact'>>(
  vault: Vault,
  { contact, ...row }: R,
): Omit<R, 'contact'> & Contact {
  return { ...row, ...(JSON.parse(vault.decrypt(place(row.id), contact).reveal()) as Contact) };
}

export async function insertInquiry(
  tx: Tx,
  vault: Vault,
  { name, phone, email, company, ...row }: StoredInquiry,
): Promise<void> {
  const contact: Contact = { name, phone, email, company };
  await tx
    .insertInto('inquiries')
    .values({ ...row, contact: vault.encrypt(place(row.id), JSON.stringify(contact)) })
    .execute();
}

/** Undefined once it was deleted. */
export async function selectInquiry(query: Query | Tx, vault: Vault, id: string): Promise<StoredInquiry | undefined> {
  const row = await query.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readable(vault, row);
}

/** These inquiries, newest first. */
export async function selectInquiriesById(query: Query | Tx, vault: Vault, ids: string[]): Promise<StoredInquiry[]> {
  if (ids.length === 0) return [];
  const rows = query.selectFrom('inquiries').selectAll().where('id', 'in', ids).orderBy('id', 'desc');
  return (await rows.execute()).map((row) => readable(vault, row));
}

type ListBy = {
  limit: number;
  before: string | undefined;
  states: readonly InquiryState[];
  kind: InquiryKind | undefined;
  dueFirst?: boolean;
};

/** New inquiries are first, by the time of their promised answer. The others are newest first. */
const dueKeys = [
  sql`(i.state <> 'new')`,
  sql`case when i.state = 'new' then extract(epoch from i.due_at) else - extract(epoch from i.created_at) end`,
  sql`i.id`,
];
const dueKey = sql`(${sql.join(dueKeys)})`;

/**
 * Inquiries with who changed them last and the reference of their application. Newest first by default. No state means
 * every state.
 */
export async function selectInquiries(query: Query | Tx, vault: Vault, by: ListBy) {
  const { limit, before, states, kind, dueFirst = false } = by;
  let rows = withNames(query).limit(limit);
  if (dueFirst) for (const key of dueKeys) rows = rows.orderBy(key);
  else rows = rows.orderBy('i.id', 'desc');
  if (before !== undefined)
    rows = dueFirst
      ? rows.where(sql<boolean>`${dueKey} > (select ${sql.join(dueKeys)} from inquiries i where i.id = ${before})`)
      : rows.where('i.id', '<', before);
  if (states.length > 0) rows = rows.where('i.state', 'in', states);
  if (kind !== undefined) rows = rows.where('i.kind', '=', kind);
  return (await rows.execute()).map((row) => readable(vault, row));
}
export type ListedInquiry = Awaited<ReturnType<typeof selectInquiries>>[number];

export async function selectListedInquiry(tx: Tx, vault: Vault, id: string): Promise<ListedInquiry | undefined> {
  const row = await withNames(tx).where('i.id', '=', id).executeTakeFirst();
  return row && readable(vault, row);
}

const withNames = (query: Query | Tx) =>
  query
    .selectFrom('inquiries as i')
    .leftJoin('users as u', 'u.id', 'i.changed_by')
    .leftJoin('applications as a', 'a.id', 'i.application_id')
    .selectAll('i')
    .select(['u.first_name', 'u.last_name', 'u.email as email_of_user', 'a.reference']);

/** Returns false when its state is another one since `from` was read. */
export async function updateState(
  tx: Tx,
  id: string,
  from: InquiryState,
  to: Pick<InquiryRow, 'state' | 'changed_by' | 'changed_at' | 'application_id'>,
): Promise<boolean> {
  const changed = tx.updateTable('inquiries').set(to).where('id', '=', id).where('state', '=', from);
  return (await changed.executeTakeFirst()).numUpdatedRows === 1n;
}

export async function selectApplicationId(tx: Tx, reference: string): Promise<string | undefined> {
  const found = tx
    .selectFrom('applications')
    .select('id')
    .where(sql`upper(reference)`, '=', reference.toUpperCase());
  return (await found.executeTakeFirst())?.id;
}
