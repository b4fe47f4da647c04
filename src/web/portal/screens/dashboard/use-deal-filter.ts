import { useSearchParams } from 'react-router';
import { type DealListName, dealLists, type DealSort, dealSorts } from './deal-tabs.ts';

export type DealFilter = { tab: DealListName; q: string; sort: DealSort };

/** Tab, search and order. They are in the address, so that back and reload keep them. */
export function useDealFilter(): { filter: DealFilter; change: (next: Partial<DealFilter>) => void } {
  const [search, setSearch] = useSearchParams();
  const tab = dealLists.find((known) => known === search.get('tab')) ?? 'recent';
  const sort = dealSorts.find((known) => known === search.get('sort')) ?? 'newest';
  const filter = { tab, q: search.get('q')?.trim() ?? '', sort };
  const change = (next: Partial<DealFilter>): void => {
    const usual: Record<string, string> = { tab: 'recent', q: '', sort: 'newest' };
    const wanted = Object.entries({ ...filter, ...next }).filter(([name, value]) => value !== usual[name]);
    setSearch(wanted, { replace: true });
  };
  return { filter, change };
}
