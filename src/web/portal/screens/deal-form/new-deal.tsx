import { useSearchParams } from 'react-router';
import { DealFromApplication } from './deal-from-application.tsx';
import { LoadedDeal } from './loaded-deal.tsx';
import { DealEditor } from './deal-form.tsx';
import { duplicateOf, emptyDeal } from './deal-values.ts';

/** An empty form, or one that starts from another deal or from a completed application. */
export function NewDeal() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const application = search.get('application') ?? '';
  if (application !== '') return <DealFromApplication key={application} inviteId={application} />;
  if (from === '') return <DealEditor key="new" slot="new" start={emptyDeal} />;
  return (
    <LoadedDeal key={from} id={from}>
      {(deal) => <DealEditor slot={`from=${from}`} start={duplicateOf(deal)} />}
    </LoadedDeal>
  );
}
