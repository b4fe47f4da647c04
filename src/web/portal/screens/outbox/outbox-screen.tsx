import { MailWarning, RefreshCw, ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { outbox as words } from '#copy/portal/outbox.ts';
import { type OutboxFilter, useOutbox } from '#web/client/outbox.ts';
import { Drawing } from '#web/site/drawing.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { Link } from '#web/ui/link.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { PagedRows, reload } from '#web/portal/components/paged-rows.tsx';
import { RowsHead } from '#web/portal/layout/screen-heading.tsx';
import { OutboxTableRow } from './outbox-row.tsx';
import './outbox.css';

const nothingWaits = { ...words.empty, drawing: <Drawing name="crane-truck" className="portal-drawing" /> };
const nothingFailed = {
  title: words.nothingFailed.title,
  text: words.nothingFailed.text,
  children: (
    <Link button variant="outline" size="s" to="/admin/outbox">
      {words.nothingFailed.showAll}
    </Link>
  ),
};

/** Leads, documents and emails that were not delivered yet, with a button that retries each one. */
export function OutboxScreen() {
  const [search, setSearch] = useSearchParams();
  const state: OutboxFilter = search.get('state') === 'failed' ? 'failed' : '';
  const list = useOutbox(state);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="outbox">
      <RowsHead title={words.title} lead={words.lead}>
        <div className="rows-actions">
          <FilterSelect
            label={words.filter.name}
            any={words.filter.any}
            value={state}
            options={[['failed', words.filter.failed] as const]}
            onChange={(next) => setSearch(next === '' ? {} : { state: next })}
          />
          <May permission="notices.read">
            <Link button variant="outline" size="s" icon={ScrollText} to="/admin/notices">
              {frame.notices}
            </Link>
          </May>
          <Button
            variant="quiet"
            size="s"
            aria-disabled={list.isFetching}
            onClick={() => reload(list)}
            icon={RefreshCw}
          >
            {words.refresh}
          </Button>
        </div>
      </RowsHead>
      {list.data?.pages[0]?.sendsEmail === false && (
        <Alert tone="warn" icon={MailWarning} title={words.noServer.title}>
          <p>{words.noServer.text}</p>
          <May permission="settings.manage">
            <p>
              <Link to="/admin/settings/setup/email">{words.noServer.setUp}</Link>
            </p>
          </May>
        </Alert>
      )}
      <section className="panel outbox-rows" aria-label={words.title} aria-busy={list.isPending}>
        <PagedRows
          list={list}
          count={entries.length}
          texts={{
            ...words,
            empty: state === 'failed' ? nothingFailed : nothingWaits,
          }}
        >
          <ul>
            {entries.map((entry) => (
              <OutboxTableRow key={entry.id} entry={entry} onTried={() => reload(list)} />
            ))}
          </ul>
        </PagedRows>
      </section>
    </div>
  );
}
