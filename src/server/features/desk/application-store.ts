import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#contract/admin.ts';
import type { OutcomeFilter } from '#contract/decision.ts';
import { searchPatterns } from '#server/lib/searchable.ts';
import type { Query } from '#server/ports.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
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

type InboxBy = {
  limit: number;
  /** The last id of the previous page. */
  before: string | undefined;
  q: string;
  status: ApplicationStatus | undefined;
  /** Only applications that are due. */
  due: Due | undefined;
  assigned: AssignedTo | undefined;
  outcome: OutcomeFilter | undefined;
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
export const selectListedApplications = (query: Query, by: InboxBy) =>
  query
    .selectFrom(inbox(query, by).select(LISTED).as('listed'))
    .leftJoin('decisions', (join) =>
      join.onRef('decisions.application_id', '=', 'listed.id').on('decisions.superseded_at', 'is', null),
    )
    .selectAll('listed')
    .select(['decisions.outcome', 'decisions.decided_at as outcome_at', 'decisions.disclosure'])
    .orderBy('listed.id', 'desc')
    .execute();

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

/** Selects all columns, for an export. */
export const selectApplications = (query: Query, by: InboxBy): Promise<ApplicationRow[]> =>
  inbox(query, by).selectAll().execute();

/** Selects newest first, because ids sort by time. */
function inbox(query: Query, by: InboxBy) {
  let rows = query.selectFrom('applications').orderBy('id', 'desc').limit(by.limit);
  if (by.before !== undefined) rows = rows.where('id', '<', by.before);
  if (by.status !== undefined) rows = rows.where('status', '=', by.status);
  if (by.assigned !== undefined) rows = rows.where(isAssigned('applications', by.assigned));
  if (by.outcome !== undefined) rows = rows.where(hasOutcome('applications', by.outcome));
  if (by.due !== undefined) rows = rows.where(isDue(by.due));
  for (const pattern of searchPatterns(by.q)) rows = rows.where('search', 'like', pattern);
  return rows;
}
