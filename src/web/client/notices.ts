import {
  type NoticeKind,
  noticePaths,
  type NoticesAnswer,
  noticesAnswerSchema,
  type NoticeState,
} from '#contract/notices.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestAsUser, requestFileAsUser } from './session.ts';

/** As it stands in the address; empty is any. */
export type NoticesFilter = { kind: NoticeKind | ''; state: NoticeState | '' };

export const useNotices = (filter: NoticesFilter) =>
  useInfiniteQuery({
    queryKey: [noticePaths.list, filter],
    queryFn: async ({ pageParam }): Promise<NoticesAnswer> => {
      const query = new URLSearchParams({ ...filter, cursor: pageParam });
      return noticesAnswerSchema.parse(await requestAsUser('GET', `${noticePaths.list}?${query.toString()}`));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const exportNotices = (filter: NoticesFilter): Promise<Blob> =>
  requestFileAsUser(`${noticePaths.csv}?${new URLSearchParams(filter).toString()}`);
