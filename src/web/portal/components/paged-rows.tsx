import type { ReactNode } from 'react';
import { frame } from '#copy/portal/frame.ts';
import { FailedRead } from './failed-read.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx';
import './paged-rows.css';

/** A list that is read page by page. */
export type PagedList = {
  isPending: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};
type Texts = { failed: string; more: string; loading?: string; empty: EmptyStateProps };
type Props = { list: PagedList; count: number; texts: Texts; children: ReactNode };

/** Reads a list again, unless a read is in progress. */
export const reload = (list: PagedList): void => {
  if (!list.isFetching) void list.refetch();
};

/** The rows of a list, with what stands around them: a failure and the way to try again, the wait, nothing, more. */
export const PagedRows = ({ list, count, texts, children }: Props) => (
  <>
    <FailedRead read={list} title={texts.failed} />
    {list.isPending && (
      <p className="paged-note skeleton-late" role="status">
        {texts.loading ?? frame.loading}
      </p>
    )}
    {list.isSuccess && count === 0 && <EmptyState {...texts.empty} />}
    {count > 0 && children}
    {list.hasNextPage && (
      <Button
        variant="outline"
        size="s"
        className="paged-more"
        aria-disabled={list.isFetchingNextPage}
        onClick={() => !list.isFetching && void list.fetchNextPage()}
      >
        {texts.more}
      </Button>
    )}
  </>
);
