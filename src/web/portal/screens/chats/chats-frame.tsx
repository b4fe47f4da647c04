import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { chats as words, entries, unanswered } from '#copy/portal/chats.ts';
import { Button } from '#web/ui/button.tsx';
import { type PagedList, PagedRows, reload } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import './chats.css';

type Texts = { title: string; lead: string; failed: string; empty: { title: string; text: string } };
type Props = { texts: Texts; list: PagedList; count: number; action?: ReactNode; children: ReactNode };

/** One of the lists under one heading, and the way to the others. */
export function ChatsFrame({ texts, list, count, action, children }: Props) {
  return (
    <div className="chats">
      <RowsHead title={texts.title} heading={words.title} lead={texts.lead}>
        <div className="rows-actions">
          <Button
            variant="quiet"
            size="s"
            aria-disabled={list.isFetching}
            onClick={() => reload(list)}
            icon={RefreshCw}
          >
            {words.refresh}
          </Button>
          {action}
        </div>
      </RowsHead>
      <nav className="chats-views" aria-label={words.views}>
        <NavLink to="/admin/chats" end>
          {words.all}
        </NavLink>
        <NavLink to="/admin/chats/unanswered">{unanswered.tab}</NavLink>
        <NavLink to="/admin/chats/entries">{entries.tab}</NavLink>
      </nav>
      <section className="panel chats-list" aria-label={texts.title} aria-busy={list.isPending}>
        <PagedRows list={list} count={count} texts={{ ...texts, more: words.more }}>
          <ul>{children}</ul>
        </PagedRows>
      </section>
    </div>
  );
}
