import { sql } from 'kysely';
import type { Query } from '#server/ports.ts';
import { filterSubmitted, searchConditions, type SubmittedBy } from './submitted-store.ts';

type By = SubmittedBy & {
  limit: number;
  /** The next cards of some stages alone. */
  after?: { stages: { in: string[] } | { notIn: string[] }; before: string } | undefined;
};

/** As the index of the board has it: without case and blanks, '' for none. */
const KEY = sql<string>`coalesce(lower(trim(deals.stage)), '')`;

/**
 * The first cards of each stage, newest first, each with what its stage holds in all. Counts come out of an index, and the
 * cards of each stage from where they stand in it: no deal is sorted, and none is read that is not shown. A stage has one
 * row without a card where all of its cards came before: it still counts.
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
type Given = Exclude<keyof StageRow, 'stage' | 'assigned_to'>;
export type BoardRow = Pick<StageRow, 'stage' | 'assigned_to'> & { [Column in Given]: NonNullable<StageRow[Column]> };
export const hasCard = (row: StageRow): row is BoardRow => row.id !== null;
