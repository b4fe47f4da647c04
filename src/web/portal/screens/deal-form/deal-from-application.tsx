import { useState } from 'react';
import { Navigate } from 'react-router';
import type { DealStart } from '#contract/application-invites.ts';
import { tidyTypedAmount } from '#contract/typed-amount.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { useDealStart } from '#web/client/application-invites.ts';
import { FailedRead } from '#web/portal/components/failed-read.tsx';
import { DealSkeleton } from '../deal/deal-skeleton.tsx';
import { DealEditor } from './deal-form.tsx';
import { emptyDeal } from './deal-values.ts';
import { withDerived } from './derived-values.ts';
import { Link } from '#web/ui/link.tsx';

const words = dealForm.fromApplication;

/** The form with values of a customer's application. An application that has a deal leads to that deal. */
export function DealFromApplication({ inviteId }: { inviteId: string }) {
  const read = useDealStart(inviteId);
  const { data } = read;
  if (data)
    return data.dealId === null ? <Opened inviteId={inviteId} start={data.start} /> : <ToDeal id={data.dealId} />;
  if (read.isPending) return <DealSkeleton />;
  return (
    <FailedRead read={read} title={words.failed}>
      <Link button variant="quiet" size="s" to="/dealer/deals/new">
        {words.unlinked}
      </Link>
    </FailedRead>
  );
}

const ToDeal = ({ id }: { id: string }) => <Navigate to={`/dealer/deals/${id}`} replace />;

/** Keeps the values of the first read while the form is open. */
function Opened({ inviteId, start }: { inviteId: string; start: DealStart['start'] }) {
  const [values] = useState(() => {
    const [equipmentAmount = '', requestedAmount = ''] = [start.equipmentAmount, start.requestedAmount].map((one) =>
      tidyTypedAmount(one ?? ''),
    );
    return withDerived({ ...emptyDeal, ...start, equipmentAmount, requestedAmount });
  });
  return <DealEditor slot={`application=${inviteId}`} start={values} inviteId={inviteId} />;
}
