import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardCard, BoardColumn } from '#contract/deal-board.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { type BoardFilter, readMoreCards } from '#web/client/deal-board.ts';
import { toast } from '#web/ui/toast.ts';
import { DealBadge } from '../dashboard/deal-badge.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { BoardCardView } from './board-card.tsx';
import type { BoardMove, BoardMoves } from './board-moves.ts';

type Props = {
  column: BoardColumn;
  filter: BoardFilter;
  now: number;
  movesOf: (card: BoardCard) => BoardMoves | undefined;
  onMove: (card: BoardCard, to: BoardMove) => void;
};

/** One stage, by its name and by what the list calls it: how many deals stand there, what they come to, the newest of them, and more when asked. */
export function BoardColumnView({ column, filter, now, movesOf, onMove }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { stage, status, count, amount, cards, nextCursor } = column;
  const name = stage || words.others;
  const more = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await readMoreCards(client, filter, column);
    } catch (error) {
      toast({ title: words.moreFailed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="board-column" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {status !== null && <DealBadge status={status} />}
        <p className="num">
          {words.count(count)}, {showTypedAmount(String(amount))}
        </p>
      </header>
      {cards.length === 0 ? (
        <p className="board-note">{words.none}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <BoardCardView
              key={card.id}
              card={card}
              now={now}
              moves={movesOf(card)}
              onMove={(to) => onMove(card, to)}
            />
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <button
          type="button"
          className="button button-quiet button-dense"
          aria-disabled={busy}
          onClick={() => void more()}
        >
          {words.more(count - cards.length)}
        </button>
      )}
    </section>
  );
}
