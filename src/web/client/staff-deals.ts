import {
  type AdminDeal,
  adminDealAnswerSchema,
  adminDealChangedAnswerSchema,
  adminDealPaths,
  type adminDealStatuses,
  type AdminDealRow,
  adminDealsAnswerSchema,
  type MoveDeal,
} from '#contract/admin-deals.ts';
import type { AssignedFilter } from '#contract/assignments.ts';
import type { OutcomeFilter } from '#contract/decision.ts';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EXPORT_MS } from './admin.ts';
import { requestAsUser, requestFileAsUser } from './session.ts';

const PAGE = 50;

export type StaffDealsFilter = {
  q: string;
  status: (typeof adminDealStatuses)[number] | '';
  assigned: AssignedFilter | '';
  outcome: OutcomeFilter | '';
};

/** Reads submitted deals of all dealerships, newest first, page by page. */
export const useStaffDeals = (filter: StaffDealsFilter) =>
  useInfiniteQuery({
    queryKey: [adminDealPaths.all, 'list', filter],
    initialPageParam: '',
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam }): Promise<{ deals: AdminDealRow[]; nextCursor: string | null }> => {
      const query = new URLSearchParams({ ...filter, limit: String(PAGE), cursor: pageParam });
      return adminDealsAnswerSchema.parse(await requestAsUser('GET', `${adminDealPaths.all}?${query.toString()}`));
    },
    getNextPageParam: (last) => last.nextCursor,
  });

/** Downloads every deal that matches the filter as a table. */
export const apiExportStaffDeals = (filter: StaffDealsFilter): Promise<Blob> =>
  requestFileAsUser(`${adminDealPaths.csv}?${new URLSearchParams(filter).toString()}`, { timeoutMs: EXPORT_MS });

/** Reads a deal. The server records each view, so it is not cached. */
export const useStaffDeal = (id: string) =>
  useQuery({
    queryKey: [adminDealPaths.all, id],
    gcTime: 0,
    queryFn: async (): Promise<AdminDeal> =>
      adminDealAnswerSchema.parse(await requestAsUser('GET', adminDealPaths.one(encodeURIComponent(id)))).deal,
  });

/** Moves the deal, updates the open deal with the answer, and reloads the lists. */
export async function apiMoveStaffDeal(client: QueryClient, id: string, move: MoveDeal): Promise<void> {
  const answer = await requestAsUser('PATCH', adminDealPaths.one(encodeURIComponent(id)), move);
  const { deal } = adminDealChangedAnswerSchema.parse(answer);
  client.setQueryData<AdminDeal>([adminDealPaths.all, id], (open) => open && deal);
  await client.invalidateQueries({
    predicate: ({ queryKey: [all, which] }) => all === adminDealPaths.all && (which === 'list' || which === 'board'),
  });
}
