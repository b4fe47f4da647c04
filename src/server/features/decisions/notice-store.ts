import { sql } from 'kysely';
import type { NoticeKind, NoticeState } from '#contract/notices.ts';
import type { DecisionRow } from '#server/db/decision-tables.ts';
import type { StoredEmail } from '#server/db/tables.ts';
import type { Query } from '#server/ports.ts';

export type NoticeBy = {
  limit: number;
  /** The last id of the page before. */
  before?: string | undefined;
  kind?: NoticeKind | undefined;
  state?: NoticeState | undefined;
};
export type StoredNotice = Pick<StoredEmail, 'id' | 'language' | 'last_error' | 'sent_at'> & {
  kind: NoticeKind;
  outcome: DecisionRow['outcome'] | null;
  application_id: string | null;
  reference: string | null;
  deal_id: string | null;
  deal_name: string | null;
  to_address: string | null;
  attempts: number | null;
  state: NoticeState;
  recorded_at: Date;
  replaced_at: Date | null;
  opened_at: Date | null;
};

/** Notices newest first, from the decisions, the mails and the record of moves themselves. */
export async function selectNotices(query: Query, by: NoticeBy): Promise<StoredNotice[]> {
  const where = [
    ...(by.before === undefined ? [] : [sql`id < ${by.before}`]),
    ...(by.kind === undefined ? [] : [sql`kind = ${by.kind}`]),
    ...(by.state === undefined ? [] : [sql`state = ${by.state}`]),
  ];
  const { rows } = await sql<StoredNotice>`
    select page.*, (select max(a.at) from audit a where a.action = 'decision.notice_read'
      and a.subject_id in (page.application_id::text, page.deal_id::text)
      and a.detail->>'decision' = page.id::text) as opened_at
    from (select * from (${ofDecisions} union all ${ofIncompleteness} union all ${ofPapers} union all ${ofInformation}) notice
      ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`}
      order by id desc limit ${by.limit}) page order by page.id desc`.execute(query);
  return rows;
}

const ofDecisions = sql`select d.id, 'decision' as kind, d.outcome, d.application_id, a.reference, d.deal_id,
    l.deal_name, m.to_address, d.language, d.decided_at as recorded_at, d.superseded_at as replaced_at,
    m.sent_at, m.attempts, m.last_error,
    case when d.disclosure->>'kind' = 'pending' then 'waiting' when d.notice_mail_id is null then 'by_hand' else coalesce(m.state, 'removed') end as state
  from decisions d
  left join applications a on a.id = d.application_id
  left join deals l on l.id = d.deal_id
  left join mails m on m.id = d.notice_mail_id`;

const ofIncompleteness = sql`select m.id, 'incompleteness' as kind, null as outcome, a.id as application_id, a.reference,
    null::uuid as deal_id, null as deal_name, m.to_address, m.language, m.created_at as recorded_at,
    null::timestamptz as replaced_at, m.sent_at, m.attempts, m.last_error, m.state
  from mails m join applications a on a.reference = m.subject_reference
  where m.template = 'incompleteness-notice'`;

const ofPapers = sql`select m.id, 'papers' as kind, null as outcome, null::uuid as application_id, null as reference,
    l.id as deal_id, l.deal_name, m.to_address, m.language, m.created_at as recorded_at,
    null::timestamptz as replaced_at, m.sent_at, m.attempts, m.last_error, m.state
  from mails m join deals l on l.id = m.deal_id
  where m.template = 'information-requested'`;

/** A deal waits for its dealer: not where a counter-offer or the customer's papers were the reason, told as such. */
const ofInformation = sql`select moved.id, 'information' as kind, null as outcome, null::uuid as application_id,
    null as reference, l.id as deal_id, l.deal_name, c.name as to_address, 'en' as language, moved.at as recorded_at,
    null::timestamptz as replaced_at, null::timestamptz as sent_at, null::int4 as attempts, null as last_error, 'told' as state
  from audit moved join deals l on l.id = moved.subject_id::uuid join accounts c on c.id = l.account_id
  where moved.action = 'deal.status_changed' and moved.detail->>'to' = 'info_requested'
    and moved.detail->>'from' <> 'info_requested'
    and moved.detail->>'asked' is distinct from 'customer'
    and not exists (select 1 from decisions d where d.deal_id = l.id and d.decided_at = moved.at)
    and not exists (select 1 from mails m
      where m.deal_id = l.id and m.template = 'information-requested' and m.created_at = moved.at)`;
