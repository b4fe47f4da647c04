import { useInfiniteQuery } from '@tanstack/react-query';
import { type OutboxAnswer, outboxAnswerSchema, outboxPaths } from '#contract/outbox.ts';
import { requestAsUser } from './session.ts';

export type OutboxFilter = '' | 'failed';
export const useOutbox = (state: OutboxFilter) =>
  useInfiniteQuery({
    queryKey: [outboxPaths.list, state],
    queryFn: async ({ pageParam }): Promise<OutboxAnswer> => {
      const query = new URLSearchParams(
        Object.entries({ state, cursor: pageParam }).filter(([, value]) => value !== ''),
      );
      const path = query.size === 0 ? outboxPaths.list : `${outboxPaths.list}?${query.toString()}`;
      return outboxAnswerSchema.parse(await requestAsUser('GET', path));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const apiRetryEntry = (id: string): Promise<unknown> => requestAsUser('POST', outboxPaths.retry(id));
