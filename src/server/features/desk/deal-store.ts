import { type Expression, sql, type SqlBool } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';
import type { DealStatus } from '#contract/deals.ts';
import { searchPatterns } from '#server/lib/searchable.ts';
import type { Query } from '#server/ports.ts';
import { dealerId, listedDealColumns } from '#server/db/deal-tables.ts';
import { dealIsOurs } from './day-store.ts';
import { type AssignedTo, decisionInForce, hasOutcome, isAssigned } from './filter-store.ts';
import { approvalExpired, DEAL_PROMISED_FROM, dealIsLate, type LateBy } from './promise-store.ts';

export type SubmittedBy = {
  q: string;
  /** In the lender's zone, such as 2026-12-31. */
  today: string;
  /** `us`: staff moves next. */
  status: DealStatus | 'us' | undefined;
  /** Only deals whose promised answer is overdue. */
  late?: LateBy | undefined;
  assigned: AssignedTo | undefined;
  /** Leaves out deals that the CRM removed. */
  withoutRemoved?: boolean;
  outcome: OutcomeFilter | undefined;
  /** Deals of one dealership only. */
  accountId?: string;
};

/**
 * Returns one condition on `deals` per word: the deal or the name of its dealership contains it. Reads the ids of the
 * dealerships first. An index on `deals` can compare with a list of ids but not with a name in another table.
 */
export async function searchConditions(query: Query, q: string): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = [];
  for (const pattern of searchPatterns(q)) {
    const named = await query
      .selectFrom('accounts')
      .select('id')
      .where(sql<string>`lower(name)`, 'like', pattern)
      .execute();
    const ids = named.map(({ id }) => id);
    conditions.push(sql<boolean>`(deals.search like ${pattern} or deals.account_id = any(${ids}::uuid[]))`);
  }
  return conditions;
}

/** Selects submitted deals by the filter. */
export function filterSubmitted(query: Query, by: SubmittedBy, searched: Expression<SqlBool>[]) {
  let rows = query.selectFrom('deals').where('deals.status', '<>', 'draft');
  if (by.status === 'us') rows = rows.where(dealIsOurs(by.today));
  else if (by.status !== undefined) rows = rows.where('deals.status', '=', by.status);
  if (by.late !== undefined) rows = rows.where(dealIsLate(by.late));
  if (by.withoutRemoved === true) rows = rows.where('deals.status', '<>', 'sf_deleted');
  if (by.assigned !== undefined) rows = rows.where(isAssigned('deals', by.assigned));
  if (by.outcome !== undefined) rows = rows.where(hasOutcome('deals', by.outcome));
  if (by.accountId !== undefined) rows = rows.where('deals.account_id', '=', by.accountId);
  for (const condition of searched) rows = rows.where(condition);
  return rows;
}

/** Selects newest first. */
export async function selectSubmitted(query: Query, by: SubmittedBy & { limit: number; before: string | undefined }) {
  return filterSubmitted(query, by, await searchConditions(query, by.q))
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .select(listedDealColumns)
    .select(['accounts.name as dealership', 'borrower_company', 'submitted_at', 'status_at', 'assigned_to'])
    .select(dealerId.as('dealer_id'))
    .select([DEAL_PROMISED_FROM.as('promised_from'), approvalExpired(by.today).as('approval_expired')])
    .$if(by.before !== undefined, (rows) => rows.where('deals.id', '<', by.before ?? ''))
    .orderBy('deals.id', 'desc')
    .limit(by.limit)
    .execute();
}
export type ListedSubmitted = Awaited<ReturnType<typeof selectSubmitted>>[number];

type By = SubmittedBy & {
  limit: number;
  /** The next cards of these stages only. */
  after?: { stages: { in: string[] } | { notIn: string[] }; before: string } | undefined;
};

/** The decision in force is a counteroffer, and the deal still has the status that it caused. */
const COUNTER_OFFERED = sql<boolean>`(deals.status = 'info_requested' and exists (${decisionInForce('deals')}
  and outcome = 'counter_offer' and decisions.decided_at >= deals.status_at))`;

/** Same expression as the index of the board: lower case, trimmed, '' for no stage. */
const KEY = sql<string>`coalesce(lower(trim(deals.stage)), '')`;

/**
 * Selects the first cards of each stage, newest first, with the totals of the stage. Totals come from the index, and
 * cards are read in index order, so nothing is sorted and no other deal is read. A stage whose cards were all on
 * earlier pages has one row without a card.
 */
export async function selectBoard(query: Query, { limit, after, ...by }: By) {
  const submitted = filterSubmitted(query, by, await searchConditions(query, by.q));
  let stages = submitted
    .select([
      KEY.as('key'),
      sql<string>`count(*)`.as('deals'),
      sql<string>`sum(deals.requested_amount_cents)`.as('cents'),
    ])
    .groupBy(KEY);
  if (after !== undefined)
    stages =
      'in' in after.stages
        ? stages.where(KEY, 'in', after.stages.in)
        : stages.where(sql<boolean>`${KEY} <> all(${after.stages.notIn}::text[])`);
  const cards = submitted
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .select([
      'deals.id',
      'deal_name',
      'deals.status',
      'deals.stage',
      'status_at',
      'deals.assigned_to',
      'requested_amount_cents',
      'borrower_first_name',
      'borrower_last_name',
      'borrower_company',
      'accounts.name as dealership',
      DEAL_PROMISED_FROM.as('promised_from'),
      COUNTER_OFFERED.as('counter_offered'),
      approvalExpired(by.today).as('approval_expired'),
    ])
    .where(sql<boolean>`${KEY} = stages.key`)
    .$if(after !== undefined, (rows) => rows.where('deals.id', '<', after?.before ?? ''))
    .orderBy('deals.id', 'desc')
    .limit(limit);
  return query
    .selectFrom(stages.as('stages'))
    .leftJoinLateral(cards.as('cards'), (join) => join.onTrue())
    .selectAll()
    .orderBy('cards.id', 'desc')
    .execute();
}
export type StageRow = Awaited<ReturnType<typeof selectBoard>>[number];
type Given = Exclude<keyof StageRow, 'stage' | 'assigned_to' | 'promised_from'>;
export type BoardRow = Pick<StageRow, 'stage' | 'assigned_to' | 'promised_from'> & {
  [Column in Given]: NonNullable<StageRow[Column]>;
};
export const hasCard = (row: StageRow): row is BoardRow => row.id !== null;
