import { ListFilter, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { inbox } from '#copy/portal/applications.ts';
import { useApplications } from '#web/client/admin.ts';
import { useDeskCountsRead } from '#web/client/desk.ts';
import { useMay } from '#web/client/session.ts';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { listedApplication } from '../decision/file-list.ts';
import type { ListNearby } from '../decision/next-file.tsx';
import { ApplicationList } from './application-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { InboxViews } from './inbox-views.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ALL_VIEW, MINE_VIEW, noFilter, useInboxFilter } from './use-inbox-filter.ts';
import { useHeldRow } from './use-held-row.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import './inbox.css';

/** Opens on the own waiting files of a user who has some, else on all files. The address keeps the view. */
export function Inbox() {
  const { id } = useParams();
  const { search } = useLocation();
  const counts = useDeskCountsRead();
  if (id !== undefined || search !== '') return <ListAndFile />;
  if (counts.isPending) return <ListSkeleton />;
  const isMine = (counts.data?.mineApplications ?? 0) > 0;
  return <Navigate to={{ search: isMine ? MINE_VIEW : ALL_VIEW }} replace />;
}

/** The list, and next to it the open file. Narrow screens show one of the two. */
function ListAndFile() {
  const { id } = useParams();
  const { search } = useLocation();
  const { filter, sort, change } = useInboxFilter();
  const applications = useApplications(filter, sort);
  const section = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [tool, setTool] = useState<'search' | 'filters'>();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const mayAssign = useMay('files.assign');
  const isSearching = tool === 'search' || filter.q !== '';
  const turn = (to: 'search' | 'filters'): void => setTool((now) => (now === to ? undefined : to));
  const openSearch = (): void => {
    // Shown at once, so that the next key is typed into it.
    flushSync(() => setTool('search'));
    searchField.current?.focus();
  };
  useLetterKeys({ '/': openSearch });
  const turnSelected = (row: string): void => {
    if (mayAssign) setSelected((now) => withTurned(now, row));
  };
  useInboxKeys({ list: section, searchField, openId: id, onSelect: turnSelected });
  const now = useNow();
  const { data, hasNextPage, isFetching, fetchNextPage } = applications;
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.applications) ?? [], [data]);
  const list = applications.isPlaceholderData ? undefined : JSON.stringify({ ...filter, sort });
  const rows = useHeldRow(loaded, id, list);
  const inUs = filter.due === 'us';
  // The same object until something in it changes, because the open file is drawn again with it.
  const nearby = useMemo(
    (): ListNearby => ({
      files: rows.map((row) => listedApplication(row, now, inUs)),
      search,
      onMore: hasNextPage ? () => void (!isFetching && fetchNextPage()) : undefined,
    }),
    [rows, now, inUs, search, hasNextPage, isFetching, fetchNextPage],
  );

  return (
    <div className="inbox" data-file={id === undefined ? 'closed' : 'open'}>
      <section className="inbox-list" ref={section} aria-label={inbox.title}>
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
            <InboxTools
              filter={filter}
              onRefresh={() => void applications.refetch()}
              onSelect={() => setSelected((now) => now ?? new Set())}
            />
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
          {tool === 'filters' && <InboxFilters filter={filter} sort={sort} onChange={change} />}
          <InboxViews filter={filter} onChange={change} />
          {tool !== 'filters' && <FilterChips filter={filter} onChange={change} />}
        </div>
        <ApplicationList
          applications={applications}
          rows={rows}
          filter={filter}
          sort={sort}
          search={search}
          openId={id}
          onSort={(to) => change({ sort: to })}
          onClear={() => change(noFilter)}
          selected={selected}
          onSelect={setSelected}
          onSelectRow={mayAssign ? turnSelected : undefined}
        />
      </section>
      <div className="inbox-file">
        <Outlet context={nearby} />
      </div>
    </div>
  );
}

/** Adds an id to the selection, or removes it. */
function withTurned(selected: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> | undefined {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next.size === 0 ? undefined : next;
}
