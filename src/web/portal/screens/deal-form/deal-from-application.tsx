import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { DealStart } from '#contract/application-invites.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { useDealStart } from '#web/client/application-invites.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { DealSkeleton } from '../deal/deal-skeleton.tsx';
import { DealEditor } from './deal-form.tsx';
import { emptyDeal } from './deal-values.ts';

const words = dealForm.fromApplication;

/** The form over what a customer's application says; where a deal was made of it already, that deal. */
export function DealFromApplication({ inviteId }: { inviteId: string }) {
  const read = useDealStart(inviteId);
  const { data } = read;
  if (data)
    return data.dealId === null ? <Opened inviteId={inviteId} start={data.start} /> : <ToDeal id={data.dealId} />;
  if (read.isPending) return <DealSkeleton />;
  return (
    <FailedRead read={read} title={words.failed}>
      <Link className="button button-quiet button-dense" to="/dealer/deals/new">
        {words.unlinked}
      </Link>
    </FailedRead>
  );
}

const ToDeal = ({ id }: { id: string }) => <Navigate to={`/dealer/deals/${id}`} replace />;

/** Nothing read later takes a field away from the typist. */
function Opened({ inviteId, start }: { inviteId: string; start: DealStart['start'] }) {
  const [values] = useState(() => ({ ...emptyDeal, ...start }));
  return <DealEditor slot={`application=${inviteId}`} start={values} inviteId={inviteId} />;
}
