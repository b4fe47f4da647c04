import { applicationSorts, type ApplicationSort, applicationStatuses, dueFilters } from '#contract/admin.ts';
import { MINE } from '#contract/assignments.ts';
import { mayBeNumber } from '#contract/saved-views.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { useAddressSearch, useFilterChange } from '#web/portal/hooks/use-address-search.ts';
import { readAssigned } from '../assignment/assigned-select.tsx';
import { readOutcome } from '../decision/outcome-filter.tsx';

const besidesSearch = ['status', 'due', 'assigned', 'outcome', 'sort'] as const;
export const noFilter: ApplicationFilter = { q: '', status: '', due: '', assigned: '', outcome: '' };

/** The queries of the views on which the inbox opens. A query of all files differs from none. */
export const MINE_VIEW = `?due=us&assigned=${MINE}`;
export const ALL_VIEW = '?view=all';

/** Reads a filter from what an address or a saved view says. Unknown values filter nothing. */
export const readFilter = (get: (name: string) => string | null): ApplicationFilter => ({
  q: get('q') ?? '',
  status: applicationStatuses.find((known) => known === get('status')) ?? '',
  due: dueFilters.find((known) => known === get('due')) ?? '',
  assigned: readAssigned(get('assigned')),
  outcome: readOutcome(get('outcome')),
});

/** An empty `sort` is the usual order of the filter. */
type Sorted = ApplicationFilter & { sort: ApplicationSort | '' };
export type ChangeFilter = (next: Partial<Sorted>) => void;

/** The most urgent file is first. Lists of closed or decided files, which need no answer, start with the newest. */
export const usualSort = ({ status, outcome }: ApplicationFilter): ApplicationSort =>
  status === 'closed' || (outcome !== '' && outcome !== 'none') ? '-received' : 'due';

/** The filter and the order of the inbox. They are in the address, so that Back, a reload and a shared link keep them. */
export function useInboxFilter(): { filter: ApplicationFilter; sort: ApplicationSort; change: ChangeFilter } {
  const address = useAddressSearch();
  const filter = readFilter(address.get);
  const chosen = applicationSorts.find((known) => known === address.get('sort')) ?? '';
  const change: ChangeFilter = useFilterChange<Sorted>({ ...filter, sort: chosen }, (wanted, before) => {
    // Each word of a search replaces the one before: Back leaves the search, it does not retype it.
    const sameElse = besidesSearch.every((name) => wanted[name] === before[name]);
    const sort = wanted.sort === usualSort(wanted) ? '' : wanted.sort;
    const isAll =
      (wanted.q === '' || mayBeNumber(wanted.q)) &&
      sort === '' &&
      besidesSearch.every((name) => name === 'sort' || wanted[name] === '');
    address.change(
      { ...wanted, sort, view: isAll ? 'all' : '' },
      { replace: before.q !== '' && wanted.q !== '' && sameElse },
    );
  });
  return { filter, sort: chosen === '' ? usualSort(filter) : chosen, change };
}
