import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { chats as words, unanswered } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { failureWords } from '../failure-words.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import './chats.css';

type Texts = { title: string; lead: string; failed: string; empty: { title: string; text: string } };
/** What both lists are read by. */
type List = {
  isPending: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};
type Props = { texts: Texts; list: List; count: number; children: ReactNode };

/** One of the two lists, and the way to the other. */
export function ChatsFrame({ texts, list, count, children }: Props) {
  const reload = (): void => {
    if (!list.isFetching) void list.refetch();
  };
  return (
    <div className="chats">
      <header className="chats-head">
        <div>
          <ScreenHeading className="screen-title" title={texts.title}>
            {texts.title}
          </ScreenHeading>
          <p>{texts.lead}</p>
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
      <nav className="chats-views" aria-label={words.views}>
        <NavLink to="/admin/chats" end>
          {words.all}
        </NavLink>
        <NavLink to="/admin/chats/unanswered">{unanswered.tab}</NavLink>
      </nav>
      <section className="panel chats-list" aria-label={texts.title} aria-busy={list.isPending}>
        {list.error && (
          <Alert tone="bad" icon={CircleAlert} role="alert" title={texts.failed}>
            <p>{failureWords(list.error)}</p>
            <button type="button" className="button button-outline button-dense" onClick={reload}>
              {frame.retry}
            </button>
          </Alert>
        )}
        {list.isPending && <p className="chats-note">{frame.loading}</p>}
        {list.isSuccess && count === 0 && <EmptyState {...texts.empty} />}
        {count > 0 && <ul>{children}</ul>}
        {list.hasNextPage && (
          <button
            type="button"
            className="button button-outline button-dense chats-more"
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
