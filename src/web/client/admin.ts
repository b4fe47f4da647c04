import {
  adminPaths,
  type ApplicationFile,
  applicationFileAnswerSchema,
  type ApplicationListRow,
  type ApplicationSort,
  applicationsAnswerSchema,
  changeStatusAnswerSchema,
  type DueFilter,
  type ApplicationsAnswer,
  type ApplicationStatus,
  holdAnswerSchema,
  revealAnswerSchema,
} from '#contract/admin.ts';
import type { AssignedFilter } from '#contract/assignments.ts';
import type { OutcomeFilter } from '#contract/decision.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import {
  type InfiniteData,
  keepPreviousData,
  noop,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { requestAsUser, postForFileAsUser, requestFileAsUser } from './session.ts';

const PAGE = 50;
/** The time limit of a complete table on a slow connection. */
export const EXPORT_MS = 5 * 60_000;
export type ApplicationFilter = {
  q: string;
  status: ApplicationStatus | '';
  due: DueFilter | '';
  assigned: AssignedFilter | '';
  outcome: OutcomeFilter | '';
};

/** Builds the query from the filters that are set. */
const queryOf = (filter: ApplicationFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

export const useApplications = (filter: ApplicationFilter, sort: ApplicationSort) =>
  useInfiniteQuery({
    queryKey: [adminPaths.applications, { ...filter, sort }],
    queryFn: async ({ pageParam }): Promise<ApplicationsAnswer> => {
      const query = queryOf(filter);
      query.set('sort', sort);
      query.set('limit', String(PAGE));
      if (pageParam) query.set('cursor', pageParam);
      return applicationsAnswerSchema.parse(
        await requestAsUser('GET', `${adminPaths.applications}?${query.toString()}`),
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Returning to the inbox loads new applications.
    refetchOnMount: 'always',
  });

/** Downloads every application that matches the filter as a table. */
export const apiExportApplications = (filter: ApplicationFilter): Promise<Blob> =>
  requestFileAsUser(`${adminPaths.applicationsCsv}?${queryOf(filter).toString()}`, { timeoutMs: EXPORT_MS });

const fileQueryKey = (id: string) => [adminPaths.applications, id];

/** The server records each view, so a closed file is kept only as long as opening one may take. */
const OPENING_MS = 1000;
const fileQuery = (id: string) =>
  queryOptions({
    queryKey: fileQueryKey(id),
    staleTime: OPENING_MS,
    gcTime: OPENING_MS,
    queryFn: async (): Promise<ApplicationFile> =>
      applicationFileAnswerSchema.parse(
        await requestAsUser('GET', `${adminPaths.applications}/${encodeURIComponent(id)}`),
      ).application,
  });

export const useApplication = (id: string) => useQuery(fileQuery(id));

/** Reads a file that is not open, while its screen is drawn. A failure is reported when it opens. */
export async function apiReadFileAhead(client: QueryClient, id: string): Promise<void> {
  if (client.getQueryState(fileQueryKey(id)) === undefined) await client.query(fileQuery(id)).catch(noop);
}

const copyPath = (id: string): string => `${adminPaths.applications}/${encodeURIComponent(id)}/pdf`;

/** Downloads the application as a PDF with masked numbers. */
export const apiReadMaskedCopy = (id: string): Promise<Blob> => requestFileAsUser(copyPath(id));

/** Downloads the signed copy with every number. The server records the reason and three reveals. */
export const apiReadSignedCopy = (id: string, reason: string): Promise<Blob> =>
  postForFileAsUser(copyPath(id), { reason });

/** Returns the decrypted value. It is not cached. */
export async function apiRevealField(id: string, field: EncryptedApplicationField, reason: string): Promise<string> {
  const path = `${adminPaths.applications}/${encodeURIComponent(id)}/reveal`;
  return revealAnswerSchema.parse(await requestAsUser('POST', path, { field, reason })).value;
}

export async function apiChangeStatus(id: string, status: ApplicationStatus): Promise<void> {
  const path = `${adminPaths.applications}/${encodeURIComponent(id)}`;
  changeStatusAnswerSchema.parse(await requestAsUser('PATCH', path, { status }));
}

export async function apiChangeHold(id: string, hold: boolean, reason: string): Promise<ApplicationFile['legalHold']> {
  const path = `${adminPaths.applications}/${encodeURIComponent(id)}/legal-hold`;
  return holdAnswerSchema.parse(await requestAsUser('PATCH', path, { hold, reason })).hold;
}

/** Updates the open file with the result of an action. Another read would be recorded as a view. */
export function noteInFile(
  client: QueryClient,
  id: string,
  entry: Omit<ApplicationFile['history'][number], 'at'>,
  changes: Partial<ApplicationFile> = {},
): void {
  client.setQueryData<ApplicationFile>(
    fileQueryKey(id),
    (file) => file && { ...file, ...changes, history: [{ at: new Date().toISOString(), ...entry }, ...file.history] },
  );
}

/** Shows a change of an application in every loaded list, until the lists are read again. */
export function showInLists(
  client: QueryClient,
  id: string,
  changes: Partial<Pick<ApplicationListRow, 'status' | 'clock' | 'decision'>>,
): void {
  client.setQueriesData<InfiniteData<ApplicationsAnswer>>(
    { queryKey: [adminPaths.applications], predicate: ({ queryKey }) => typeof queryKey[1] === 'object' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          applications: page.applications.map((row) => (row.id === id ? { ...row, ...changes } : row)),
        })),
      },
  );
}
