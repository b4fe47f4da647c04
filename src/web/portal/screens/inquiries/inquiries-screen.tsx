import { useSearchParams } from 'react-router';
import { inquiryFilters } from '#contract/inquiries.ts';
import { inquiryKinds } from '#contract/inquiry-fields.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import { type InquiriesFilter, useInquiries } from '#web/client/inquiries.ts';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import '#web/portal/components/rows-table.css';

const states = inquiryFilters.filter((one) => one !== '');
const stateLabel = (one: (typeof states)[number]): string => (one === 'open' ? words.filters.open : words.states[one]);

/** Requests from the website. The filter is in the address. */
export function InquiriesScreen() {
  const [search, setSearch] = useSearchParams();
  const filter: InquiriesFilter = {
    state: states.find((one) => one === search.get('state')) ?? '',
    kind: inquiryKinds.find((one) => one === search.get('kind')) ?? '',
  };
  const list = useInquiries(filter);
  const found = list.data?.pages.flatMap((page) => page.inquiries) ?? [];
  const isNarrowed = filter.kind !== '' || filter.state !== '';
  const change = (next: Partial<InquiriesFilter>): void =>
    setSearch(Object.fromEntries(Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')));
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead} />
      <div className="rows-tools">
        <FilterSelect
          label={words.filters.state}
          any={words.filters.anyState}
          value={filter.state}
          options={states.map((one) => [one, stateLabel(one)] as const)}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label={words.filters.kind}
          any={words.filters.anyKind}
          value={filter.kind}
          options={inquiryKinds.map((one) => [one, words.kinds[one]] as const)}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <section className="panel inquiries" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: isNarrowed ? words.nothingFound : words.empty }}
        >
          <InquiryTable inquiries={found} />
        </PagedRows>
      </section>
    </div>
  );
}
