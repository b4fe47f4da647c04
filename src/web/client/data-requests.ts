import type { StepUp } from '#contract/account.ts';
import {
  type CloseDataRequest,
  type DataRequest,
  type OpenDataRequest,
  dataRequestAnswerSchema,
  dataRequestChangedSchema,
  dataRequestPaths,
  type DataRequestsAnswer,
  dataRequestsAnswerSchema,
  type dataRequestFilters,
  type ExportData,
  type FoundAnswer,
  foundAnswerSchema,
  type ItemRef,
  type RemovalsAnswer,
  removalsAnswerSchema,
  type SearchedBy,
} from '#contract/data-requests.ts';
import { keepPreviousData, type QueryClient, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { postForFileAsUser, requestAsUser } from './session.ts';

export type DataRequestsFilter = (typeof dataRequestFilters)[number] | '';
const KEY = [dataRequestPaths.all];
const keyOf = (id: string) => [...KEY, 'one', id];

export const useDataRequests = (state: DataRequestsFilter) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', state],
    queryFn: async ({ pageParam }): Promise<DataRequestsAnswer> => {
      const query = new URLSearchParams({ state, cursor: pageParam });
      return dataRequestsAnswerSchema.parse(await requestAsUser('GET', `${dataRequestPaths.all}?${query.toString()}`));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useDataRequest = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<DataRequest> =>
      dataRequestAnswerSchema.parse(await requestAsUser('GET', dataRequestPaths.one(encodeURIComponent(id)))).request,
    refetchOnMount: 'always',
  });

/** Updates the open screen with the answer and reloads the lists. */
export function showDataRequest(client: QueryClient, request: DataRequest): void {
  client.setQueryData(keyOf(request.id), request);
  void client.invalidateQueries({ queryKey: [...KEY, 'list'] });
}
export const refreshDataRequest = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(id) });

const changed = (answer: unknown): DataRequest => dataRequestChangedSchema.parse(answer).request;

export const apiOpenDataRequest = async (input: OpenDataRequest): Promise<DataRequest> =>
  changed(await requestAsUser('POST', dataRequestPaths.all, input));

export const apiCloseDataRequest = async (id: string, input: CloseDataRequest): Promise<DataRequest> =>
  changed(await requestAsUser('PATCH', dataRequestPaths.one(id), input));

/** The last search of a request without the number, and its results. */
export type Searched = { by: Partial<Record<SearchedBy, string>>; answer: FoundAnswer };
const searchedKey = (id: string) => [...KEY, 'searched', id];
/** Search results stay this long, or until sign-out. */
const SEARCHED_MS = 3_600_000;

export const useSearched = (id: string): Searched | undefined =>
  useQuery<Searched>({ queryKey: searchedKey(id), queryFn: skipToken, gcTime: SEARCHED_MS }).data;

/** Search terms do not appear in the address, because they name a person. A number is not stored at all. */
export async function apiSearchHeldData(
  client: QueryClient,
  id: string,
  { number, ...by }: Record<SearchedBy, string>,
): Promise<void> {
  const answer = foundAnswerSchema.parse(await requestAsUser('POST', dataRequestPaths.search(id), { ...by, number }));
  client.setQueryData<Searched>(searchedKey(id), { by, answer });
}

/** Replaces the selection. The screen shows the answer, or after a refusal the current state. */
export const apiChooseItems = (client: QueryClient, id: string, items: ItemRef[]): Promise<void> =>
  orReread(client, id, async () =>
    showDataRequest(
      client,
      changed(await requestAsUser('PUT', dataRequestPaths.items(id), { items: items.map(refOf) })),
    ),
  );

/** Deletes records. The screen shows the answer, or after a refusal the current state. */
export const apiRemoveItems = (client: QueryClient, id: string, items: ItemRef[]): Promise<RemovalsAnswer['results']> =>
  orReread(client, id, async () => {
    const body = { items: items.map(refOf) };
    const answer = removalsAnswerSchema.parse(await requestAsUser('POST', dataRequestPaths.removals(id), body));
    showDataRequest(client, answer.request);
    return answer.results;
  });

const refOf = ({ kind, id }: ItemRef): ItemRef => ({ kind, id });

async function orReread<T>(client: QueryClient, id: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    void refreshDataRequest(client, id);
    throw error;
  }
}

export const apiExportHeldData = (id: string, input: Omit<ExportData, keyof StepUp> & Partial<StepUp>): Promise<Blob> =>
  postForFileAsUser(dataRequestPaths.export(id), input);
