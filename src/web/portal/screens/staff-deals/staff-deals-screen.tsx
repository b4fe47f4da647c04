import { ListFilter } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { MINE, UNASSIGNED } from '#contract/assignments.ts';
import { adminDealStatuses, type AdminDealRow } from '#contract/admin-deals.ts';
import type { DeskCounts } from '#contract/desk.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { staffDeals as words } from '#copy/portal/staff-deals.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { apiExportStaffDeals, type StaffDealsFilter, useStaffDeals } from '#web/client/staff-deals.ts';
import { ExportButton } from '#web/portal/components/export-button.tsx';
import { KeysHint } from '#web/portal/components/keys-hint.tsx';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { useAddressSearch, useFilterChange } from '#web/portal/hooks/use-address-search.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { May } from '#web/portal/layout/may.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { dealBoard } from '#copy/portal/deal-board.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Table } from '#web/ui/table.tsx';
import { readAssigned } from '../assignment/assigned-select.tsx';
import { DealViews } from '../deal-board/deal-views.tsx';
import { OutcomeSelect, readOutcome } from '../decision/outcome-filter.tsx';
import { type UsualView, ViewBar } from '../saved-views/view-bar.tsx';
import { dealColumns } from './deal-columns.tsx';
import '../deal-board/deal-board.css';
import './staff-deals.css';

/** A draft is visible to its dealer only. */
const offered = adminDealStatuses.filter((status) => status !== 'draft');
const statusNames = { ...dealWords.statuses, us: words.waitsOnUs, late: words.views.late };
const readStatus = (given: string | null): StaffDealsFilter['status'] =>
  offered.find((status) => status === given) ?? '';

const readFilter = (get: (name: string) => string | null): StaffDealsFilter => ({
  q: get('q') ?? '',
  status: readStatus(get('status')),
  assigned: readAssigned(get('assigned')),
  outcome: readOutcome(get('outcome')),
});
const isSearchedBy = ({ q, outcome }: StaffDealsFilter): boolean => q !== '' || outcome !== '';

/** Whose deals are listed, with the other filters as they are. Mine lists only deals whose next move is staff's. */
function usualViews(filter: StaffDealsFilter, counts: DeskCounts | undefined): UsualView<StaffDealsFilter>[] {
  const isSearched = isSearchedBy(filter);
  const isWorkView = filter.status === 'us' || filter.status === 'late';
  // These views keep a chosen status, and the counts are of all.
  const isNarrowed = isSearched || (filter.status !== '' && !isWorkView);
  const counted: Partial<DeskCounts> = isSearched ? {} : (counts ?? {});
  const countedAll: Partial<DeskCounts> = isNarrowed ? {} : counted;
  const others = { ...filter, status: isWorkView ? '' : filter.status } as const;
  return [
    {
      name: words.views.all,
      filter: { ...others, assigned: '' },
      count: countedAll.allDeals,
    },
    {
      name: words.waitsOnUs,
      filter: { ...others, assigned: '', status: 'us' },
      count: counted.deals,
    },
    {
      name: words.views.late,
      filter: { ...others, assigned: '', status: 'late' },
      count: counted.lateDeals,
    },
    {
      name: words.views.mine,
      filter: { ...filter, assigned: MINE, status: 'us' },
      count: counted.mineDeals,
    },
    {
      name: words.views.unassigned,
      filter: { ...others, assigned: UNASSIGNED },
      count: countedAll.unassignedDeals,
    },
  ];
}

/** Lists the submitted deals as a table. Search and filters are in the address. */
export function StaffDealsScreen() {
  const address = useAddressSearch();
  const filter = readFilter(address.get);
  const list = useStaffDeals(filter);
  const now = useNow();
  // Drawn in the background, so that typing in the search field is answered first.
  const drawn = useDeferredValue(list.data) ?? list.data;
  const found = useMemo(() => drawn?.pages.flatMap((page) => page.deals) ?? [], [drawn]);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  // A phone shows the search and the filters on request, and while one of them is set. Views are always in sight.
  const [isOpen, setOpen] = useState(false);
  const isFiltered = isSearchedBy(filter) || !(['', 'us', 'late'] as const).some((status) => status === filter.status);
  const change = useFilterChange(filter, (wanted) =>
    address.change(wanted, { replace: isNarrowed && Object.values(wanted).some((value) => value !== '') }),
  );
  return (
    <div className="staff-deals">
      <div className="board-head">
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <IconButton
          icon={ListFilter}
          label={dealBoard.tools}
          className="board-tools-button"
          aria-expanded={isOpen || isFiltered}
          onClick={() => setOpen(!isOpen)}
        />
        <div className="staff-deals-tools" data-open={isOpen || isFiltered}>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            q={filter.q}
            onSearch={(q) => change({ q })}
          />
          <FilterSelect
            label={words.status}
            any={words.anyStatus}
            value={filter.status}
            options={offered.map((status) => [status, statusNames[status]] as const)}
            onChange={(status) => change({ status })}
          />
          <OutcomeSelect outcome={filter.outcome} onChange={(outcome) => change({ outcome })} />
          <May permission="files.export">
            <ExportButton of="deals" read={() => apiExportStaffDeals(filter)} />
          </May>
        </div>
        <DealViews />
      </div>
      <ViewBar
        screen="deals"
        usual={usualViews(filter, useDeskCounts())}
        filter={filter}
        read={readFilter}
        onChange={change}
        narrowed={filter.q !== '' || filter.status !== '' || filter.outcome !== ''}
      />
      <section className="panel" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows list={list} count={found.length} texts={{ ...words, empty: emptyOf(filter) }}>
          <DealTable deals={found} now={now} hasMore={list.hasNextPage} />
        </PagedRows>
      </section>
    </div>
  );
}

type TableProps = { deals: AdminDealRow[]; now: number; hasMore: boolean };

const DealTable = memo(function DealTable({ deals, now, hasMore }: TableProps) {
  return (
    <Table
      label={words.title}
      columns={dealColumns(now)}
      rows={deals}
      rowKey={({ id }) => id}
      foot={
        <span className="staff-deals-foot">
          {words.sum(deals.length, dollars(sumOf(deals)), hasMore)}
          <KeysHint />
        </span>
      }
    />
  );
});

function emptyOf({ q, status, assigned, outcome }: StaffDealsFilter) {
  if (q === '' && assigned === '' && outcome === '') {
    if (status === '') return words.empty;
    if (status === 'late') return words.noneLate;
  }
  return words.nothingFound;
}

const dollars = (amount: number): string => showTypedAmount(String(amount));
const sumOf = (deals: AdminDealRow[]): number =>
  deals.reduce((cents, { requestedAmount }) => cents + Math.round(requestedAmount * 100), 0) / 100;
