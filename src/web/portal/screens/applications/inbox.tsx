import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { inbox } from '#copy/portal/applications.ts';
import { apiExportApplications, useApplications } from '#web/client/admin.ts';
import { ExportButton } from '#web/portal/components/export-button.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { SearchField } from '#web/portal/components/search-field.tsx';
import { AssignedSelect } from '../assignment/assigned-select.tsx';
import { OutcomeSelect } from '../decision/outcome-filter.tsx';
import { OpenLine } from '../settings/open-line.tsx';
import { May } from '#web/portal/layout/may.tsx';
import { ApplicationList } from './application-list.tsx';
import { DueFilter } from './due-filter.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import './inbox.css';

/** The list, and beside it the open file; narrow screens show one of the two. */
export function Inbox() {
  const { id } = useParams();
  const { search } = useLocation();
  const { filter, change } = useInboxFilter();
  const applications = useApplications(filter);
  const list = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useInboxKeys({ list, searchField, openId: id });

  return (
    <div className="inbox" data-file={id === undefined ? 'closed' : 'open'}>
      <section className="panel inbox-list" ref={list} aria-label={inbox.title}>
        <div className="inbox-head">
          <div className="inbox-title">
            {id === undefined ? (
              <ScreenHeading className="screen-title" title={inbox.title}>
                {inbox.title}
              </ScreenHeading>
            ) : (
              <h2 className="screen-title">{inbox.title}</h2>
            )}
            <button
              type="button"
              className="icon-button"
              title={inbox.refresh}
              aria-disabled={applications.isFetching}
              onClick={() => !applications.isFetching && void applications.refetch()}
            >
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              <span className="sr-only">{inbox.refresh}</span>
            </button>
            <May permission="files.export">
              <ExportButton of="applications" compact read={() => apiExportApplications(filter)} />
            </May>
          </div>
          <May permission="settings.manage">
            <OpenLine />
          </May>
          <SearchField
            label={inbox.search}
            placeholder={inbox.placeholder}
            q={filter.q}
            input={searchField}
            onSearch={(q) => change({ q })}
          />
          <div className="inbox-selects">
            <DueFilter due={filter.due} onChange={(due) => change({ due })} />
            <OutcomeSelect outcome={filter.outcome} onChange={(outcome) => change({ outcome })} />
            <AssignedSelect assigned={filter.assigned} onChange={(assigned) => change({ assigned })} />
          </div>
          <StatusFilter status={filter.status} onChange={(status) => change({ status })} />
        </div>
        <ApplicationList
          applications={applications}
          filter={filter}
          search={search}
          openId={id}
          onClear={() => change({ q: '', status: '', due: '', assigned: '', outcome: '' })}
        />
      </section>
      <div className="inbox-file">
        <Outlet />
      </div>
    </div>
  );
}
