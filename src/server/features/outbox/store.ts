import { sql } from 'kysely';
import type { InquiryKind } from '#contract/inquiry-fields.ts';
import type { OutboxKind } from '#contract/outbox.ts';
import type { Query, Tx } from '#server/ports.ts';

/*
 * Leads, documents and inquiries not yet accepted by the CRM are rows of `outbox`. An email not yet delivered is a row of
 * `mails`, which stays after delivery as its record.
 */

/** What the CRM receives, by the column of its id. */
const columns = { lead: 'deal_id', document: 'document_id', inquiry: 'inquiry_id' } as const;
export type CrmSubject = keyof typeof columns;

export async function insertEntries(tx: Tx, kind: CrmSubject, ids: string[], created_at: Date): Promise<void> {
  const none = { deal_id: null, document_id: null, inquiry_id: null };
  await tx
    .insertInto('outbox')
    .values(ids.map((id) => ({ ...none, [columns[kind]]: id, attempts: 0, last_error: null, created_at })))
    .execute();
}

/** True for exactly one of several calls. */
export async function deleteEntry(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns the number of attempts so far; undefined when already delivered */
export async function countTry(tx: Tx, id: string, reason: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('outbox')
    .set((eb) => ({ last_error: reason, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Whether another document of the same deal has as many attempts. */
export async function isOneOfSeveral(tx: Tx, of: { id: string; dealId: string; attempts: number }): Promise<boolean> {
  const other = tx
    .selectFrom('outbox')
    .innerJoin('documents', 'documents.id', 'outbox.document_id')
    .select('documents.id')
    .where('documents.deal_id', '=', of.dealId)
    .where('documents.id', '<>', of.id)
    .where('outbox.attempts', '=', of.attempts);
  return (await other.executeTakeFirst()) !== undefined;
}

export type StoredOutboxEntry = {
  id: string;
  kind: OutboxKind;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  deal_id: string | null;
  deal_name: string | null;
  dealership: string | null;
  file_name: string | null;
  inquiry: InquiryKind | null;
  template: string | null;
  to_address: string | null;
};

type OutboxBy = {
  limit: number;
  /** The last id of the previous page. */
  before: string | undefined;
  /** Only entries that were tried, as the desk counts them. */
  failedOnly: boolean;
};

/** Newest first, because all ids sort by time. */
export async function selectOutboxEntries(
  query: Query,
  { limit, before, failedOnly }: OutboxBy,
): Promise<StoredOutboxEntry[]> {
  const { rows } = await sql<StoredOutboxEntry>`
    select * from (
      select o.id, o.kind, o.attempts, o.last_error, o.created_at, l.id as deal_id, l.deal_name, a.name as dealership,
        d.file_name, i.kind as inquiry, null as template, null as to_address, o.attempts > 0 as failed
      from outbox o left join documents d on d.id = o.document_id left join inquiries i on i.id = o.inquiry_id
        left join deals l on l.id = coalesce(o.deal_id, d.deal_id) left join accounts a on a.id = l.account_id
      union all select id, 'email', attempts, last_error, created_at, null, null, null, null, null, template, to_address,
        state = 'failed' or attempts > 0
      from mails where state <> 'sent') entry
    where (${before ?? null}::uuid is null or id < ${before ?? null}::uuid) and (failed or not ${failedOnly}::boolean)
    order by id desc limit ${limit}`.execute(query);
  return rows;
}

/** When the queue retries these. Omits those that run now or were given up. */
export async function selectNextTries(query: Query, ids: string[]): Promise<Map<string, Date>> {
  const subject = sql`coalesce(data->>'dealId', data->>'documentId', data->>'inquiryId', data->>'mailId')`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select ${subject} as id, min(start_after) as at from jobs.job
    where name in ('crm-lead', 'crm-document', 'crm-inquiry', 'deliver-mail') and state in ('created', 'retry')
      and ${subject} = any(${ids}) group by 1`.execute(query);
  return new Map(rows.map((row) => [row.id, row.at]));
}

type Locked = { kind: OutboxKind; attempts: number; template: string | null };
/** Undefined when already delivered. */
export async function lockEntry(tx: Tx, id: string): Promise<Locked | undefined> {
  const { rows } = await sql<Omit<Locked, 'template'>>`
    select kind, attempts from outbox where id = ${id} for update`.execute(tx);
  if (rows[0]) return { ...rows[0], template: null };
  const email = await tx
    .selectFrom('mails')
    .select(['attempts', 'template'])
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .forUpdate()
    .executeTakeFirst();
  return email && { kind: 'email', ...email };
}

/** Documents of a deal whose files are stored here, without those in quarantine. */
export async function selectDocumentsToSend(tx: Tx, dealId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('malware', 'is', null)
    .where('file_key', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
