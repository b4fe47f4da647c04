import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { mailLabel } from '#copy/portal/mail-labels.ts';
import { retryMail, useUndeliveredMails } from '#web/client/undelivered-mails.ts';
import { PagedRows, reload } from '../paged-rows.tsx';
import { WaitingRow } from '../waiting-row.tsx';
import { WaitingScreen } from '../waiting-screen.tsx';
import { May } from '../may.tsx';

/** What no mail server has taken yet, and the button that tries it now. */
export function MailsScreen() {
  const list = useUndeliveredMails();
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <WaitingScreen words={words} lists={[list]} beside={<NoticesLink />}>
      <section className="panel waiting-rows" aria-label={words.title} aria-busy={list.isPending}>
        <PagedRows list={list} count={mails.length} texts={words}>
          <ul>
            {mails.map((mail) => (
              <WaitingRow
                key={mail.id}
                of={mail}
                name={mailLabel(mail.template)}
                about={mail.to}
                words={words}
                retry={() => retryMail(mail.id)}
                onTried={() => reload(list)}
              />
            ))}
          </ul>
        </PagedRows>
      </section>
    </WaitingScreen>
  );
}

const NoticesLink = () => (
  <May permission="notices.read">
    <Link className="button button-outline button-dense" to="/admin/notices">
      <ScrollText size={16} strokeWidth={1.75} aria-hidden />
      {frame.notices}
    </Link>
  </May>
);
