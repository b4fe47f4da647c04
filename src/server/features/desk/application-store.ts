import { type RawBuilder, sql } from 'kysely';
import type { ApplicationSort, ApplicationStatus } from '#contract/admin.ts';
import type { OutcomeFilter } from '#contract/decision.ts';
import { searchPatterns } from '#server/lib/searchable.ts';
import type { Query } from '#server/ports.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import { applicationWaits } from './day-store.ts';
import { hasOutcome, type AssignedTo, isAssigned } from './filter-store.ts';
import { promisedAt, type Promises } from './promise-store.ts';

/**
 * Selects due applications. Their time began before an instant, their answer is promised for an earlier time than `at`,
 * or their applicant's deadline was before a day.
 */
export type Due = { at: Date; beganBefore: Date; promises: Promises; today: string };

/** Condition on `applications`: undecided, and either the time is over or the applicant missed the deadline. */
export const isDue = ({ at, beganBefore: began, promises, today }: Due): RawBuilder<boolean> =>
  sql<boolean>`(${hasOutcome('applications', 'none')} and ((incomplete_since is null and clock_from < ${at}
    and (clock_from < ${began} or (applications.status <> 'closed' and ${promisedAt(promises)} < ${at})))
    or respond_by < ${today}))`;

/** The order of the list, with what the deadlines of `due` depend on. `today` is in the lender's zone. */
export type InboxOrder = {
  sort: ApplicationSort;
  promises: Promises;
  decisionDays: number;
  today: string;
};

/** When an undecided row of `applications` is due: its promise or the law's time, or the applicant's last day. */
const dueAt = ({ promises, decisionDays }: InboxOrder): RawBuilder<Date> => {
  const byLaw = sql`clock_from + interval '24 hours' * ${decisionDays}::int`;
  return sql<Date>`case
    when incomplete_since is not null then ((coalesce(respond_by, 'infinity'))::timestamp + interval '1 day')
      at time zone ${promises.timeZone}::text
    when applications.status = 'closed' then ${byLaw}
    else least(${promisedAt(promises)}, ${byLaw}) end`;
};
/** Files that staff must answer come first, then those that wait for the applicant, then closed and decided ones. */
const turnOf = ({ today }: InboxOrder): RawBuilder<number> =>
  sql<number>`case when not ${hasOutcome('applications', 'none')} then 3
    when applications.status = 'closed' then 2
    when incomplete_since is not null and coalesce(respond_by >= ${today}, true) then 1 else 0 end`;

const NEWEST_FIRST = { keys: [sql.ref('applications.id')], direction: 'desc' } as const;

/** The keys of an order. The last one is unique. */
function keysOf(order: InboxOrder | undefined): { keys: readonly RawBuilder<unknown>[]; direction: 'asc' | 'desc' } {
  if (order === undefined) return NEWEST_FIRST;
  const { sort } = order;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (sort.endsWith('received')) return { ...NEWEST_FIRST, direction };
  const first = sort.endsWith('business') ? [sql`lower(applications.business_name)`] : [turnOf(order), dueAt(order)];
  return { keys: [...first, ...NEWEST_FIRST.keys], direction };
}

/** Condition on `applications`: after the row with this id. */
function isAfter(id: string, { keys, direction }: ReturnType<typeof keysOf>): RawBuilder<boolean> {
  const after = direction === 'asc' ? sql`>` : sql`<`;
  // A plain comparison also continues after a row that was deleted.
  if (keys.length === 1) return sql<boolean>`applications.id ${after} ${id}`;
  const own = sql.join(keys);
  return sql<boolean>`(${own}) ${after} (select ${own} from applications where applications.id = ${id})`;
}

type InboxBy = {
  limit: number;
  /** The last id of the previous page. */
  before: string | undefined;
  q: string;
  status: ApplicationStatus | undefined;
  /** Only applications that are due. */
  due: Due | undefined;
  /** Only applications that wait for staff on this day. */
  waitsOn?: string | undefined;
  assigned: AssignedTo | undefined;
  outcome: OutcomeFilter | undefined;
  /** Newest first by default. */
  order?: InboxOrder | undefined;
};

/** The columns of a list: a third of all columns, none of them encrypted. */
const LISTED = [
  'id',
  'reference',
  'business_name',
  'principal_name',
  'equipment_amount',
  'equipment_description',
  'salesperson',
  'language',
  'status',
  'created_at',
  'assigned_to',
  'clock_from',
  'decided_at',
  'incomplete_since',
  'respond_by',
] as const;
export type ListedApplication = Pick<ApplicationRow, (typeof LISTED)[number]>;

/** Selects applications with the decision in force, of which there is at most one. */
export function selectListedApplications(query: Query, by: InboxBy) {
  const { keys, direction } = keysOf(by.order);
  let rows = query
    .selectFrom(inbox(query, by).select(LISTED).as('applications'))
    .leftJoin('decisions', (join) =>
      join.onRef('decisions.application_id', '=', 'applications.id').on('decisions.superseded_at', 'is', null),
    )
    .selectAll('applications')
    .select(['decisions.outcome', 'decisions.decided_at as outcome_at', 'decisions.disclosure']);
  for (const key of keys) rows = rows.orderBy(key, direction);
  return rows.execute();
}

/** The submitted deals of these applications, with the documents that arrived for them by name. */
export const selectDocumentedDeals = (query: Query, ids: string[]) =>
  query
    .selectFrom('application_invites')
    .innerJoin('deals', 'deals.application_invite_id', 'application_invites.id')
    .leftJoin('documents', 'documents.deal_id', 'deals.id')
    .select([
      'application_invites.application_id',
      'deals.status',
      'deals.requested_amount_cents',
      sql<string[]>`coalesce(array_agg(documents.paper) filter (
        where documents.paper is not null and documents.malware is null), '{}')`.as('papers'),
    ])
    .where('application_invites.application_id', 'in', ids)
    .where('deals.status', '<>', 'draft')
    .groupBy(['application_invites.application_id', 'deals.id'])
    .execute();
export type DocumentedDeal = Awaited<ReturnType<typeof selectDocumentedDeals>>[number];

/** The documents requested from these applicants: their number, and those that arrived since then or were accepted. */
export const selectAskedDocuments = (query: Query, ids: string[]) =>
  query
    .selectFrom('asked_documents as asked')
    .select(({ fn }) => [
      'asked.application_id',
      fn.countAll<string>().as('asked'),
      sql<string[]>`coalesce(array_agg(asked.paper) filter (where asked.accepted_at is not null or exists (
        select from documents where documents.application_id = asked.application_id and documents.paper = asked.paper
        and documents.uploaded_at >= asked.asked_at and documents.malware is null)), '{}')`.as('received'),
    ])
    .where('asked.application_id', 'in', ids)
    .groupBy('asked.application_id')
    .execute();
export type AskedOfApplicant = Awaited<ReturnType<typeof selectAskedDocuments>>[number];

/** Selects all columns, for an export. */
export const selectApplications = (query: Query, by: InboxBy): Promise<ApplicationRow[]> =>
  inbox(query, by).selectAll().execute();

/** Selects newest first by default, because ids sort by time. */
function inbox(query: Query, by: InboxBy) {
  const order = keysOf(by.order);
  let rows = query.selectFrom('applications').limit(by.limit);
  for (const key of order.keys) rows = rows.orderBy(key, order.direction);
  if (by.before !== undefined) rows = rows.where(isAfter(by.before, order));
  if (by.status !== undefined) rows = rows.where('status', '=', by.status);
  if (by.assigned !== undefined) rows = rows.where(isAssigned('applications', by.assigned));
  if (by.outcome !== undefined) rows = rows.where(hasOutcome('applications', by.outcome));
  if (by.due !== undefined) rows = rows.where(isDue(by.due));
  if (by.waitsOn !== undefined) rows = rows.where(applicationWaits(by.waitsOn));
  for (const pattern of searchPatterns(by.q)) rows = rows.where('search', 'like', pattern);
  return rows;
}
