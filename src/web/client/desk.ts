import { adminDealPaths, adminDealsAnswerSchema } from '#contract/admin-deals.ts';
import { adminPaths, applicationsAnswerSchema } from '#contract/admin.ts';
import { dealerContactPaths, foundContactsAnswerSchema } from '#contract/dealer-contacts.ts';
import { type DeskCounts, deskCountsSchema, type DeskDay, deskDaySchema, deskPaths } from '#contract/desk.ts';
import { peopleAnswerSchema, peoplePaths } from '#contract/people.ts';
import type { Permission } from '#contract/permissions.ts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { requestAsUser } from './session.ts';

/** Reads the numbers of the sidebar and of the inbox's views, and again while the desk is open. */
export const useDeskCountsRead = () =>
  useQuery({
    queryKey: [deskPaths.counts],
    refetchInterval: POLL_MS,
    queryFn: async (context): Promise<DeskCounts> =>
      deskCountsSchema.parse(await requestAsUser('GET', deskPaths.counts, undefined, pollHeaders(context))),
  });

/** The same numbers. Undefined until they are read. */
export const useDeskCounts = (): DeskCounts | undefined => useDeskCountsRead().data;

/** Reads what the user has to do, again at each visit. */
export const useDeskDay = () =>
  useQuery({
    queryKey: [deskPaths.day],
    refetchOnMount: 'always',
    queryFn: async (): Promise<DeskDay> => deskDaySchema.parse(await requestAsUser('GET', deskPaths.day)),
  });

/**
 * Reloads what shows the files after a change of one: both lists, the board, the day and the numbers of the sidebar. An
 * open file is not read again, because the server records each view.
 */
export async function refreshFiles(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path, ...rest] }) =>
      path === deskPaths.day ||
      path === deskPaths.counts ||
      ((path === adminPaths.applications || path === adminDealPaths.all) && rest.some(isFilter)),
  });
}
/** Only the keys of lists have a filter. */
const isFilter = (part: unknown): boolean => typeof part === 'object';

const FOUND = 5;
const MIN_TYPED = 2;
const kinds = ['application', 'deal', 'person', 'dealer'] as const;
export type Found = { kind: (typeof kinds)[number]; id: string; name: string; note: string };

const askFor = (path: string, q: string): Promise<unknown> =>
  requestAsUser('GET', `${path}?${new URLSearchParams({ q, limit: String(FOUND) }).toString()}`);

/** Adds the field that matches to the note of a file, where neither its name nor the note does. */
export function noteOf(q: string, [name, note]: [name: string, note: string], others: string[]): string {
  const has = (text: string): boolean => text.toLowerCase().includes(q.trim().toLowerCase());
  const match = has(name) || has(note) ? undefined : others.find(has);
  return match === undefined ? note : `${note}, ${match}`;
}

async function findFiles(q: string): Promise<Found[]> {
  const [applications, found] = await Promise.all([askFor(adminPaths.applications, q), askFor(adminDealPaths.all, q)]);
  const { deals } = adminDealsAnswerSchema.parse(found);
  return [
    ...applicationsAnswerSchema
      .parse(applications)
      .applications.map(({ id, businessName, reference, principalName }): Found => ({
        kind: 'application',
        id,
        name: businessName,
        note: noteOf(q, [businessName, reference], [principalName]),
      })),
    ...deals.map(({ id, dealName, dealership, borrowerCompany, borrowerFirstName, borrowerLastName }): Found => ({
      kind: 'deal',
      id,
      name: dealName,
      note: noteOf(q, [dealName, dealership], [borrowerCompany, `${borrowerFirstName} ${borrowerLastName}`]),
    })),
    // Staff who do not read the CRM find a dealership by its deals.
    ...deals
      .filter(({ dealership }) => dealership.toLowerCase().includes(q.toLowerCase()))
      .map(({ dealerId, dealership }): Found => ({ kind: 'dealer', id: dealerId, name: dealership, note: '' })),
  ];
}

const findPeople = async (q: string): Promise<Found[]> =>
  peopleAnswerSchema
    .parse(await askFor(peoplePaths.all, q))
    .people.map(({ id, firstName, lastName, email }): Found => ({
      kind: 'person',
      id,
      name: `${firstName} ${lastName}`.trim() || email,
      note: email,
    }));

/** The dealerships of the contacts that match, each once. */
async function findDealers(q: string): Promise<Found[]> {
  const { contacts } = foundContactsAnswerSchema.parse(
    await requestAsUser('GET', `${dealerContactPaths.search}?${new URLSearchParams({ q }).toString()}`),
  );
  const dealers = new Map(
    contacts.map(({ AccountId, AccountName, FirstName, LastName }): [string, Found] => [
      AccountId,
      { kind: 'dealer', id: AccountId, name: AccountName, note: `${FirstName} ${LastName}`.trim() },
    ]),
  );
  return [...dealers.values()].slice(0, FOUND);
}

const useFoundBy = (name: string, q: string, may: boolean, find: (q: string) => Promise<Found[]>) =>
  useQuery({
    queryKey: ['found', name, q],
    enabled: may && q.length >= MIN_TYPED,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => find(q),
  });

/** The files, users and dealerships that have the typed words, as far as the user may read them. */
export function useFound(q: string, permissions: readonly Permission[]) {
  const reads = [
    useFoundBy('files', q, permissions.includes('files.read'), findFiles),
    useFoundBy('people', q, permissions.includes('people.read'), findPeople),
    useFoundBy('dealers', q, permissions.includes('dealers.invite'), findDealers),
  ];
  const found = reads.flatMap(({ data }) => data ?? []);
  return {
    // A dealership may be found by its deals and by its contacts.
    found: found
      .filter((one, at) => found.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at)
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
    isLoading: reads.some(({ isLoading }) => isLoading),
    isError: reads.some(({ isError }) => isError),
  };
}
