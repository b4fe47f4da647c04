import { RefreshCw } from 'lucide-react';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { useUndeliveredMails } from '#web/client/undelivered-mails.ts';
import { PagedRows, reload } from '../paged-rows.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { UndeliveredMailRow } from './undelivered-mail-row.tsx';
import './mails.css';

/** What no mail server has taken yet, and the button that tries it now. */
export function MailsScreen() {
  const list = useUndeliveredMails();
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
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
          onClick={() => reload(list)}
        >
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {words.refresh}
        </button>
      </header>
      <section className="panel mail-list" aria-label={words.title} aria-busy={list.isPending}>
        <PagedRows list={list} count={mails.length} texts={words}>
          <ul>
            {mails.map((mail) => (
              <UndeliveredMailRow key={mail.id} mail={mail} onTried={() => reload(list)} />
            ))}
          </ul>
        </PagedRows>
      </section>
    </div>
  );
}
