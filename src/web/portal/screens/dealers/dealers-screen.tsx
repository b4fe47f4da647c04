import { UserPlus } from 'lucide-react';
import type { DealershipRow } from '#contract/dealerships.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealersWords as words } from '#copy/portal/dealership.ts';
import { frame } from '#copy/portal/frame.ts';
import { useDealerContacts } from '#web/client/dealer-contacts.ts';
import { useDealerships } from '#web/client/dealerships.ts';
import { useMay } from '#web/client/session.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { useAddressSearch } from '#web/portal/hooks/use-address-search.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { type ListedDealership, withContacts } from './with-contacts.ts';
import './dealers.css';

/** Every dealership with its contacts, deals, application links and access. The search is in the address. */
export function DealersScreen() {
  const address = useAddressSearch();
  const q = address.get('q') ?? '';
  const mayInvite = useMay('dealers.invite');
  const list = useDealerships(q);
  const contacts = useDealerContacts('', mayInvite);
  const now = useNow();
  const rows = list.data && withContacts(list.data.dealerships, mayInvite ? contacts.data : undefined, q);
  return (
    <div className="dealers">
      <Head mayInvite={mayInvite} />
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        q={q}
        onSearch={(next) => address.change({ q: next }, { replace: q !== '' && next !== '' })}
      />
      {mayInvite && <FailedRead read={contacts} title={words.contactsFailed} />}
      <section className="panel" aria-label={words.title} aria-busy={list.isFetching}>
        <FailedRead read={list} title={words.failed} />
        {list.isPending && <Skeleton height="360px" />}
        {rows?.length === 0 && <EmptyState {...(q === '' ? words.empty : words.nothingFound)} />}
        {rows && rows.length > 0 && (
          <Table
            label={words.title}
            columns={columnsOf(now)}
            hidden={hiddenIn(rows, mayInvite)}
            rows={rows}
            rowKey={({ id }) => id}
            foot={words.count(rows.length, list.data?.more === true)}
          />
        )}
      </section>
    </div>
  );
}

const Head = ({ mayInvite }: { mayInvite: boolean }) => (
  <RowsHead title={words.title} lead={words.lead}>
    {mayInvite && (
      <Link button size="s" icon={UserPlus} to="/admin/dealer-invites">
        {words.invite}
      </Link>
    )}
  </RowsHead>
);

/** The columns that this user may not read. */
const hiddenIn = (rows: ListedDealership[], mayInvite: boolean): ReadonlySet<string> =>
  new Set([
    ...(mayInvite ? [] : ['contacts']),
    ...(['links', 'access'] as const).filter((key) => rows.every((row) => row[key] === null)),
  ]);

const columnsOf = (now: number): Column<ListedDealership>[] => [
  {
    key: 'name',
    label: words.columns.name,
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => (
      <CellText text={name}>
        <Link to={`/admin/dealers/${encodeURIComponent(id)}`}>{name}</Link>
      </CellText>
    ),
  },
  {
    key: 'contacts',
    label: words.columns.contacts,
    sortBy: ({ contacts }) => -(contacts ?? 0),
    cell: ({ contacts }) => (contacts === null ? words.unknown : words.contacts(contacts)),
  },
  {
    key: 'deals',
    label: words.columns.deals,
    sortBy: ({ deals }) => -deals.all,
    cell: ({ deals }) => <CellText text={words.open(deals.open)} more={words.ofDeals(deals.all, deals.funded)} />,
  },
  {
    key: 'amount',
    label: words.columns.amount,
    align: 'right',
    sortBy: ({ deals }) => -deals.amount,
    cell: ({ deals }) => (deals.all === 0 ? words.unknown : showTypedAmount(deals.amount.toFixed(2))),
  },
  {
    key: 'last',
    label: words.columns.last,
    sortBy: ({ lastDealAt }) => (lastDealAt === null ? 0 : -Date.parse(lastDealAt)),
    cell: ({ lastDealAt }) =>
      lastDealAt === null ? (
        words.unknown
      ) : (
        <time dateTime={lastDealAt} title={showInstant(lastDealAt)}>
          {frame.ages.ago(showAge(lastDealAt, now))}
        </time>
      ),
  },
  {
    key: 'links',
    label: words.columns.links,
    sortBy: ({ links }) => -(links?.open ?? 0),
    cell: ({ links }) =>
      links && <CellText text={words.openLinks(links.open)} more={words.completed(links.completed)} />,
  },
  { key: 'access', label: words.columns.access, sortBy: ({ access }) => -(access?.active ?? 0), cell: accessOf },
];

function accessOf({ access }: DealershipRow) {
  if (access === null) return null;
  if (access.active + access.invited === 0) return <span className="dealers-none">{words.noAccess}</span>;
  return (
    <CellText
      text={access.active === 0 ? words.invited(access.invited) : words.users(access.active)}
      more={access.active > 0 && access.invited > 0 ? words.invited(access.invited) : ''}
    />
  );
}
