import { type RawBuilder, sql } from 'kysely';
import type { HeldKind } from '#contract/data-requests.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import type { DealRow } from '#server/db/deal-tables.ts';
import type { StoredEmail } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

type Common = { id: string; name: string; detail: string; at: Date };
/** Who may be meant by what is held of two people; empty where nobody is named. */
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
    /** The last one, which may come long after the deal was turned down. */
    decided_at: Date | null;
  };
/** Whether it belongs to an application or a decision, and goes with it. */
export type HeldSmall = Common & {
  kind: 'invite' | 'mail' | 'chat' | 'account';
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
/** Its first question is encrypted and is added where it is shown. */
const chats = sql`select 'chat' as kind, t.id, t.language as name, '' as detail, t.created_at as at, false as in_file,
    null as state
  from chat_sessions t`;
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
};

/** Those of these ids that are there, newest first. */
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
} as const;
export type Removable = keyof typeof tables;
export const isRemovable = (kind: HeldKind): kind is Removable => Object.hasOwn(tables, kind);

/** As it stands once nobody else changes it; undefined when it is gone. Held until the transaction ends. */
export async function lockHeld(tx: Tx, kind: Removable, id: string): Promise<Held | undefined> {
  await sql`select 1 from ${sql.table(tables[kind])} where id = ${id} for update`.execute(tx);
  // Read after the lock was granted: who was quicker has committed.
  const [held] = await selectHeld(tx, kind, [id]);
  return held;
}
