import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { DealStart } from '#contract/application-invites.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { frame } from '#copy/portal/frame.ts';
import { useDealStart } from '#web/client/application-invites.ts';
import { RequestError } from '#web/client/request.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DealSkeleton } from '../deal/deal-skeleton.tsx';
import { failureWords } from '../failure-words.ts';
import { DealForm } from './deal-form.tsx';
import { emptyDeal } from './deal-values.ts';

const words = dealForm.fromApplication;

/** The form over what a customer's application says; where a deal was made of it already, that deal. */
export function DealFromApplication({ inviteId }: { inviteId: string }) {
  const { data, error, isPending, refetch } = useDealStart(inviteId);
  if (data)
    return data.dealId === null ? <Opened inviteId={inviteId} start={data.start} /> : <ToDeal id={data.dealId} />;
  if (isPending) return <DealSkeleton />;
  return (
    <Alert tone="bad" icon={CircleAlert} role="alert" title={words.failed}>
      <p>{error instanceof RequestError ? (error.said ?? failureWords(error)) : failureWords(error)}</p>
      <button type="button" className="button button-outline button-dense" onClick={() => void refetch()}>
        {frame.retry}
      </button>
      <Link className="button button-quiet button-dense" to="/dealer/deals/new">
        {words.unlinked}
      </Link>
    </Alert>
  );
}

const ToDeal = ({ id }: { id: string }) => <Navigate to={`/dealer/deals/${id}`} replace />;

/** Nothing read later takes a field away from the typist. */
function Opened({ inviteId, start }: { inviteId: string; start: DealStart['start'] }) {
  const [values] = useState(() => ({ ...emptyDeal, ...start }));
  return <DealForm slot={`application=${inviteId}`} start={values} inviteId={inviteId} />;
}
