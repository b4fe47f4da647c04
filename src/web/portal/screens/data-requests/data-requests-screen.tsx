import { Link, useSearchParams } from 'react-router';
import { type ListedDataRequest, dataRequestStates } from '#contract/data-requests.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';
import { type DataRequestsFilter, useDataRequests } from '#web/client/data-requests.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { showDate, showCalendarDay } from '#web/portal/instants.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { ageOf, dueWords } from './due-words.ts';
import { OpenRequest } from './open-request.tsx';
import { StateBadge } from './state-badge.tsx';
import '#web/portal/components/rows-table.css';

const filters = ['overdue', ...dataRequestStates] as const;
const nameOf = (filter: (typeof filters)[number]): string =>
  filter === 'overdue' ? words.filter.overdue : words.states[filter];

/** Requests from people about their data. The filter lives in the address. */
export function DataRequestsScreen() {
  const [search, setSearch] = useSearchParams();
  const state: DataRequestsFilter = filters.find((one) => one === search.get('state')) ?? '';
  const list = useDataRequests(state);
  const found = list.data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead} />
      <div className="rows-tools">
        <FilterSelect
          label={words.filter.name}
          any={words.filter.any}
          value={state}
          options={filters.map((one) => [one, nameOf(one)] as const)}
          onChange={(next) => setSearch(next === '' ? {} : { state: next })}
        />
      </div>
      <section className="panel rows-table" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: state === '' ? words.empty : words.nothingFound }}
        >
          <RequestTable requests={found} />
        </PagedRows>
      </section>
      <OpenRequest />
    </div>
  );
}

const RequestTable = ({ requests }: { requests: ListedDataRequest[] }) => (
  <table>
    <thead>
      <tr>
        {Object.values(words.columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {requests.map((request) => (
        <RequestLine key={request.id} request={request} />
      ))}
    </tbody>
  </table>
);

function RequestLine({ request }: { request: ListedDataRequest }) {
  const now = useNow();
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/data-requests/${request.id}`}>{request.name}</Link>
        <span className="rows-small">
          <EmailText>{request.email}</EmailText>
        </span>
      </th>
      <td>{words.kinds[request.kind]}</td>
      <td data-label={words.columns.received}>
        {showCalendarDay(request.receivedOn)}
        <span className="rows-small">{ageOf(request.receivedOn, now)}</span>
      </td>
      <td>
        <StateBadge request={request} />
      </td>
      <td data-label={words.columns.due}>
        {request.closedAt === null ? showCalendarDay(request.dueOn) : words.closedOn(showDate(request.closedAt))}
        {request.closedAt === null && <span className="rows-small">{dueWords(request.dueOn, now)}</span>}
      </td>
    </tr>
  );
}
