import { sql } from 'kysely';
import type { Fee } from '#contract/fees.ts';
import type { StatedDisclosure } from '#contract/state-disclosures.ts';
import type { DecisionNoticeParams } from '#server/features/emails/decision-notice.ts';
import type { Lender } from '#server/features/emails/lender.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import { noticeToPrint, noticeWaits } from '#server/db/notice-conditions.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';
import { type NoticeKind, type NoticeState, unsentStates } from '#contract/notices.ts';
import type { StoredEmail } from '#server/db/tables.ts';

/** The application, the deal, or both that a decision is about. */
export type Subject = { applicationId: string | null; dealId: string | null };

const place = (id: string) => ({ table: 'decisions', row: id, column: 'report' });

const decisionsOf = (query: Query | Tx, { applicationId, dealId }: Subject) =>
  query
    .selectFrom('decisions')
    .where((eb) =>
      eb.or([
        ...(applicationId === null ? [] : [eb('decisions.application_id', '=', applicationId)]),
        ...(dealId === null ? [] : [eb('decisions.deal_id', '=', dealId)]),
      ]),
    );

/** Returns all decisions, newest first, with the state of their notices. */
export const selectDecisions = (query: Query | Tx, subject: Subject) =>
  decisionsOf(query, subject)
    .innerJoin('users', 'users.id', 'decisions.decided_by')
    .leftJoin('mails', 'mails.id', 'decisions.notice_mail_id')
    .selectAll('decisions')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'mails.state as notice_state',
      'mails.sent_at as notice_sent_at',
    ])
    .orderBy('decisions.id', 'desc')
    .limit(100)
    .execute();
export type StoredDecision = Awaited<ReturnType<typeof selectDecisions>>[number];

export const selectCurrentDecision = (query: Query | Tx, subject: Subject): Promise<DecisionRow | undefined> =>
  decisionsOf(query, subject).selectAll().where('superseded_at', 'is', null).orderBy('id', 'desc').executeTakeFirst();

/** One array parameter instead of 50 values: less to compile, and one prepared statement for any number. */
const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

/** Returns the current decision of each of these files, at most one row each. */
export const selectOutcomes = (query: Query, kind: 'application' | 'deal', ids: string[]) =>
  kind === 'application'
    ? query
        .selectFrom('decisions')
        .select(['decisions.application_id as file_id', 'outcome', 'decided_at', 'decisions.disclosure'])
        .where('superseded_at', 'is', null)
        .where('decisions.application_id', '=', anyOf(ids))
        .execute()
    : query
        .selectFrom('deals')
        .leftJoin('application_invites', 'application_invites.id', 'deals.application_invite_id')
        .innerJoin('decisions', (join) =>
          join.on((eb) =>
            eb.or([
              eb('decisions.deal_id', '=', eb.ref('deals.id')),
              eb('decisions.application_id', '=', eb.ref('application_invites.application_id')),
            ]),
          ),
        )
        .select(['deals.id as file_id', 'outcome', 'decided_at', 'decisions.disclosure'])
        .where('superseded_at', 'is', null)
        .where('deals.id', '=', anyOf(ids))
        .execute();

export const selectDecision = (query: Query | Tx, id: string): Promise<DecisionRow | undefined> =>
  query.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();

/** Ends the current decisions. False when the user saw another one; then write nothing. */
export async function supersede(tx: Tx, subject: Subject, replaces: string | null, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('decisions')
    .set({ superseded_at: now })
    .where('superseded_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(subject.applicationId === null ? [] : [eb('application_id', '=', subject.applicationId)]),
        ...(subject.dealId === null ? [] : [eb('deal_id', '=', subject.dealId)]),
      ]),
    )
    .returning('id')
    .execute();
  return replaces === null ? ended.length === 0 : ended.some((one) => one.id === replaces);
}

type New = Omit<
  DecisionRow,
  | 'superseded_at'
  | 'printed_at'
  | 'report'
  | 'conditions'
  | 'fees'
  | 'fees_asked'
  | 'reasons'
  | 'basis'
  | 'disclosure'
  | 'lender'
> & {
  conditions: string[];
  fees: Fee[] | null;
  reasons: string[];
  basis: Basis;
  disclosure: StatedDisclosure | null;
  report: DecisionNoticeParams['report'];
  lender: Lender;
};
export type Basis = {
  documents: string[];
  contentHash: string | null;
  /** The day of the notice that this one replaces. Absent in decisions of an earlier version. */
  replaces?: string | null;
  /** The notice greets its recipient by name. Absent in decisions of an earlier version. */
  greeted?: true;
  /** The notice of a deal without an application names the business. Absent in decisions of an earlier version. */
  namesBusiness?: true;
};

/** Returns false when another decision was stored concurrently. */
export async function insertDecision(tx: Tx, vault: Vault, { report, ...row }: New): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('decisions')
    .values({
      ...row,
      conditions: JSON.stringify(row.conditions),
      fees_asked: true,
      fees: JSON.stringify(row.fees),
      reasons: JSON.stringify(row.reasons),
      basis: JSON.stringify(row.basis),
      lender: JSON.stringify(row.lender),
      disclosure: JSON.stringify(row.disclosure ?? {}),
      report: report === null ? null : vault.encrypt(place(row.id), JSON.stringify(report)),
      superseded_at: null,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Claims an offer with held figures. True for one caller, unless another decision replaced it. */
export async function markTransmitted(tx: Tx, id: string, given: StatedDisclosure): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('decisions')
    .set({ disclosure: JSON.stringify(given) })
    .where('id', '=', id)
    .where('superseded_at', 'is', null)
    .where(sql<boolean>`disclosure->>'kind' = 'pending'`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const setNoticeEmail = (tx: Tx, id: string, notice_mail_id: string) =>
  tx.updateTable('decisions').set({ notice_mail_id }).where('id', '=', id).execute();

export const storePrint = (tx: Tx, id: string, printed_at: Date) =>
  tx.updateTable('decisions').set({ printed_at }).where('id', '=', id).execute();

export async function fillLender(tx: Tx, lender: Lender): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ lender: JSON.stringify(lender) })
    .where(sql<boolean>`lender = 'null'::jsonb`)
    .execute();
}

/** Decrypts the consumer report of a decision. */
export const decryptReport = (vault: Vault, row: Pick<DecisionRow, 'id' | 'report'>): DecisionNoticeParams['report'] =>
  row.report === null
    ? null
    : (JSON.parse(vault.decrypt(place(row.id), row.report).reveal()) as DecisionNoticeParams['report']);

/** Returns the documents that the decision is based on, without those in quarantine. */
export async function selectDocumentIds(tx: Tx, { applicationId, dealId }: Subject): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where((eb) => eb.or([eb('deal_id', '=', dealId), eb('application_id', '=', applicationId)]))
    .where('malware', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export type NoticeBy = {
  limit: number;
  /** The last id of the previous page. */
  before?: string | undefined;
  kind?: NoticeKind | undefined;
  state?: NoticeState | undefined;
  unsentFirst?: boolean;
};
export type StoredNotice = Pick<StoredEmail, 'id' | 'language' | 'last_error' | 'sent_at'> & {
  kind: NoticeKind;
  outcome: DecisionRow['outcome'] | null;
  application_id: string | null;
  reference: string | null;
  deal_id: string | null;
  deal_name: string | null;
  /** The business of the application, or the company of the deal's customer; '' without one. */
  business: string;
  to_address: string | null;
  attempts: number | null;
  state: NoticeState;
  recorded_at: Date;
  /** When the time for the notice began. Null for other notices, and once the applicant has one of an earlier decision. */
  clock_from: Date | null;
  replaced_at: Date | null;
  printed_at: Date | null;
};

/** Returns notices from the decisions, the emails and the audit rows of moves. Newest first by default. */
export async function selectNotices(query: Query, by: NoticeBy): Promise<StoredNotice[]> {
  const isUnsent = sql`state = any(${[...unsentStates]})`;
  const isFirst = by.unsentFirst === true;
  const where = [
    ...(by.before === undefined
      ? []
      : isFirst
        ? [
            sql`(${isUnsent}, id) < (coalesce((select ${isUnsent} from notice where id = ${by.before}), false), ${by.before}::uuid)`,
          ]
        : [sql`id < ${by.before}`]),
    ...(by.kind === undefined ? [] : [sql`kind = ${by.kind}`]),
    ...(by.state === undefined ? [] : [sql`state = ${by.state}`]),
  ];
  const { rows } = await sql<StoredNotice>`
    with notice as (
      ${ofDecisions} union all ${ofIncompleteness} union all ${ofDocumentRequests} union all ${ofInformation})
    select * from notice
    ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`}
    order by ${isFirst ? sql`${isUnsent} desc, ` : sql``}id desc limit ${by.limit}`.execute(query);
  return rows;
}

/** The applicant has the notice of an earlier decision on the same file, so no day of the law applies to `d`. */
const firstNoticeIsOut = sql`exists (select from decisions e left join mails em on em.id = e.notice_mail_id
  where e.id < d.id and (e.application_id = d.application_id or e.deal_id = d.deal_id)
    and (em.sent_at is not null or e.printed_at is not null))`;

const ofDecisions = sql`select d.id, 'decision' as kind, d.outcome, d.application_id, a.reference, d.deal_id,
    l.deal_name, coalesce(a.business_name, l.borrower_company, '') as business, m.to_address, d.language, d.decided_at as recorded_at,
    case when ${firstNoticeIsOut} then null else coalesce(a.clock_from, l.submitted_at) end as clock_from, d.superseded_at as replaced_at,
    m.sent_at, m.attempts, m.last_error, d.printed_at,
    case when ${noticeWaits} then 'waiting' when ${noticeToPrint} then 'to_print'
      when d.notice_mail_id is not null then coalesce(m.state, 'removed')
      when d.printed_at is not null then 'by_hand' else 'replaced' end as state
  from decisions d
  left join applications a on a.id = d.application_id
  left join deals l on l.id = d.deal_id
  left join mails m on m.id = d.notice_mail_id`;

const ofIncompleteness = sql`select m.id, 'incompleteness' as kind, null as outcome, a.id as application_id, a.reference,
    null::uuid as deal_id, null as deal_name, a.business_name as business, m.to_address, m.language, m.created_at as recorded_at, null::timestamptz as clock_from,
    null::timestamptz as replaced_at, m.sent_at, m.attempts, m.last_error, null::timestamptz as printed_at, m.state
  from mails m join applications a on a.reference = m.subject_reference
  where m.template = 'incompleteness-notice'`;

const ofDocumentRequests = sql`select m.id, 'papers' as kind, null as outcome, null::uuid as application_id, null as reference,
    l.id as deal_id, l.deal_name, l.borrower_company as business, m.to_address, m.language, m.created_at as recorded_at, null::timestamptz as clock_from,
    null::timestamptz as replaced_at, m.sent_at, m.attempts, m.last_error, null::timestamptz as printed_at, m.state
  from mails m join deals l on l.id = m.deal_id
  where m.template = 'information-requested'`;

/** Moves that wait for the dealer. Counter-offers and requests to customers are other notices. */
const ofInformation = sql`select moved.id, 'information' as kind, null as outcome, null::uuid as application_id,
    null as reference, l.id as deal_id, l.deal_name, l.borrower_company as business, c.name as to_address, 'en' as language, moved.at as recorded_at, null::timestamptz as clock_from,
    null::timestamptz as replaced_at, null::timestamptz as sent_at, null::int4 as attempts, null as last_error,
    null::timestamptz as printed_at, 'in_portal' as state
  from audit moved join deals l on l.id = moved.subject_id::uuid join accounts c on c.id = l.account_id
  where moved.action = 'deal.status_changed' and moved.detail->>'to' = 'info_requested'
    and moved.detail->>'from' <> 'info_requested'
    and moved.detail->>'asked' is distinct from 'customer'
    and not exists (select 1 from decisions d where d.deal_id = l.id and d.decided_at = moved.at)
    and not exists (select 1 from mails m
      where m.deal_id = l.id and m.template = 'information-requested' and m.created_at = moved.at)`;
