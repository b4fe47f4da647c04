import { type Expression, sql, type SqlBool } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';
import type { DealStatus } from '#contract/deals.ts';
import { type AssignedTo, isAssigned } from '#server/core/assigned-filter.ts';
import { holdsWord } from '#server/core/holds-word.ts';
import { hasOutcome } from '#server/core/outcome-filter.ts';
import { patternOf, searchWords } from '#server/core/searchable.ts';
import type { Query, Tx } from '#server/ports.ts';
import { LISTED } from './store.ts';

export type SubmittedBy = {
  q: string;
  status: DealStatus | undefined;
  assigned: AssignedTo | undefined;
  outcome: OutcomeFilter | undefined;
};

/** A word that more dealerships have than this is common: whoever goes from the newest deal on soon has a page. */
const FEW = 100;

/**
 * The condition on `deals` that a word stands in the deal or in the name of its dealership. The few dealerships that have
 * it are asked for before: an index can answer "one of these", not what a name holds in a table beside.
 */
async function holds(query: Query, word: string): Promise<Expression<SqlBool>> {
  const named = query
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(name)`, 'like', patternOf(word));
  const found = await named.limit(FEW + 1).execute();
  const inDeal = holdsWord('deals.search', word);
  if (found.length === 0) return inDeal;
  return found.length > FEW
    ? sql<boolean>`(${inDeal} or deals.account_id in (${named}))`
    : sql<boolean>`(${inDeal} or deals.account_id = any(${found.map(({ id }) => id)}::uuid[]))`;
}

/** The conditions on `deals` that each word of a search sets. */
export async function searchConditions(query: Query, q: string): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = [];
  // One after the other: one search of eight words takes one connection.
  for (const word of searchWords(q)) conditions.push(await holds(query, word));
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
