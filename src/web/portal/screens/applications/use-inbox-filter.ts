import { useSearchParams } from 'react-router';
import { applicationStatuses, dueFilters } from '#contract/admin.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';
import { readAssigned } from '../assignment/assigned-select.tsx';
import { readOutcome } from '../decision/outcome-filter.tsx';

const narrowing = ['status', 'due', 'assigned', 'outcome'] as const;

/** The filter of the inbox; it lives in the address, so that back, reload and a shared link keep it. */
export function useInboxFilter(): { filter: ApplicationFilter; change: (next: Partial<ApplicationFilter>) => void } {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const status = applicationStatuses.find((known) => known === search.get('status')) ?? '';
  const due = dueFilters.find((known) => known === search.get('due')) ?? '';
  const assigned = readAssigned(search.get('assigned'));
  const outcome = readOutcome(search.get('outcome'));
  const filter: ApplicationFilter = { q, status, due, assigned, outcome };
  const change = (next: Partial<ApplicationFilter>): void => {
    const wanted = { ...filter, ...next };
    const given = Object.entries(wanted).filter(([, value]) => value !== '');
    // Each word of a search replaces the one before: back leaves the search, it does not retype it.
    const sameElse = narrowing.every((name) => wanted[name] === filter[name]);
    const retyping = q !== '' && wanted.q !== '' && sameElse;
    setSearch(given, { replace: retyping });
  };
  return { filter, change };
}
