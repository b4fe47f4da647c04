import { useSearchParams } from 'react-router';
import { applicationStatuses, dueFilters } from '#contract/admin.ts';
import type { ApplicationFilter } from '#web/client/admin.ts';

/** The filter of the inbox; it lives in the address, so that back, reload and a shared link keep it. */
export function useInboxFilter(): { filter: ApplicationFilter; change: (next: Partial<ApplicationFilter>) => void } {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const status = applicationStatuses.find((known) => known === search.get('status')) ?? '';
  const due = dueFilters.find((known) => known === search.get('due')) ?? '';
  const change = (next: Partial<ApplicationFilter>): void => {
    const wanted = { q, status, due, ...next };
    const given = Object.entries(wanted).filter(([, value]) => value !== '');
    // Each word of a search replaces the one before: back leaves the search, it does not retype it.
    const retyping = q !== '' && wanted.q !== '' && wanted.status === status && wanted.due === due;
    setSearch(given, { replace: retyping });
  };
  return { filter: { q, status, due }, change };
}
