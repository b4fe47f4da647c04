import { useMemo } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words } from '#copy/portal/dashboard.ts';
import { countDeals } from './deal-tabs.ts';

export function CountStrip({ deals }: { deals: DealListRow[] }) {
  const counts = useMemo(() => countDeals(deals), [deals]);
  const cards = ['total', 'inProgress', 'approved', 'funded'] as const;
  return (
    <dl className="panel stat-strip">
      {cards.map((card) => (
        <div key={card}>
          <dt>{words.counts[card]}</dt>
          <dd className="num">{counts[card].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
