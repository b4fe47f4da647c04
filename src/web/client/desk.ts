import { adminDealPaths, adminDealsAnswerSchema } from '#contract/admin-deals.ts';
import { adminPaths, applicationsAnswerSchema } from '#contract/admin.ts';
import { type DeskCounts, deskCountsSchema, type DeskDay, deskDaySchema, deskPaths } from '#contract/desk.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { requestAsUser } from './session.ts';

/** The numbers of the sidebar and of the inbox's views. Undefined until they are read. */
export const useDeskCounts = (): DeskCounts | undefined =>
  useQuery({
    queryKey: [deskPaths.counts],
    refetchInterval: POLL_MS,
    queryFn: async (context): Promise<DeskCounts> =>
      deskCountsSchema.parse(await requestAsUser('GET', deskPaths.counts, undefined, pollHeaders(context))),
  }).data;

/** What the user has to do. Read again at each visit. */
export const useDeskDay = () =>
  useQuery({
    queryKey: [deskPaths.day],
    refetchOnMount: 'always',
    queryFn: async (): Promise<DeskDay> => deskDaySchema.parse(await requestAsUser('GET', deskPaths.day)),
  });

const FOUND = '5';
const MIN_TYPED = 2;
export type FoundFile = { kind: 'application' | 'deal'; id: string; name: string; note: string };

/** The newest applications and deals that have the typed words. */
export const useFoundFiles = (q: string) =>
  useQuery({
    queryKey: ['found-files', q],
    enabled: q.length >= MIN_TYPED,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<FoundFile[]> => {
      const query = new URLSearchParams({ q, limit: FOUND }).toString();
      const [applications, deals] = await Promise.all([
        requestAsUser('GET', `${adminPaths.applications}?${query}`),
        requestAsUser('GET', `${adminDealPaths.all}?${query}`),
      ]);
      return [
        ...applicationsAnswerSchema
          .parse(applications)
          .applications.map(({ id, businessName, reference }): FoundFile => ({
            kind: 'application',
            id,
            name: businessName,
            note: reference,
          })),
        ...adminDealsAnswerSchema.parse(deals).deals.map(({ id, dealName, dealership }): FoundFile => ({
          kind: 'deal',
          id,
          name: dealName,
          note: dealership,
        })),
      ];
    },
  });
