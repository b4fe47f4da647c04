import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { frame } from '#copy/portal/frame.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { failureWords } from '../failure-words.ts';

/** A read from the server, at once or page by page. */
type Read = {
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => Promise<unknown>;
};
type Props = {
  read: Read;
  title: string;
  /** Replaces the error's own text. */
  why?: string | undefined;
  className?: string;
  /** Another way out. */
  children?: ReactNode;
};

/** Shows why a read failed, and a button that retries the missing page or all. Null if none failed. */
export function FailedRead({ read, title, why, className, children }: Props) {
  if (!read.error) return null;
  return (
    <Alert tone="bad" icon={CircleAlert} role="alert" title={title} className={className}>
      <p>{why ?? failureWords(read.error)}</p>
      <Button variant="outline" size="s" aria-disabled={read.isFetching} onClick={() => tryAgain(read)}>
        {frame.retry}
      </Button>
      {children}
    </Alert>
  );
}

/** Not while it is being read. */
function tryAgain({ isFetching, isFetchNextPageError = false, fetchNextPage, refetch }: Read): void {
  if (!isFetching) void (isFetchNextPageError && fetchNextPage ? fetchNextPage() : refetch());
}
