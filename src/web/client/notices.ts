import {
  type NoticeKind,
  noticePaths,
  type NoticesAnswer,
  noticesAnswerSchema,
  type NoticeState,
} from '#contract/notices.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LOOK_MS, LOOKS, pollHeaders } from './polling.ts';
import { requestAsUser, requestFileAsUser } from './session.ts';

/** The filters in the address. Empty means any. */
export type NoticesFilter = { kind: NoticeKind | ''; state: NoticeState | '' };

export const useNotices = (filter: NoticesFilter) =>
  useInfiniteQuery({
    queryKey: [noticePaths.list, filter],
    queryFn: async ({ pageParam, ...context }): Promise<NoticesAnswer> => {
      const query = new URLSearchParams({ ...filter, cursor: pageParam });
      return noticesAnswerSchema.parse(
        await requestAsUser(
          'GET',
          `${noticePaths.list}?${query.toString()}`,
          undefined,
          pageParam === '' ? pollHeaders(context) : {},
        ),
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const waits = state.data?.pages.some((page) => page.notices.some((notice) => notice.state === 'queued')) === true;
      return waits && state.dataUpdateCount < LOOKS && LOOK_MS;
    },
  });

export const apiExportNotices = (filter: NoticesFilter): Promise<Blob> =>
  requestFileAsUser(`${noticePaths.csv}?${new URLSearchParams(filter).toString()}`);
