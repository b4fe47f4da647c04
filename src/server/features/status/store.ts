import { sql } from 'kysely';
import { STATUS_DAYS } from '#contract/status-page.ts';
import { databaseNow, fromNow } from '#server/db/database-clock.ts';
import type { StatusLinkRow } from '#server/db/application-tables.ts';
import type { Query, Tx } from '#server/ports.ts';

/** The address of the page ends with the file: a link is over some time after the application was closed. */
const isOver = sql<boolean>`coalesce(applications.closed_at < now() - make_interval(days => ${STATUS_DAYS}), false)`;

const links = (query: Query | Tx) =>
  query
    .selectFrom('status_links')
    .innerJoin('applications', 'applications.id', 'status_links.application_id')
    .selectAll('status_links')
    .select(isOver.as('is_over'));
export type FoundStatusLink = NonNullable<Awaited<ReturnType<typeof selectStatusLinkByToken>>>;

export const selectStatusLinkByToken = (query: Query | Tx, tokenHash: string) =>
  links(query).where('token_hash', '=', tokenHash).executeTakeFirst();

/** Selects the newest link of an application. */
export const selectLastLink = (query: Query | Tx, applicationId: string) =>
  links(query)
    .where('application_id', '=', applicationId)
    .orderBy('status_links.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const MOST_FOUND = 20;
/** Selects the open links of applications with this email address, newest first. */
export const selectOpenLinksOf = (query: Query | Tx, email: string) =>
  links(query)
    .where(sql`lower(principal_email)`, '=', sql`lower(${email})`)
    .where('revoked_at', 'is', null)
    .where(isOver, '=', false)
    .orderBy('status_links.id', 'desc')
    .limit(MOST_FOUND)
    .execute();

/** Selects those of these links that are still open, with their applications, newest first. */
export const selectStillOpen = (query: Query | Tx, ids: readonly string[]) =>
  links(query)
    .select(['applications.reference', 'applications.language', 'applications.principal_email'])
    .select('applications.created_at as received_at')
    .where('status_links.id', 'in', ids)
    .where('revoked_at', 'is', null)
    .where(isOver, '=', false)
    .orderBy('status_links.id', 'desc')
    .execute();

export async function insertStatusLink(tx: Tx, row: StatusLinkRow): Promise<void> {
  await tx.insertInto('status_links').values(row).execute();
}

/** Returns true when there was a link to revoke. */
export async function revokeOpenLink(tx: Tx, applicationId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('status_links')
    .set({ revoked_at: now })
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the link is still open. It stays so until the transaction ends. */
export async function lockOpenLink(tx: Tx, id: string): Promise<boolean> {
  const link = tx.selectFrom('status_links').select('id').where('id', '=', id).where('revoked_at', 'is', null);
  return (await link.forShare().executeTakeFirst()) !== undefined;
}

/** Stores the requested documents. A repeated request ignores the files that arrived before it. */
export async function upsertAsked(tx: Tx, applicationId: string, papers: readonly string[], now: Date): Promise<void> {
  const again = { asked_at: now, accepted_at: null, reminders: 0 };
  await tx
    .insertInto('asked_documents')
    .values(papers.map((paper) => ({ application_id: applicationId, paper, ...again })))
    .onConflict((c) => c.columns(['application_id', 'paper']).doUpdateSet(again))
    .execute();
}

/** Returns true for the one call that accepts the document. */
export async function acceptAsked(tx: Tx, applicationId: string, paper: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('asked_documents')
    .set({ accepted_at: now })
    .where('application_id', '=', applicationId)
    .where('paper', '=', paper)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function acceptAllAsked(tx: Tx, applicationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('asked_documents')
    .set({ accepted_at: now })
    .where('application_id', '=', applicationId)
    .where('accepted_at', 'is', null)
    .execute();
}

/** Selects the documents requested from an applicant, with the files that arrived since then. */
export const selectAsked = (query: Query | Tx, applicationId: string) =>
  query
    .selectFrom('asked_documents as asked')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.application_id', '=', 'asked.application_id')
        .onRef('documents.paper', '=', 'asked.paper')
        .onRef('documents.uploaded_at', '>=', 'asked.asked_at')
        .on('documents.malware', 'is', null),
    )
    .select(({ fn }) => [
      'asked.paper',
      'asked.asked_at',
      'asked.accepted_at',
      fn.count<string>('documents.id').as('files'),
      fn.max('documents.uploaded_at').as('last_at'),
    ])
    .where('asked.application_id', '=', applicationId)
    .groupBy(['asked.paper', 'asked.asked_at', 'asked.accepted_at'])
    .execute();
export type AskedRow = Awaited<ReturnType<typeof selectAsked>>[number];

/** Returns true for the one call that stops the reminders. */
export async function stopReminders(tx: Tx, applicationId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ reminders_stopped_at: now })
    .where('id', '=', applicationId)
    .where('reminders_stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the application, so that staff and applicant change its documents one after the other. */
export const lockForDocuments = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('applications')
    .select(['id', 'reference', 'business_name', 'status', 'language', 'principal_email', 'assigned_to'])
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const CODE_MS = 10 * 60_000;
const MAX_TRIES = 5;

/** Stores a code in place of the one before. */
export async function storeCode(tx: Tx, linkId: string, code_mac: string): Promise<void> {
  const fresh = { code_mac, expires_at: fromNow(CODE_MS), tries: 0 };
  await tx
    .insertInto('status_codes')
    .values({ link_id: linkId, ...fresh })
    .onConflict((c) => c.column('link_id').doUpdateSet(fresh))
    .execute();
}

/** Counts a try and returns the stored hash; undefined when no code is open. Concurrent tries count one by one. */
export const countCodeTry = (query: Query | Tx, linkId: string) =>
  query
    .updateTable('status_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('link_id', '=', linkId)
    .where('expires_at', '>', databaseNow)
    .where('tries', '<', MAX_TRIES)
    .returning('code_mac')
    .executeTakeFirst();

/** Returns true for the one call that uses the code. */
export async function spendStatusCode(tx: Tx, linkId: string, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('status_codes')
    .where('link_id', '=', linkId)
    .where('code_mac', '=', codeMac)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const MOST_REMINDED = 200;

/**
 * Applications with a missing document whose next reminder is due; with `one`, at most that application. `days` are the
 * days after the request, one per reminder.
 */
export async function selectToRemind(query: Query | Tx, days: readonly number[], one?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select applications.id from applications
    join status_links on status_links.application_id = applications.id and status_links.revoked_at is null
    where applications.status <> 'closed' and decided_at is null and reminders_stopped_at is null
      and principal_email <> '' and (${one ?? null}::uuid is null or applications.id = ${one ?? null}::uuid) and exists (
        select 1 from asked_documents asked
        where asked.application_id = applications.id and accepted_at is null and reminders < ${days.length}
          and asked_at <= now() - make_interval(days => (${sql.val([...days])}::int[])[reminders + 1])
          and not exists (select 1 from documents where documents.application_id = asked.application_id
            and documents.paper = asked.paper and uploaded_at >= asked_at and malware is null))
    order by applications.id limit ${MOST_REMINDED}`.execute(query);
  return rows.map(({ id }) => id);
}

export async function countReminder(tx: Tx, applicationId: string, papers: readonly string[]): Promise<void> {
  await tx
    .updateTable('asked_documents')
    .set((eb) => ({ reminders: eb('reminders', '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('paper', 'in', papers)
    .execute();
}

/** Selects every file that an applicant sent, oldest first. */
export const selectFiles = (query: Query | Tx, applicationId: string) =>
  query
    .selectFrom('documents')
    .select(['id', 'paper', 'file_name', 'file_size', 'uploaded_at', 'malware'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .limit(500)
    .execute();
