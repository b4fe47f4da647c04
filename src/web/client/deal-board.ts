import { type BoardAnswer, boardAnswerSchema, type BoardColumn, dealBoardPath } from '#contract/deal-board.ts';
import { adminDealPaths } from '#contract/admin-deals.ts';
import type { AssignedFilter } from '#contract/assignments.ts';
import { keepPreviousData, noop, type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

export type BoardFilter = { q: string; assigned: AssignedFilter | '' };
const keyOf = (filter: BoardFilter) => [adminDealPaths.all, 'board', filter];

const read = async (asked: Record<string, string>): Promise<BoardAnswer> =>
  boardAnswerSchema.parse(await requestAsUser('GET', `${dealBoardPath}?${new URLSearchParams(asked).toString()}`));

const query = (filter: BoardFilter) => ({ queryKey: keyOf(filter), queryFn: () => read(filter) });

/** Reads the board before it opens. A failure is reported when it opens. */
export const apiReadBoardAhead = (client: QueryClient, filter: BoardFilter): Promise<unknown> =>
  client.query({ ...query(filter), staleTime: 10_000 }).catch(noop);

export const useDealBoard = (filter: BoardFilter) =>
  useQuery({
    ...query(filter),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Appends the next cards of one column to the open board. */
export async function apiReadMoreCards(client: QueryClient, filter: BoardFilter, column: BoardColumn): Promise<void> {
  const { columns } = await read({ ...filter, stage: column.stage, cursor: column.nextCursor ?? '' });
  const [more] = columns;
  if (!more) return;
  client.setQueryData<BoardAnswer>(
    keyOf(filter),
    (board) =>
      board && {
        ...board,
        columns: board.columns.map((one) =>
          one.stage === column.stage && one.nextCursor === column.nextCursor
            ? { ...one, cards: [...one.cards, ...more.cards], nextCursor: more.nextCursor }
            : one,
        ),
      },
  );
}
