import { inquiryPaths } from '#contract/inquiry-paths.ts';
import {
  type ChangeInquiry,
  type InquiriesAnswer,
  inquiriesAnswerSchema,
  type Inquiry,
  inquiryChangedSchema,
  type inquiryFilters,
} from '#contract/inquiries.ts';
import type { InquiryKind } from '#contract/inquiry-fields.ts';
import { deskPaths } from '#contract/desk.ts';
import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { requestAsUser } from './session.ts';

/** The filters in the address. Empty means any. */
export type InquiriesFilter = { state: (typeof inquiryFilters)[number]; kind: InquiryKind | '' };

export const useInquiries = (filter: InquiriesFilter) =>
  useInfiniteQuery({
    queryKey: [inquiryPaths.list, filter],
    queryFn: async ({ pageParam, ...context }): Promise<InquiriesAnswer> => {
      const query = new URLSearchParams({ ...filter, cursor: pageParam });
      const headers = pageParam === '' ? pollHeaders(context) : {};
      return inquiriesAnswerSchema.parse(
        await requestAsUser('GET', `${inquiryPaths.list}?${query.toString()}`, undefined, headers),
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
  });

export const apiChangeInquiry = async (id: string, change: ChangeInquiry): Promise<Inquiry> =>
  inquiryChangedSchema.parse(await requestAsUser('PATCH', inquiryPaths.one(id), change)).inquiry;

/** Loads the lists and the number of the sidebar again. */
export async function refreshInquiries(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [inquiryPaths.list] }),
    client.invalidateQueries({ queryKey: [deskPaths.counts] }),
  ]);
}
