import { type RawBuilder, sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';

/** Locks expired applications without a legal hold. Skips those locked by others. */
export const lockPurgeable = (tx: Tx, by: { closedBefore: Date; receivedBefore: Date; limit: number }) =>
  tx
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('held_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('closed_at', '<', by.closedBefore),
        eb.and([eb('closed_at', 'is', null), eb('created_at', '<', by.receivedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(by.limit)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Deletes the application, its signature, notes and emails. Its audit rows and those of its personal links stay in the
 * chain, without address and details.
 * @returns the number of emails and the emptied audit rows
 */
export async function deleteApplication(tx: Tx, one: { id: string; reference: string }) {
  await keepDisclosures(tx, sql`d.application_id = ${one.id}`);
  const mails = await tx.deleteFrom('mails').where('subject_reference', '=', one.reference).executeTakeFirst();
  const invites = await tx
    .deleteFrom('application_invites')
    .where('application_id', '=', one.id)
    .returning('id')
    .execute();
  await tx.deleteFrom('signed_copies').where('application_id', '=', one.id).execute();
  await tx.deleteFrom('signatures').where('application_id', '=', one.id).execute();
  // Includes notes on the deal created from it, because they are about the applicant.
  await tx.deleteFrom('notes').where('application_id', '=', one.id).execute();
  await tx.deleteFrom('corrections').where('application_id', '=', one.id).execute();
  // A deal keeps its decision, without content of the application.
  await tx.deleteFrom('decisions').where('application_id', '=', one.id).where('deal_id', 'is', null).execute();
  const empty = JSON.stringify([]);
  const kept = {
    application_id: null,
    report: null,
    reasons: empty,
    note: '',
    basis: JSON.stringify({}),
    business_state: null,
  };
  await tx.updateTable('decisions').set(kept).where('application_id', '=', one.id).execute();
  const documents = await selectTrailOfApplication(tx, one.id);
  await tx.deleteFrom('applications').where('id', '=', one.id).execute();
  const emptied = [
    ...(await emptyTrail(tx, 'application', [one.id])),
    ...(await emptyTrail(tx, 'document', documents)),
    // These rows say who filled it in, and from where.
    ...(await emptyTrail(
      tx,
      'application_invite',
      invites.map(({ id }) => id),
    )),
  ];
  return { mails: Number(mails.numDeletedRows), emptied };
}

/**
 * Copies the evidence that the customer received the disclosure of an offer, before its decision is deleted. It is kept
 * for four years after that day (10 CCR 952; 23 NYCRR 600.21). A second copy changes nothing.
 */
async function keepDisclosures(tx: Tx, isRemoved: RawBuilder<boolean>): Promise<void> {
  await sql`insert into disclosure_records
      (decision_id, subject, business_state, disclosure, offer, decided_by, decided_at, keep_until)
    select d.id, coalesce(a.reference, deals.deal_name, ''), d.business_state, d.disclosure,
      jsonb_build_object('amountCents', d.amount_cents, 'termMonths', d.term_months, 'rateBps', d.rate_bps,
        'paymentCents', d.payment_cents, 'fees', d.fees, 'amountFinancedCents', d.amount_financed_cents,
        'aprBps', d.apr_bps),
      d.decided_by, d.decided_at, to_char((d.disclosure->>'on')::date + interval '4 years', 'YYYY-MM-DD')
    from decisions d left join applications a on a.id = d.application_id left join deals on deals.id = d.deal_id
    where ${isRemoved} and d.disclosure->>'kind' = 'given'
    on conflict do nothing`.execute(tx);
}

/** Empties the address and details of all audit rows about these subjects. @returns the ids of the rows */
async function emptyTrail(tx: Tx, kind: Emptied['kind'], ids: string[]): Promise<Emptied[]> {
  if (ids.length === 0) return [];
  const emptied = { ip: '', detail: JSON.stringify({}) };
  const rows = await tx
    .updateTable('audit')
    .set(emptied)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .returning(['id', 'subject_id'])
    .execute();
  return ids.map((subject) => ({
    kind,
    id: subject,
    rows: rows.filter((row) => row.subject_id === subject).map((row) => row.id),
  }));
}

/** A subject and the ids of its emptied audit rows. */
export type Emptied = {
  kind: 'application' | 'application_invite' | 'deal' | 'document' | 'inquiry' | 'upload_link';
  id: string;
  rows: string[];
};

/** Documents and upload links of a deal by its audit rows, including those not stored. */
const selectTrailOfDeal = (tx: Tx, id: string) =>
  tx
    .selectFrom('audit')
    .select(['subject_kind', 'subject_id'])
    .distinct()
    .where('subject_kind', 'in', ['document', 'upload_link'])
    .where(sql<string>`detail->>'deal'`, '=', id)
    .orderBy('subject_id')
    .$narrowType<{ subject_kind: 'document' | 'upload_link' }>()
    .execute();

/** Selects files that audit rows of an application name, including files that were not stored. */
async function selectTrailOfApplication(tx: Tx, id: string): Promise<string[]> {
  const rows = tx.selectFrom('audit').select('subject_id').distinct().where('subject_kind', '=', 'document');
  const ofApplication = rows.where(sql<string>`detail->>'application'`, '=', id).orderBy('subject_id');
  return (await ofApplication.execute()).map((row) => row.subject_id);
}

/**
 * Deletes a deal with its documents, upload links, notifications, emails and its lead in the built-in CRM. The daily
 * cleanup deletes the stored files, because no row refers to them. Decisions, notes and emails of an application stay.
 * @returns the number of documents and the emptied audit rows: those of the deal, its documents and links
 */
export async function deleteDealRows(tx: Tx, id: string) {
  await keepDisclosures(tx, sql`d.deal_id = ${id}`);
  await tx.deleteFrom('decisions').where('deal_id', '=', id).where('application_id', 'is', null).execute();
  await tx.updateTable('decisions').set({ deal_id: null }).where('deal_id', '=', id).execute();
  await tx.deleteFrom('notes').where('deal_id', '=', id).where('application_id', 'is', null).execute();
  await tx.updateTable('notes').set({ deal_id: null }).where('deal_id', '=', id).execute();
  const isOfDeal = sql<boolean>`deal_id = ${id} and subject_reference is null
    and not exists (select 1 from decisions d where d.notice_mail_id = mails.id)`;
  await tx.deleteFrom('mails').where(isOfDeal).execute();
  await tx.updateTable('mails').set({ deal_id: null }).where('deal_id', '=', id).execute();
  const documents = await tx.deleteFrom('documents').where('deal_id', '=', id).executeTakeFirst();
  await tx.deleteFrom('crm_leads').where('external_id', '=', id).execute();
  await tx.deleteFrom('deals').where('id', '=', id).execute();
  const ofDeal = await selectTrailOfDeal(tx, id);
  const idsOf = (kind: 'document' | 'upload_link') =>
    ofDeal.filter((one) => one.subject_kind === kind).map((one) => one.subject_id);
  const emptied = [
    ...(await emptyTrail(tx, 'deal', [id])),
    ...(await emptyTrail(tx, 'document', idsOf('document'))),
    ...(await emptyTrail(tx, 'upload_link', idsOf('upload_link'))),
  ];
  return { documents: Number(documents.numDeletedRows), emptied };
}

/** Locks inquiries after their period. Skips those locked by others. */
export const lockOldInquiries = (tx: Tx, before: Date, limit: number): Promise<{ id: string }[]> =>
  tx
    .selectFrom('inquiries')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Deletes an inquiry and its entry in the outbox. @returns the emptied audit rows */
export async function deleteInquiry(tx: Tx, id: string): Promise<Emptied[]> {
  await tx.deleteFrom('inquiries').where('id', '=', id).execute();
  return emptyTrail(tx, 'inquiry', [id]);
}

export async function deleteInvite(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('application_invites').where('id', '=', id).execute();
}

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mails').where('id', '=', id).execute();
}

/** Includes its messages. */
export async function deleteChat(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('chat_sessions').where('id', '=', id).execute();
}

/** Includes the records chosen for them. */
export const deleteClosedRequests = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from data_requests where id in (select id from data_requests where closed_at < ${before} limit ${limit})`,
  );

const deleteSome = async (query: Query, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(query)).numAffectedRows ?? 0);

/** Emails without an application. Those still to be delivered stay. */
export const deleteOldEmails = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from mails where id in (select id from mails m where m.created_at < ${before} and m.state <> 'queued'
      and not exists (select 1 from applications a where a.reference = m.subject_reference)
      and not exists (select 1 from decisions d where d.notice_mail_id = m.id) limit ${limit})`,
  );

/** Personal links without an application. The others are deleted with theirs. */
export const deleteEndedInvites = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from application_invites where id in (select id from application_invites
      where application_id is null and (expires_at < ${before} or revoked_at < ${before}) limit ${limit})`,
  );

export const deleteEndedSessions = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from sessions where id in (select id from sessions
      where expires_at < ${before} or revoked_at < ${before} limit ${limit})`,
  );

/** A revoked one stays until its user is active, as evidence that staff revoked the access. */
export const deleteEndedInvitations = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from invitations where id in (select id from invitations
      where (expires_at < ${before} or used_at < ${before} or revoked_at < ${before})
        and not (revoked_at is not null and user_id in (select id from users where status = 'invited'))
      limit ${limit})`,
  );

export const deleteOldVisitors = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from visitors where id in (select id from visitors where seen_at < ${before} limit ${limit})`,
  );

/** `day` is a date such as 2026-12-31. */
export const deleteOldDisclosures = (query: Query, day: string, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from disclosure_records where decision_id in
      (select decision_id from disclosure_records where keep_until < ${day} limit ${limit})`,
  );

/** Includes their messages. */
export const deleteEndedChats = (query: Query, before: Date, limit: number): Promise<number> =>
  deleteSome(
    query,
    sql`delete from chat_sessions where id in (select id from chat_sessions where last_message_at < ${before} limit ${limit})`,
  );
