import { type RawBuilder, sql } from 'kysely';
import { type DeskCounts, MOST_COUNTED } from '#contract/desk.ts';
import { noticeToPrint, noticeWaits } from '#server/db/notice-conditions.ts';
import type { Query } from '#server/ports.ts';
import { type Due, isDue } from './application-store.ts';
import { applicationIsTask, applicationWaits, dealIsOurs, dealWaits } from './day-store.ts';
import { type AssignedTo, hasOutcome, isAssigned } from './filter-store.ts';
import { dealIsLate } from './promise-store.ts';

type CountBy = {
  userId: string;
  /** Undefined: every file. */
  scope: AssignedTo | undefined;
  unassigned: AssignedTo | undefined;
  due: Due;
  /** In the lender's zone, such as 2026-12-31. */
  today: string;
  /** A day; undefined: not counted. */
  requestsDueBefore: string | undefined;
  inquiries: boolean;
  notices: boolean;
  outbox: boolean;
};

const all = (...conditions: RawBuilder<unknown>[]) => sql`where ${sql.join(conditions, sql` and `)}`;
/** Reads no more rows than it counts. */
const countOf = (...parts: RawBuilder<unknown>[]) =>
  sql<number>`(select count(*)::int from (select 1 ${sql.join(parts, sql` `)} limit ${MOST_COUNTED}) counted)`;
/** Null on screens that the user may not open. */
const countIf = (isShown: boolean, ...parts: RawBuilder<unknown>[]): RawBuilder<number | null> =>
  isShown ? countOf(...parts) : sql<null>`null`;

/** One statement for all numbers of the sidebar. */
export async function selectDeskCounts(query: Query, by: CountBy): Promise<DeskCounts> {
  const isNew = sql`from inquiries where state = 'new'`;
  const [applications, deals] = [sql`from applications`, sql`from deals`];
  const submitted = sql<boolean>`deals.status <> 'draft'`;
  const undecided = hasOutcome('applications', 'none');
  const own = { userIds: [by.userId], unassigned: false };
  const { inquiriesDueAt, ...counts } = await query
    .selectNoFrom([
      countIf(by.inquiries, isNew).as('inquiries'),
      (by.inquiries ? sql<Date | null>`(select min(due_at) ${isNew})` : sql<null>`null`).as('inquiriesDueAt'),
      countOf(sql`from (
          select 1 from applications ${all(applicationIsTask(by.today), isAssigned('applications', own))}
          union all select 1 from deals ${all(dealWaits(by.today), isAssigned('deals', own))}) waiting`).as('mine'),
      countOf(applications, all(applicationWaits(by.today), isAssigned('applications', own))).as('mineApplications'),
      countOf(applications, all(undecided, isAssigned('applications', by.unassigned))).as('unassigned'),
      countOf(applications, all(isDue(by.due), isAssigned('applications', by.scope))).as('late'),
      countOf(applications, all(undecided, isAssigned('applications', by.scope))).as('applications'),
      countOf(applications, all(applicationWaits(by.today), isAssigned('applications', by.scope))).as(
        'waitingApplications',
      ),
      countOf(applications, all(isAssigned('applications', by.scope))).as('allApplications'),
      countOf(deals, all(dealIsOurs(by.today), isAssigned('deals', by.scope))).as('deals'),
      countOf(deals, all(dealIsOurs(by.today), isAssigned('deals', own))).as('mineDeals'),
      countOf(deals, all(submitted, sql`deals.status <> 'sf_deleted'`, isAssigned('deals', by.unassigned))).as(
        'unassignedDeals',
      ),
      countOf(deals, all(submitted, isAssigned('deals', by.scope))).as('allDeals'),
      countOf(deals, all(dealIsLate(by.due), isAssigned('deals', by.scope))).as('lateDeals'),
      countIf(
        by.requestsDueBefore !== undefined,
        sql`from data_requests where state = 'open' and due_on < ${by.requestsDueBefore}`,
      ).as('dataRequests'),
      countIf(by.notices, sql`from decisions d where ${noticeToPrint}`).as('noticesToPrint'),
      countIf(by.notices, sql`from decisions d where ${noticeWaits}`).as('noticesWaiting'),
      countIf(
        by.outbox,
        sql`from (
          select id from outbox where attempts > 0
          union all select id from mails where state <> 'sent' and (state = 'failed' or attempts > 0)) failed`,
      ).as('outbox'),
    ])
    .executeTakeFirstOrThrow();
  return { ...counts, inquiriesDueAt: inquiriesDueAt?.toISOString() ?? null };
}
