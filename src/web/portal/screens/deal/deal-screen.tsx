import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useParams } from 'react-router';
import { dealPage as words } from '#copy/portal/deal-page.ts';
import { useDeal } from '#web/client/deals.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { DealNotFound } from './deal-not-found.tsx';
import { DealSkeleton } from './deal-skeleton.tsx';
import { DealView } from './deal-view.tsx';
import { Link } from '#web/ui/link.tsx';
import '../applications/file.css';
import './deal.css';

/** One deal, refreshed every 30 seconds. */
export function DealScreen() {
  const { id = '' } = useParams();
  const deal = useDeal(id, { live: true });
  const gone = deal.error instanceof RequestError && deal.error.status === 404;
  if (gone) return <DealNotFound />;
  return (
    <article className="deal file" key={id}>
      <Link className="deal-back" icon={ArrowLeft} to="/dealer/dashboard">
        {words.back}
      </Link>
      {deal.isPending && <DealSkeleton />}
      {deal.data && deal.error && (
        <Alert tone="warn" icon={TriangleAlert} role="status" title={words.stale} className="deal-stale" />
      )}
      {deal.data && <DealView deal={deal.data} />}
      {!deal.data && <FailedRead read={deal} title={words.failed} />}
    </article>
  );
}
