import { useSearchParams } from 'react-router';
import type { DealListRow } from '#contract/deals.ts';
import { type DealListName, dealLists, type DealSort, dealSorts, isMine } from './deal-tabs.ts';

export type DealFilter = { tab: DealListName; q: string; sort: DealSort };

/**
 * Tab, search and order. They are in the address, so that back and reload keep them. Without a tab in it, the open deals
 * are shown while one of them waits for the dealer, and otherwise the newest.
 */
export function useDealFilter(deals: readonly DealListRow[]): {
  filter: DealFilter;
  change: (next: Partial<DealFilter>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const usualTab = deals.some(isMine) ? 'active' : 'recent';
  const tab = dealLists.find((known) => known === search.get('tab')) ?? usualTab;
  const sort = dealSorts.find((known) => known === search.get('sort')) ?? usualSort(tab);
  const filter = { tab, q: search.get('q')?.trim() ?? '', sort };
  const change = (next: Partial<DealFilter>): void => {
    // Another list starts in its own order.
    const order = next.tab === undefined || next.tab === tab ? sort : usualSort(next.tab);
    const changed = { ...filter, sort: order, ...next };
    const usual: Record<string, string> = { tab: usualTab, q: '', sort: usualSort(changed.tab) };
    const wanted = Object.entries(changed).filter(([name, value]) => value !== usual[name]);
    setSearch(wanted, { replace: true });
  };
  return { filter, change };
}

/** Open deals start with those that wait for the dealer, and other lists with the newest. */
const usualSort = (tab: DealListName): DealSort => (tab === 'active' || tab === 'total' ? 'move' : 'newest');
