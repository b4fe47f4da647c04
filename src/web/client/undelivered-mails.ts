import { type UndeliveredAnswer, undeliveredAnswerSchema, undeliveredMailPaths } from '#contract/undelivered-mails.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

export const useUndeliveredMails = () =>
  useInfiniteQuery({
    queryKey: [undeliveredMailPaths.list],
    queryFn: async ({ pageParam }): Promise<UndeliveredAnswer> =>
      undeliveredAnswerSchema.parse(
        await requestAsUser('GET', `${undeliveredMailPaths.list}${pageParam && `?cursor=${pageParam}`}`),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const retryMail = (id: string): Promise<unknown> => requestAsUser('POST', undeliveredMailPaths.retry(id));
