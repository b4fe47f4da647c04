import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { undelivered } from '#copy/portal/undelivered-mails.ts';
import { type PagedList, reload } from './paged-rows.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import './waiting-rows.css';

type Props = {
  words: { title: string; lead: string };
  lists: PagedList[];
  /** Beside the button that reads anew. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A screen with lists of what waits, and the button that reads them again. */
export const WaitingScreen = ({ words, lists, beside, children }: Props) => (
  <div className="waiting-screen">
    <header className="waiting-head">
      <div>
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
        <p>{words.lead}</p>
      </div>
      <div className="waiting-actions">
        {beside}
        <button
          type="button"
          className="button button-quiet button-dense"
          aria-disabled={lists.some((list) => list.isFetching)}
          onClick={() => lists.forEach(reload)}
        >
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {undelivered.refresh}
        </button>
      </div>
    </header>
    {children}
  </div>
);
