import { type Expression, sql, type SqlBool } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';
import type { DealStatus } from '#contract/deals.ts';
import { type AssignedTo, isAssigned } from '#server/db/assigned-filter.ts';
import { hasOutcome } from '#server/db/outcome-filter.ts';
import { searchPatterns } from '#server/lib/searchable.ts';
import type { Query, Tx } from '#server/ports.ts';
import { LISTED } from './store.ts';

export type SubmittedBy = {
  q: string;
  status: DealStatus | undefined;
  assigned: AssignedTo | undefined;
  outcome: OutcomeFilter | undefined;
};

/**
 * One condition on `deals` per word: the deal or the name of its dealership contains it. The ids of the dealerships are
 * read first, because an index on `deals` can compare with a list of ids but not with a name in another table.
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

/** What dealers have submitted, as it is filtered. */
export function filterSubmitted(query: Query, by: SubmittedBy, searched: Expression<SqlBool>[]) {
  let rows = query.selectFrom('deals').where('deals.status', '<>', 'draft');
  if (by.status !== undefined) rows = rows.where('deals.status', '=', by.status);
  if (by.assigned !== undefined) rows = rows.where(isAssigned('deals.assigned_to', by.assigned));
  if (by.outcome !== undefined) rows = rows.where(hasOutcome('deals', by.outcome));
  for (const condition of searched) rows = rows.where(condition);
  return rows;
}

/** Newest first. */
export async function selectSubmitted(query: Query, by: SubmittedBy & { limit: number; before: string | undefined }) {
  return filterSubmitted(query, by, await searchConditions(query, by.q))
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .select(LISTED)
    .select(['accounts.name as dealership', 'borrower_company', 'submitted_at', 'status_at', 'assigned_to'])
    .$if(by.before !== undefined, (rows) => rows.where('deals.id', '<', by.before ?? ''))
    .orderBy('deals.id', 'desc')
    .limit(by.limit)
    .execute();
}
export type ListedSubmitted = Awaited<ReturnType<typeof selectSubmitted>>[number];

export const selectSubmittedOne = (query: Query | Tx, id: string) =>
  query
    .selectFrom('deals')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .innerJoin('users', 'users.id', 'deals.created_by')
    .where('deals.status', '<>', 'draft')
    .selectAll('deals')
    .select(['accounts.name as dealership', 'users.email as creator_email'])
    .where('deals.id', '=', id)
    .executeTakeFirst();
export type StaffsDeal = NonNullable<Awaited<ReturnType<typeof selectSubmittedOne>>>;
