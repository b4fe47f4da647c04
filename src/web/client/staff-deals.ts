import {
  type AdminDeal,
  adminDealAnswerSchema,
  adminDealPaths,
  type AdminDealRow,
  adminDealsAnswerSchema,
} from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

const PAGE = 50;

export type StaffDealsFilter = { q: string; status: DealStatus | '' };

/** What dealers of every dealership submitted, newest first, a page at a time. */
export const useStaffDeals = ({ q, status }: StaffDealsFilter) =>
  useInfiniteQuery({
    queryKey: [adminDealPaths.all, 'list', q, status],
    initialPageParam: '',
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam }): Promise<{ deals: AdminDealRow[]; nextCursor: string | null }> => {
      const query = new URLSearchParams({ q, status, limit: String(PAGE), cursor: pageParam });
      return adminDealsAnswerSchema.parse(await requestAsUser('GET', `${adminDealPaths.all}?${query.toString()}`));
    },
    getNextPageParam: (last) => last.nextCursor,
  });

/** One of them; that it was opened is recorded. */
export const useStaffDeal = (id: string) =>
  useQuery({
    queryKey: [adminDealPaths.all, id],
    queryFn: async (): Promise<AdminDeal> =>
      adminDealAnswerSchema.parse(await requestAsUser('GET', adminDealPaths.one(encodeURIComponent(id)))).deal,
  });
