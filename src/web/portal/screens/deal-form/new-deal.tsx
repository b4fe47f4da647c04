import { useSearchParams } from 'react-router';
import { DealFromApplication } from './deal-from-application.tsx';
import { StoredDeal } from './stored-deal.tsx';
import { DealForm } from './deal-form.tsx';
import { duplicateOf, emptyDeal } from './deal-values.ts';

/** An empty form, or one that starts from another deal or from a completed application. */
export function NewDeal() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const application = search.get('application') ?? '';
  if (application !== '') return <DealFromApplication key={application} inviteId={application} />;
  if (from === '') return <DealForm key="new" slot="new" start={emptyDeal} />;
  return (
    <StoredDeal key={from} id={from}>
      {(deal) => <DealForm slot={`from=${from}`} start={duplicateOf(deal)} />}
    </StoredDeal>
  );
}
