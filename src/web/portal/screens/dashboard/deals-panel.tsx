import { ChevronDown } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words, equipmentNames } from '#copy/portal/dashboard.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { DealList } from './deal-list.tsx';
import {
  type DealListName,
  dealsIn,
  type DealSort,
  dealSorts,
  dealTabs,
  findDeals,
  sortDeals,
  stepOf,
} from './deal-tabs.ts';
import { type DealFilter, useDealFilter } from './use-deal-filter.ts';

/** What the row of a deal says. */
const said = (deal: DealListRow): string =>
  [dealWords.statuses[deal.status], stepOf(deal), equipmentNames[deal.equipmentType]].join(' ');

/** All deals of the dealership, with tabs, search and sorting. The list of a card is one more tab while it is open. */
export function DealsPanel({
  deals,
  searchField,
}: {
  deals: DealListRow[];
  searchField: RefObject<HTMLInputElement | null>;
}) {
  const { filter, change } = useDealFilter(deals);
  const { tab, q, sort } = filter;
  const found = useMemo(() => {
    const lists = new Set<DealListName>([...dealTabs, tab]);
    return [...lists].map((list) => ({ list, rows: findDeals(dealsIn(list, deals), q, said) }));
  }, [deals, tab, q]);
  const rows = useMemo(() => sortDeals(found.find(({ list }) => list === tab)?.rows ?? [], sort), [found, tab, sort]);
  const tools = (
    <>
      <label className="deal-sort field-select">
        <span className="sr-only">{words.sort}</span>
        <select
          className="field-control"
          value={sort}
          onChange={(event) => change({ sort: event.target.value as DealSort })}
        >
          {dealSorts.map((each) => (
            <option key={each} value={each}>
              {words.sorts[each]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="m" />
      </label>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        q={q}
        input={searchField}
        onSearch={(next) => change({ q: next })}
      />
    </>
  );
  const shown =
    rows.length > 0 ? (
      <DealList key={`${tab} ${sort} ${q}`} deals={rows} />
    ) : (
      <div className="panel">
        <NoDeals filter={filter} found={found} change={change} />
      </div>
    );
  return (
    <div className="deals-panel">
      <Tabs
        label={words.tabList}
        tabs={found.map(({ list, rows: { length } }) => ({
          value: list,
          label: words.lists[list],
          count: length.toLocaleString('en-US'),
          content: list === tab && shown,
        }))}
        value={tab}
        onChange={(next) => change({ tab: next as DealListName })}
        tools={tools}
      />
    </div>
  );
}

type NoDealsProps = {
  filter: DealFilter;
  found: readonly { list: DealListName; rows: readonly DealListRow[] }[];
  change: (next: Partial<DealFilter>) => void;
};
function NoDeals({ filter: { tab, q }, found, change }: NoDealsProps) {
  const { nothingFound } = words;
  if (q === '') return <EmptyState title={words.emptyLists[tab]} text={words.emptyTab} />;
  const elsewhere = found.find(({ rows }) => rows.length > 0);
  return (
    <EmptyState title={nothingFound.title} text={nothingFound.text(q)}>
      {elsewhere === undefined ? (
        <Button variant="outline" onClick={() => change({ q: '' })}>
          {nothingFound.clear}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => change({ tab: elsewhere.list })}>
          {nothingFound.elsewhere(elsewhere.rows.length, words.lists[elsewhere.list])}
        </Button>
      )}
    </EmptyState>
  );
}
