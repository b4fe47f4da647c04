import { type UnsentAnswer, unsentAnswerSchema, unsentDocumentPaths } from '#contract/unsent-documents.ts';
import { type UntoldAnswer, untoldAnswerSchema, untoldLeadPaths } from '#contract/untold-leads.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';

/** Deals that a CRM beside us was not told of, newest first. */
export const useUntoldLeads = () =>
  useInfiniteQuery({
    queryKey: [untoldLeadPaths.list],
    queryFn: async ({ pageParam }): Promise<UntoldAnswer> =>
      untoldAnswerSchema.parse(
        await requestAsUser('GET', `${untoldLeadPaths.list}${pageParam && `?cursor=${pageParam}`}`),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

/** Documents that it does not hold, newest first. */
export const useUnsentDocuments = () =>
  useInfiniteQuery({
    queryKey: [unsentDocumentPaths.list],
    queryFn: async ({ pageParam }): Promise<UnsentAnswer> =>
      unsentAnswerSchema.parse(
        await requestAsUser('GET', `${unsentDocumentPaths.list}${pageParam && `?cursor=${pageParam}`}`),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });

export const retryLead = (dealId: string): Promise<unknown> => requestAsUser('POST', untoldLeadPaths.retry(dealId));
export const retryDocument = (id: string): Promise<unknown> => requestAsUser('POST', unsentDocumentPaths.retry(id));
