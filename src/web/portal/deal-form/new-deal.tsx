import { useSearchParams } from 'react-router';
import { StoredDeal } from './stored-deal.tsx';
import { DealForm } from './deal-form.tsx';
import { duplicateOf, emptyDeal } from './deal-values.ts';

/** An empty form, or one that starts from another deal. */
export function NewDeal() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  if (from === '') return <DealForm key="new" slot="new" start={emptyDeal} />;
  return (
    <StoredDeal key={from} id={from}>
      {(deal) => <DealForm slot={`from=${from}`} start={duplicateOf(deal)} />}
    </StoredDeal>
  );
}
