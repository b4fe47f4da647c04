import { sql } from 'kysely';
import type { Query } from '#server/ports.ts';
import { filterSubmitted, type SubmittedBy } from './store.ts';

type By = SubmittedBy & {
  /** The stages with a column, in lower case; all others share the column ''. */
  stages: string[];
  limit: number;
  /** The next cards of one column alone. */
  after?: { stage: string; before: string } | undefined;
};

/** The first cards of each column, newest first, each with what its column holds in all. */
export function selectBoard(query: Query, { stages, limit, after, ...by }: By) {
  const column = sql<string>`coalesce(case when lower(trim(deals.stage)) = any(${stages}::text[])
    then lower(trim(deals.stage)) end, '')`;
  let rows = filterSubmitted(query, by).select([
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
    column.as('board_column'),
    sql<string>`count(*) over (partition by ${column})`.as('deals'),
    sql<string>`sum(requested_amount_cents) over (partition by ${column})`.as('cents'),
    sql<string>`row_number() over (partition by ${column} order by deals.id desc)`.as('place'),
  ]);
  if (after !== undefined) rows = rows.where('deals.id', '<', after.before).where(column, '=', after.stage);
  return query
    .selectFrom(rows.as('board'))
    .selectAll()
    .where('place', '<=', String(limit))
    .orderBy('id', 'desc')
    .execute();
}
export type BoardRow = Awaited<ReturnType<typeof selectBoard>>[number];
