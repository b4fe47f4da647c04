import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { dataRequestFilters as filters, type ListedDataRequest } from '#contract/data-requests.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';
import { type DataRequestsFilter, useDataRequests } from '#web/client/data-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { Link } from '#web/ui/link.tsx';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { showDate, showCalendarDay } from '#web/portal/instants.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { useOpenedForm } from '#web/portal/hooks/use-opened-form.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { ageOf, dueWords } from './due-words.ts';
import { OpenRequest } from './open-request.tsx';
import { StateBadge } from './state-badge.tsx';
import '#web/portal/components/rows-table.css';

const nameOf = (filter: (typeof filters)[number]): string =>
  filter === 'overdue' || filter === 'soon' ? words.filter[filter] : words.states[filter];

/** Requests from people about their data. The filter lives in the address. */
export function DataRequestsScreen() {
  const [search, setSearch] = useSearchParams();
  const state: DataRequestsFilter = filters.find((one) => one === search.get('state')) ?? '';
  const list = useDataRequests(state);
  const found = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const form = useOpenedForm('request-form');
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead}>
        <Button {...form.button} icon={Plus}>
          {words.open.heading}
        </Button>
      </RowsHead>
      <div hidden={!form.isOpen}>
        <OpenRequest onClose={form.close} />
      </div>
      <div className="rows-tools">
        <FilterSelect
          label={words.filter.name}
          any={words.filter.any}
          value={state}
          options={filters.map((one) => [one, nameOf(one)] as const)}
          onChange={(next) => setSearch(next === '' ? {} : { state: next })}
        />
      </div>
      <section className="panel" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: state === '' ? words.empty : words.nothingFound }}
        >
          <RequestTable requests={found} />
        </PagedRows>
      </section>
    </div>
  );
}

const BY_DUE = { key: 'due', direction: 'ascending' } as const;

const RequestTable = ({ requests }: { requests: ListedDataRequest[] }) => (
  <Table
    label={words.title}
    columns={columnsAt(useNow())}
    rows={requests}
    rowKey={({ id }) => id}
    initialSort={BY_DUE}
  />
);

const columnsAt = (now: number): Column<ListedDataRequest>[] => [
  {
    key: 'person',
    label: words.columns.person,
    sortBy: ({ name }) => name,
    cell: ({ id, name, email }) => (
      <CellText text={name} more={email} moreAs={<EmailText>{email}</EmailText>}>
        <Link to={`/admin/data-requests/${id}`}>{name}</Link>
      </CellText>
    ),
  },
  {
    key: 'kind',
    label: words.columns.kind,
    sortBy: ({ kind }) => words.kinds[kind],
    cell: ({ kind }) => words.kinds[kind],
  },
  {
    key: 'received',
    label: words.columns.received,
    sortBy: ({ receivedOn }) => receivedOn,
    cell: ({ receivedOn }) => <CellText text={showCalendarDay(receivedOn)} more={ageOf(receivedOn, now)} />,
  },
  {
    key: 'state',
    label: words.columns.state,
    sortBy: ({ state }) => words.states[state],
    cell: (request) => <StateBadge request={request} />,
  },
  {
    key: 'due',
    label: words.columns.due,
    // Open requests are before closed ones, as the server lists them.
    sortBy: ({ dueOn, openedAt, closedAt }) =>
      closedAt === null ? Date.parse(dueOn) : Number.MAX_SAFE_INTEGER - Date.parse(openedAt),
    cell: ({ dueOn, closedAt }) =>
      closedAt === null ? (
        <CellText text={showCalendarDay(dueOn)} more={dueWords(dueOn, now)} />
      ) : (
        words.closedOn(showDate(closedAt))
      ),
  },
];
