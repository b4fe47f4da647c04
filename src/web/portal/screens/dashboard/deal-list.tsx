import { useState } from 'react';
import type { DealListRow } from '#contract/deals.ts';
import { dashboard as words } from '#copy/portal/dashboard.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { DealListItem } from './deal-row.tsx';

/** Rows rendered at once. Thousands would make each keystroke slow. */
const STEP = 50;

export function DealList({ deals }: { deals: readonly DealListRow[] }) {
  const now = useNow();
  const [shown, setShown] = useState(STEP);
  const { columns } = words;
  return (
    <>
      <div className="panel deal-list">
        <div className="deal-columns" aria-hidden>
          <span>{columns.deal}</span>
          <span>{columns.customer}</span>
          <span>{columns.equipment}</span>
          <span className="deal-row-amount">{columns.amount}</span>
          <span className="deal-row-term">{columns.term}</span>
          <span>{columns.status}</span>
          <span>{columns.next}</span>
          <span className="deal-row-since">{columns.age}</span>
        </div>
        <ul className="deal-rows">
          {deals.slice(0, shown).map((deal) => (
            <DealListItem key={deal.id} deal={deal} now={now} />
          ))}
        </ul>
      </div>
      <div className="deal-foot">
        <p role="status">{shown < deals.length ? words.shown(shown, deals.length) : words.allShown(deals.length)}</p>
        {shown < deals.length && (
          <Button variant="outline" size="s" onClick={() => setShown((count) => count + STEP)}>
            {words.more}
          </Button>
        )}
        <p className="deal-keys">{words.keys}</p>
      </div>
    </>
  );
}
