import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminDealPaths } from '#contract/admin-deals.ts';
import type { BoardCard } from '#contract/deal-board.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { apiMoveStaffDeal } from '#web/client/staff-deals.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import type { BoardMove } from './board-moves.ts';

const UNDO_MS = 5000;
type Props = { card: BoardCard; to: BoardMove; onEnd: () => void };

/**
 * A dropped card waits 5 s for Undo before the CRM and the dealer are notified. Leaving the board, or dropping another card,
 * sends the move at once.
 */
export function PendingMove({ card, to, onEnd }: Props) {
  const client = useQueryClient();
  const { act } = useAction(
    async () => {
      try {
        await apiMoveStaffDeal(client, card.id, { stage: to.stage, note: '' });
      } finally {
        await client.invalidateQueries({ queryKey: [adminDealPaths.all] });
      }
    },
    { done: { title: staffDeals.move.done(to.status) }, failed: staffDeals.move.failed },
  );
  const isSent = useRef(false);
  const send = useRef(() => {});
  useEffect(() => {
    send.current = () => {
      if (isSent.current) return;
      isSent.current = true;
      void act();
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      send.current();
      onEnd();
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  useEffect(() => {
    const leave = (): void => send.current();
    // Strict mode ends each effect once right after its start: that must not send.
    let isThere = false;
    const start = setTimeout(() => (isThere = true));
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(start);
      window.removeEventListener('pagehide', leave);
      if (isThere) leave();
    };
  }, []);
  const undo = (): void => {
    isSent.current = true;
    onEnd();
  };
  return (
    <div className="pending-move" role="status">
      <p>{words.pending(card.dealName, to.title)}</p>
      <Button variant="outline" size="s" onClick={undo}>
        {words.undo}
      </Button>
    </div>
  );
}
