import { useParams } from 'react-router';
import type { DataRequest } from '#contract/data-requests.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';
import { useDataRequest } from '#web/client/data-requests.ts';
import { RequestError } from '#web/client/request.ts';
import { frame } from '#copy/portal/frame.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/portal/components/back-link.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import { CloseRequest } from './close-request.tsx';
import { DataExport } from './data-export.tsx';
import { HeldItems } from './held-items.tsx';
import { RequestFacts } from './request-facts.tsx';
import { SearchPerson } from './search-person.tsx';
import { StateBadge } from './state-badge.tsx';
import '../applications/file.css';
import '#web/portal/components/rows-table.css';
import './data-requests.css';

/** One request: who asks for what, what is held about them, and what is done about it. */
export function DataRequestScreen() {
  const { id = '' } = useParams();
  const read = useDataRequest(id);
  const { data, error } = read;
  const isMissing = error instanceof RequestError && error.status === 404;
  return (
    <article className="rows-screen file">
      <BackLink to="/admin/data-requests">{words.back}</BackLink>
      {data && <RequestView request={data} />}
      {!data && !error && (
        <p className="paged-note skeleton-late" role="status">
          {frame.loading}
        </p>
      )}
      {!data && isMissing && (
        <section className="panel">
          <ScreenHeading className="sr-only" title={words.notFound.title}>
            {words.notFound.title}
          </ScreenHeading>
          <EmptyState {...words.notFound} />
        </section>
      )}
      {!data && !isMissing && <FailedRead read={read} title={words.readFailed} />}
    </article>
  );
}

function RequestView({ request }: { request: DataRequest }) {
  const isOpen = request.state === 'open';
  return (
    <>
      <header className="rows-head">
        <div className="file-title">
          <ScreenHeading className="screen-title" title={request.name}>
            {request.name}
          </ScreenHeading>
          <StateBadge request={request} />
        </div>
        {isOpen && <CloseRequest request={request} />}
      </header>
      <RequestFacts request={request} />
      <HeldItems request={request} />
      {request.items.length > 0 && <DataExport request={request} />}
      {isOpen && <SearchPerson request={request} />}
    </>
  );
}
