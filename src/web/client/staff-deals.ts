import {
  type AdminDeal,
  adminDealAnswerSchema,
  adminDealPaths,
  type AdminDealRow,
  adminDealsAnswerSchema,
} from '#contract/admin-deals.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

const PAGE = 50;

/** What dealers of every dealership submitted, newest first, a page at a time. */
export const useStaffDeals = () =>
  useInfiniteQuery({
    queryKey: [adminDealPaths.all],
    initialPageParam: '',
    refetchOnMount: 'always',
    queryFn: async ({ pageParam }): Promise<{ deals: AdminDealRow[]; nextCursor: string | null }> => {
      const cursor = pageParam === '' ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      return adminDealsAnswerSchema.parse(
        await requestAsUser('GET', `${adminDealPaths.all}?limit=${String(PAGE)}${cursor}`),
      );
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
