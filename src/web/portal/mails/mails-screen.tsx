import { CircleAlert, RefreshCw } from 'lucide-react';
import { frame } from '#copy/portal/frame.ts';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { useUndeliveredMails } from '#web/client/undelivered-mails.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { failureWords } from '../failure-words.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { UndeliveredMailRow } from './undelivered-mail-row.tsx';
import './mails.css';

/** What no mail server has taken yet, and the button that tries it now. */
export function MailsScreen() {
  const list = useUndeliveredMails();
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  const reload = (): void => {
    if (!list.isFetching) void list.refetch();
  };
  return (
    <div className="mail-list-screen">
      <header className="mail-list-head">
        <div>
          <ScreenHeading className="screen-title" title={words.title}>
            {words.title}
          </ScreenHeading>
          <p>{words.lead}</p>
        </div>
        <button
          type="button"
          className="button button-quiet button-dense"
          aria-disabled={list.isFetching}
          onClick={reload}
        >
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {words.refresh}
        </button>
      </header>
      <section className="panel mail-list" aria-label={words.title} aria-busy={list.isPending}>
        {list.error && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
            <p>{failureWords(list.error)}</p>
            <button type="button" className="button button-outline button-dense" onClick={reload}>
              {frame.retry}
            </button>
          </Alert>
        )}
        {list.isPending && <p className="mail-list-note">{frame.loading}</p>}
        {list.isSuccess && mails.length === 0 && <EmptyState {...words.empty} />}
        <ul>
          {mails.map((mail) => (
            <UndeliveredMailRow key={mail.id} mail={mail} onTried={reload} />
          ))}
        </ul>
        {list.hasNextPage && (
          <button
            type="button"
            className="button button-outline button-dense mail-list-more"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetching && void list.fetchNextPage()}
          >
            {words.more}
          </button>
        )}
      </section>
    </div>
  );
}
