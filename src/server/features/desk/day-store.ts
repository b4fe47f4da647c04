import { type RawBuilder, sql } from 'kysely';
import { requestedOfDeal } from '#server/db/deal-tables.ts';
import type { Query } from '#server/ports.ts';
import { type AssignedTo, hasOutcome, isAssigned } from './filter-store.ts';
import { approvalExpired, DEAL_PROMISED_FROM, LONGEST_PROMISE_MS, promisedAt, promisesSince } from './promise-store.ts';

type DayBy = {
  /** Undefined for the files of all staff. */
  assigned: AssignedTo | undefined;
  limit: number;
  /** In the lender's zone, such as 2026-12-31. */
  today: string;
};

/** The documents of the deal of an application. */
const OF_ITS_DEAL = sql`application_invites made
  join deals on deals.application_invite_id = made.id
  join documents on documents.deal_id = deals.id`;
const ASKED = sql`select 1 from asked_documents asked where asked.application_id = applications.id`;
/**
 * Every requested document arrived or was accepted. Requests of earlier versions have no list: any document of the deal
 * answers them.
 */
const ANSWERED = sql<boolean>`case when exists (${ASKED})
  then not exists (${ASKED} and accepted_at is null
    and not exists (select 1 from documents where documents.application_id = asked.application_id
      and documents.paper = asked.paper and uploaded_at >= asked_at and malware is null)
    and not exists (select 1 from ${OF_ITS_DEAL} where made.application_id = asked.application_id
      and documents.paper = asked.paper and documents.uploaded_at >= asked_at and documents.malware is null))
  else exists (select 1 from ${OF_ITS_DEAL}
    where made.application_id = applications.id and documents.uploaded_at > applications.incomplete_since
      and documents.malware is null) end`;

/** The requested amount of the submitted deal of an application; null without one. */
const REQUESTED_CENTS = sql<string | null>`(select deals.requested_amount_cents from application_invites made
  join deals on deals.application_invite_id = made.id
  where made.application_id = applications.id and deals.status <> 'draft' limit 1)`;

const isOurs = (documentsMissed: RawBuilder<unknown>) =>
  sql<boolean>`(applications.status <> 'closed' and ${hasOutcome('applications', 'none')}
    and (incomplete_since is null or ${documentsMissed} or ${ANSWERED}))`;

/** Condition on `applications`: open, undecided and waiting for staff. `today` is in the lender's zone. */
export const applicationWaits = (today: string) => isOurs(sql`respond_by < ${today}`);

/** Condition on `applications`: it is a task of this day. Includes applications whose documents are due on the day. */
export const applicationIsTask = (today: string) => isOurs(sql`respond_by <= ${today}`);

/** Open, undecided applications that wait for staff or are due today. The one whose clock began first comes first. */
export const selectDayApplications = (query: Query, { assigned, limit, today }: DayBy) =>
  query
    .selectFrom('applications')
    .select([
      'id',
      'business_name',
      'equipment_description',
      'equipment_amount',
      'language',
      'clock_from',
      'decided_at',
      'incomplete_since',
      'respond_by',
      'assigned_to',
      ANSWERED.as('answered'),
      REQUESTED_CENTS.as('requested_cents'),
    ])
    .where(applicationIsTask(today))
    .where(isAssigned('applications', assigned))
    .orderBy('clock_from')
    .limit(limit)
    .execute();
export type DayApplication = Awaited<ReturnType<typeof selectDayApplications>>[number];

/** The application of this deal is undecided: the application is the task. */
const WITH_APPLICATION = sql<boolean>`exists (select 1 from application_invites made
  join applications on applications.id = made.application_id
  where made.id = deals.application_invite_id and applications.decided_at is null and applications.status <> 'closed')`;
const DOCUMENTS_ARRIVED = sql<boolean>`exists (select 1 from documents
  where documents.deal_id = deals.id and documents.uploaded_at > deals.status_at and documents.malware is null)`;
const DOCUMENT_MISSING = sql<boolean>`exists (select 1
  from (select deals.id, deals.status) d cross join lateral (${requestedOfDeal}) asked
  where not exists (select 1 from documents
    where documents.deal_id = deals.id and documents.paper = asked.paper and documents.malware is null))`;

/**
 * Condition on `deals`: submitted, and staff moves next. Requested documents wait until the last one arrived. `today` is
 * in the lender's zone.
 */
export const dealIsOurs = (today: string) =>
  sql<boolean>`(deals.status in ('submitted', 'in_review')
    or (deals.status = 'approved' and not ${approvalExpired(today)})
    or (deals.status = 'info_requested' and ${DOCUMENTS_ARRIVED} and not ${DOCUMENT_MISSING}))`;
/** Condition on `deals`: staff moves next, and no undecided application of the deal is the task. */
export const dealWaits = (today: string) => sql<boolean>`(${dealIsOurs(today)} and not ${WITH_APPLICATION})`;

/** Submitted deals that wait for staff, the longest wait first. */
export const selectDayDeals = (query: Query, { assigned, limit, today }: DayBy) =>
  query
    .selectFrom('deals')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .select([
      'deals.id',
      'deal_name',
      'deals.status',
      'requested_amount_cents',
      'status_at',
      'assigned_to',
      'accounts.name as dealership',
      DEAL_PROMISED_FROM.as('promised_from'),
    ])
    .where(dealWaits(today))
    .where(isAssigned('deals', assigned))
    .orderBy('status_at')
    .limit(limit)
    .execute();
export type DayDeal = Awaited<ReturnType<typeof selectDayDeals>>[number];

type WeekBy = { since: Date; now: Date; timeZone: string };

/** Undecided applications whose legal time began before an instant, the earliest deadline first. */
export const selectNearLaw = (query: Query, { beganBefore, limit }: { beganBefore: Date; limit: number }) =>
  query
    .selectFrom('applications')
    .select(['id', 'business_name', 'clock_from', 'decided_at', 'incomplete_since', 'respond_by'])
    .where(hasOutcome('applications', 'none'))
    .where('incomplete_since', 'is', null)
    .where('clock_from', '<', beganBefore)
    .orderBy('clock_from')
    .limit(limit)
    .execute();

/**
 * Counts what happened to applications since an instant: arrivals, decisions with their median time, and answers that
 * fell due, with those given in time. An unanswered application is late. A request for documents is an answer.
 */
export async function selectWeek(query: Query, { since, now, timeZone }: WeekBy) {
  const outcome = (name: string) => sql<number>`count(*) filter (where outcome = ${name})::int`;
  const hours = sql`extract(epoch from decisions.decided_at - clock_from) / 3600`;
  const decided = await query
    .selectFrom('decisions')
    .innerJoin('applications', 'applications.id', 'decisions.application_id')
    .select([
      outcome('approved').as('approved'),
      outcome('counter_offer').as('countered'),
      outcome('declined').as('declined'),
      sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`.as('medianHours'),
    ])
    .where('superseded_at', 'is', null)
    .where('decisions.decided_at', '>=', since)
    .executeTakeFirstOrThrow();
  const received = await query
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('received'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  const dueAt = promisedAt(promisesSince(since, now, timeZone));
  const answers = await query
    .selectFrom('applications')
    .select([
      sql<number>`count(*)::int`.as('promised'),
      sql<number>`count(*) filter (where least(decided_at, incomplete_since) <= ${dueAt})::int`.as('kept'),
    ])
    .where('clock_from', '>=', new Date(since.getTime() - LONGEST_PROMISE_MS))
    .where(dueAt, '>', since)
    .where(dueAt, '<=', now)
    .executeTakeFirstOrThrow();
  return { ...decided, ...received, ...answers };
}
