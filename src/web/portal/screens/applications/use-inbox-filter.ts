import { applicationStatuses, dueFilters } from '#contract/admin.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { useAddressSearch, useFilterChange } from '#web/portal/hooks/use-address-search.ts';
import { readAssigned } from '../assignment/assigned-select.tsx';
import { readOutcome } from '../decision/outcome-filter.tsx';

const narrowing = ['status', 'due', 'assigned', 'outcome'] as const;
export const noFilter: ApplicationFilter = { q: '', status: '', due: '', assigned: '', outcome: '' };

/** Reads a filter from what an address or a saved view says. Unknown values filter nothing. */
export const readFilter = (get: (name: string) => string | null): ApplicationFilter => ({
  q: get('q') ?? '',
  status: applicationStatuses.find((known) => known === get('status')) ?? '',
  due: dueFilters.find((known) => known === get('due')) ?? '',
  assigned: readAssigned(get('assigned')),
  outcome: readOutcome(get('outcome')),
});

export type ChangeFilter = (next: Partial<ApplicationFilter>) => void;

/** The filter of the inbox. It is in the address, so that Back, a reload and a shared link keep it. */
export function useInboxFilter(): { filter: ApplicationFilter; change: ChangeFilter } {
  const address = useAddressSearch();
  const filter = readFilter(address.get);
  const change: ChangeFilter = useFilterChange(filter, (wanted, before) => {
    // Each word of a search replaces the one before: Back leaves the search, it does not retype it.
    const sameElse = narrowing.every((name) => wanted[name] === before[name]);
    address.change(wanted, { replace: before.q !== '' && wanted.q !== '' && sameElse });
  });
  return { filter, change };
}
