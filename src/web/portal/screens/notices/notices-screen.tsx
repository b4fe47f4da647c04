import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { noticeKinds, noticeStates } from '#contract/notices.ts';
import { deskCounts } from '#copy/portal/desk.ts';
import { noticeStateWords, notices as words } from '#copy/portal/notices.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { apiExportNotices, type NoticesFilter, useNotices } from '#web/client/notices.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { ExportButton } from '#web/portal/components/export-button.tsx';
import { PagedRows } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { showCount } from '#web/portal/layout/use-count-marks.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';
import { NoticeTable } from './notice-table.tsx';
import '#web/portal/components/rows-table.css';

/** The log of notices with their delivery. The filter is in the address. */
export function NoticesScreen() {
  const [search, setSearch] = useSearchParams();
  const filter: NoticesFilter = {
    kind: noticeKinds.find((one) => one === search.get('kind')) ?? '',
    state: noticeStates.find((one) => one === search.get('state')) ?? '',
  };
  const list = useNotices(filter);
  const found = list.data?.pages.flatMap((page) => page.notices) ?? [];
  const sendsEmail = list.data?.pages[0]?.sendsEmail ?? true;
  const isNarrowed = filter.kind !== '' || filter.state !== '';
  const change = (next: Partial<NoticesFilter>): void =>
    setSearch(Object.fromEntries(Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')));
  return (
    <div className="rows-screen">
      <RowsHead title={words.title} lead={words.lead}>
        <May permission="files.export">
          <ExportButton of="notices" read={() => apiExportNotices(filter)} />
        </May>
      </RowsHead>
      <div className="rows-tools">
        <FilterSelect
          label={words.filters.kind}
          any={words.filters.anyKind}
          value={filter.kind}
          options={noticeKinds.map((one) => [one, words.kinds[one]] as const)}
          onChange={(kind) => change({ kind })}
        />
        <FilterSelect
          label={words.filters.state}
          any={words.filters.anyState}
          value={filter.state}
          options={noticeStates.map((one) => [one, noticeStateWords(one, sendsEmail)] as const)}
          onChange={(state) => change({ state })}
        />
        {found.length > 0 && (
          <p className="notices-count" role="status">
            {words.count(found.length, list.hasNextPage)}
          </p>
        )}
      </div>
      {filter.state === '' && <OpenNotices />}
      <section className="panel notices" aria-label={words.title} aria-busy={list.isFetching}>
        <PagedRows
          list={list}
          count={found.length}
          texts={{ ...words, empty: isNarrowed ? words.nothingFound : words.empty }}
        >
          <NoticeTable notices={found} sendsEmail={sendsEmail} isWhole={!list.hasNextPage} />
        </PagedRows>
      </section>
    </div>
  );
}

const waiting = [
  { of: 'noticesToPrint', state: 'to_print' },
  { of: 'noticesWaiting', state: 'waiting' },
] as const;

/** Leads to the notices that did not reach their applicants. */
function OpenNotices() {
  const counts = useDeskCounts();
  const open = waiting.flatMap(({ of, state }) => {
    const count = counts?.[of] ?? 0;
    return count === 0 ? [] : [{ state, said: deskCounts[of](showCount(count)) }];
  });
  if (open.length === 0) return null;
  return (
    <Alert tone="warn" icon={Printer} title={words.toDo}>
      {open.map(({ state, said }) => (
        <p key={state}>
          <Link to={`/admin/notices?state=${state}`}>{said}</Link>
        </p>
      ))}
    </Alert>
  );
}
