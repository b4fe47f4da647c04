import { useInfiniteQuery } from '@tanstack/react-query';
import { type OutboxAnswer, outboxAnswerSchema, outboxPaths } from '#contract/outbox.ts';
import { requestAsUser } from './session.ts';

export const useOutbox = () =>
  useInfiniteQuery({
    queryKey: [outboxPaths.list],
    queryFn: async ({ pageParam }): Promise<OutboxAnswer> =>
      outboxAnswerSchema.parse(await requestAsUser('GET', `${outboxPaths.list}${pageParam && `?cursor=${pageParam}`}`)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const apiRetryEntry = (id: string): Promise<unknown> => requestAsUser('POST', outboxPaths.retry(id));
