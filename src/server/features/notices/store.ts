import { sql } from 'kysely';
import type { NoticeKind, NoticeState } from '#contract/notices.ts';
import type { DecisionRow } from '#server/core/decision-tables.ts';
import type { MailRow } from '#server/core/tables.ts';
import type { Query } from '#server/ports.ts';

export type NoticeBy = {
  limit: number;
  /** The last id of the page before. */
  before?: string | undefined;
  kind?: NoticeKind | undefined;
  state?: NoticeState | undefined;
};
export type StoredNotice = Pick<MailRow, 'id' | 'language' | 'last_error' | 'sent_at'> & {
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
  opened_at: Date | null;
};

/** Notices of decisions and of incompleteness, newest first, from the decisions and mails themselves. */
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
    from (select * from (${ofDecisions} union all ${ofIncompleteness}) notice
      ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`}
      order by id desc limit ${by.limit}) page order by page.id desc`.execute(query);
  return rows;
}

const ofDecisions = sql`select d.id, 'decision' as kind, d.outcome, d.application_id, a.reference, d.deal_id,
    l.deal_name, m.to_address, d.language, d.decided_at as recorded_at, m.sent_at, m.attempts, m.last_error,
    case when d.notice_mail_id is null then 'by_hand' else coalesce(m.state, 'removed') end as state
  from decisions d
  left join applications a on a.id = d.application_id
  left join deals l on l.id = d.deal_id
  left join mails m on m.id = d.notice_mail_id`;

const ofIncompleteness = sql`select m.id, 'incompleteness' as kind, null as outcome, a.id as application_id, a.reference,
    null::uuid as deal_id, null as deal_name, m.to_address, m.language, m.created_at as recorded_at, m.sent_at,
    m.attempts, m.last_error, m.state
  from mails m join applications a on a.reference = m.subject_reference
  where m.template = 'incompleteness-notice'`;
