import { memo, useDeferredValue } from 'react';
import { inbox } from '#copy/portal/applications.ts';
import type { ApplicationFilter, useApplications } from '#web/client/admin.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { ApplicationRow } from './application-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

type Props = {
  applications: ReturnType<typeof useApplications>;
  filter: ApplicationFilter;
  search: string;
  openId: string | undefined;
  onClear: () => void;
};

const Row = memo(ApplicationRow);
const rowsOf = (data: Props['applications']['data']) => data?.pages.flatMap((page) => page.applications) ?? [];

export function ApplicationList({ applications, filter, search, openId, onClear }: Props) {
  const now = useNow();
  // Drawn in the background, so that typing in the search field is answered first.
  const drawn = useDeferredValue(applications.data);
  if (applications.isPending) return <ListSkeleton />;
  const rows = rowsOf(drawn ?? applications.data);
  const failure = applications.error && (
    <FailedRead read={applications} title={inbox.failed} className="inbox-failure" />
  );
  if (rows.length === 0) return failure ?? <NoRows filter={filter} onClear={onClear} />;
  const count = rows.length;
  return (
    <div className="inbox-body">
      {!applications.isFetchNextPageError && failure}
      <ul className="inbox-rows" aria-busy={applications.isPlaceholderData}>
        {rows.map((row) => (
          <Row key={row.id} row={row} search={search} open={row.id === openId} now={now} />
        ))}
      </ul>
      {applications.isFetchNextPageError && failure}
      <div className="inbox-foot">
        <p role="status">{applications.hasNextPage ? inbox.shown(count) : inbox.allShown(count)}</p>
        {applications.hasNextPage && (
          <button
            type="button"
            className="button button-outline button-dense"
            aria-disabled={applications.isFetchingNextPage}
            onClick={() => !applications.isFetching && void applications.fetchNextPage()}
          >
            {applications.isFetchingNextPage ? inbox.loadingMore : inbox.more}
          </button>
        )}
        <p className="inbox-keys">{inbox.keys}</p>
      </div>
    </div>
  );
}

function NoRows({ filter, onClear }: Pick<Props, 'filter' | 'onClear'>) {
  if (Object.values(filter).every((one) => one === '')) return <EmptyState {...inbox.empty} />;
  return (
    <EmptyState title={inbox.nothingFound.title} text={inbox.nothingFound.text(filter.q)}>
      <button type="button" className="button button-outline" onClick={onClear}>
        {inbox.nothingFound.clear}
      </button>
    </EmptyState>
  );
}
