import { auditWords as words } from '#copy/portal/audit.ts';
import type { useAudit } from '#web/client/audit.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AuditEntryItem } from './audit-entry.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';

type Props = { trail: ReturnType<typeof useAudit>; filtered: boolean; onClear: () => void };

export function AuditList({ trail, filtered, onClear }: Props) {
  if (trail.isPending) return <AuditSkeleton />;
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  const failure = trail.error && <FailedRead read={trail} title={words.failed} className="audit-failure" />;
  if (entries.length === 0) return failure ?? <NoEntries filtered={filtered} onClear={onClear} />;
  return (
    <>
      {!trail.isFetchNextPageError && failure}
      <ol className="audit-entries" aria-busy={trail.isPlaceholderData}>
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {trail.isFetchNextPageError && failure}
      <div className="audit-foot">
        <p role="status">{trail.hasNextPage ? words.shown(entries.length) : words.allShown(entries.length)}</p>
        {trail.hasNextPage && (
          <Button
            variant="outline"
            size="s"
            busy={trail.isFetchingNextPage && words.loadingMore}
            onClick={() => !trail.isFetching && void trail.fetchNextPage()}
          >
            {words.loadMore}
          </Button>
        )}
        <p className="audit-keys">{words.keys}</p>
      </div>
    </>
  );
}

function NoEntries({ filtered, onClear }: Pick<Props, 'filtered' | 'onClear'>) {
  if (!filtered) return <EmptyState {...words.empty} />;
  return (
    <EmptyState {...words.nothingFound}>
      <Button variant="outline" onClick={onClear}>
        {words.filters.clear}
      </Button>
    </EmptyState>
  );
}
