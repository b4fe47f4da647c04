import { ChevronDown } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words, equipmentNames, nextSteps } from '#copy/portal/dashboard.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { DealList } from './deal-list.tsx';
import { type DealSort, dealSorts, type DealTab, dealTabs, findDeals, sortDeals, tabsOf } from './deal-tabs.ts';
import { type DealFilter, useDealFilter } from './use-deal-filter.ts';

const said = ({ status, equipmentType }: DealListRow): string =>
  [dealWords.statuses[status], nextSteps[status], equipmentNames[equipmentType]].join(' ');

/** All deals of the dealership, with tabs, search and sorting. */
export function DealsPanel({
  deals,
  searchField,
}: {
  deals: DealListRow[];
  searchField: RefObject<HTMLInputElement | null>;
}) {
  const { filter, change } = useDealFilter();
  const { tab, q, sort } = filter;
  const tabs = useMemo(() => tabsOf(deals), [deals]);
  const found = useMemo(
    () =>
      Object.fromEntries(dealTabs.map((each) => [each, findDeals(tabs[each], q, said)])) as Record<
        DealTab,
        readonly DealListRow[]
      >,
    [tabs, q],
  );
  const rows = useMemo(() => sortDeals(found[tab], sort), [found, tab, sort]);
  const counts = { recent: 0, active: 0, won: 0, lost: 0 };
  for (const each of dealTabs) counts[each] = found[each].length;
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
        <NoDeals filter={filter} counts={counts} change={change} />
      </div>
    );
  return (
    <div className="deals-panel">
      <Tabs
        label={words.tabList}
        tabs={dealTabs.map((value) => ({
          value,
          label: words.tabs[value],
          count: counts[value].toLocaleString('en-US'),
          content: value === tab && shown,
        }))}
        value={tab}
        onChange={(next) => change({ tab: next as DealTab })}
        tools={tools}
      />
    </div>
  );
}

type NoDealsProps = {
  filter: DealFilter;
  counts: Record<DealTab, number>;
  change: (next: Partial<DealFilter>) => void;
};
function NoDeals({ filter: { tab, q }, counts, change }: NoDealsProps) {
  const { nothingFound } = words;
  if (q === '') return <EmptyState title={words.emptyTabs[tab]} text={words.emptyTab} />;
  const elsewhere = dealTabs.find((each) => counts[each] > 0);
  return (
    <EmptyState title={nothingFound.title} text={nothingFound.text(q)}>
      {elsewhere === undefined ? (
        <Button variant="outline" onClick={() => change({ q: '' })}>
          {nothingFound.clear}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => change({ tab: elsewhere })}>
          {nothingFound.elsewhere(counts[elsewhere], words.tabs[elsewhere])}
        </Button>
      )}
    </EmptyState>
  );
}
