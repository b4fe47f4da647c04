import { Download, ListChecks, ListFilter, RefreshCw, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useParams } from 'react-router';
import { inbox } from '#copy/portal/applications.ts';
import { bulkAssign } from '#copy/portal/assignment.ts';
import { tableExport } from '#copy/portal/table-export.ts';
import { apiExportApplications, useApplications } from '#web/client/admin.ts';
import { useMay } from '#web/client/session.ts';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useTableExport } from '#web/portal/hooks/use-table-export.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ApplicationList } from './application-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxViews } from './inbox-views.tsx';
import { noFilter, useInboxFilter } from './use-inbox-filter.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import './inbox.css';

/** The list, and next to it the open file. Narrow screens show one of the two. */
export function Inbox() {
  const { id } = useParams();
  const { search } = useLocation();
  const { filter, change } = useInboxFilter();
  const applications = useApplications(filter);
  const list = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [tool, setTool] = useState<'search' | 'filters'>();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const [mayExport, mayAssign] = [useMay('files.export'), useMay('files.assign')];
  const isSearching = tool === 'search' || filter.q !== '';
  const turn = (to: 'search' | 'filters'): void => setTool((now) => (now === to ? undefined : to));
  const openSearch = (): void => {
    // Shown at once, so that the next key is typed into it.
    flushSync(() => setTool('search'));
    searchField.current?.focus();
  };
  useLetterKeys({ '/': openSearch });
  useInboxKeys({ list, searchField, openId: id, applications });

  return (
    <div className="inbox" data-file={id === undefined ? 'closed' : 'open'}>
      <section className="inbox-list" ref={list} aria-label={inbox.title}>
        <div className="inbox-head">
          <div className="inbox-title">
            {id === undefined ? (
              <ScreenHeading className="screen-title" title={inbox.title}>
                {inbox.title}
              </ScreenHeading>
            ) : (
              <h2 className="screen-title">{inbox.title}</h2>
            )}
            <IconButton
              icon={Search}
              label={inbox.search}
              shortcut="/"
              aria-expanded={isSearching}
              onClick={() => (isSearching ? turn('search') : openSearch())}
            />
            <IconButton
              icon={ListFilter}
              label={inbox.filters}
              aria-expanded={tool === 'filters'}
              onClick={() => turn('filters')}
            />
            <IconButton
              icon={RefreshCw}
              label={inbox.refresh}
              aria-disabled={applications.isFetching}
              onClick={() => void applications.refetch()}
            />
            {mayAssign && (
              <IconButton
                icon={ListChecks}
                label={bulkAssign.select}
                className="inbox-wide-tool"
                aria-expanded={selected !== undefined}
                onClick={() => setSelected((now) => (now ? undefined : new Set()))}
              />
            )}
            {mayExport && <ExportApplications read={() => apiExportApplications(filter)} />}
          </div>
          {isSearching && (
            <SearchField
              label={inbox.search}
              placeholder={inbox.placeholder}
              q={filter.q}
              input={searchField}
              onSearch={(q) => change({ q })}
            />
          )}
          {tool === 'filters' && <InboxFilters filter={filter} onChange={change} />}
          <InboxViews filter={filter} onChange={change} />
          {tool !== 'filters' && <FilterChips filter={filter} onChange={change} />}
        </div>
        <ApplicationList
          applications={applications}
          filter={filter}
          search={search}
          openId={id}
          onClear={() => change(noFilter)}
          selected={selected}
          onSelect={setSelected}
        />
      </section>
      <div className="inbox-file">
        <Outlet />
      </div>
    </div>
  );
}

function ExportApplications({ read }: { read: () => Promise<Blob> }) {
  const { exporting, exportAll } = useTableExport('applications', read, tableExport.applications);
  return (
    <IconButton
      icon={Download}
      label={exporting ? tableExport.busy : tableExport.button}
      title={tableExport.hint}
      className="inbox-wide-tool"
      aria-disabled={exporting}
      onClick={exportAll}
    />
  );
}
