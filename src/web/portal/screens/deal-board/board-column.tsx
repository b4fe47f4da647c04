import { useQueryClient } from '@tanstack/react-query';
import type { BoardCard, BoardColumn } from '#contract/deal-board.ts';
import { moverOf } from '#contract/deals.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { dealBoard as words } from '#copy/portal/deal-board.ts';
import { type BoardFilter, apiReadMoreCards } from '#web/client/deal-board.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { BoardCardView } from './board-card.tsx';
import type { BoardMove, BoardMoves } from './board-moves.ts';
import type { useCardDrag } from './use-card-drag.ts';

type Props = {
  column: BoardColumn;
  /** The name of the status in the list, or of the stage where several stages share it. */
  title: string;
  /** The board as the list of its files. */
  list: unknown;
  /** The number of rendered cards. */
  most: number;
  filter: BoardFilter;
  now: number;
  movesOf: (card: BoardCard) => BoardMoves | undefined;
  onMove: (card: BoardCard, to: BoardMove) => void;
  drag: ReturnType<typeof useCardDrag>;
};

/**
 * One stage: its name, how many deals it has and their sum, the newest of them, and more on request. Next to others, an
 * empty stage is slim.
 */
export function BoardColumnView({ column, title, list, most, filter, now, movesOf, onMove, drag }: Props) {
  const client = useQueryClient();
  const more = useAction(() => apiReadMoreCards(client, filter, column), { failed: words.moreFailed });
  const { stage, status, count, amount, cards, nextCursor } = column;
  const name = stage || words.others;
  // Deals that wait for information, or for new terms after an expired approval, have their own mover.
  const varies = status === null || status === 'info_requested' || cards.some((card) => card.approvalExpired);
  return (
    <section
      className="board-column"
      data-empty={count === 0}
      aria-label={title}
      {...(drag.isDragging && { 'data-drop': drag.takes(column) ? 'yes' : 'no' })}
      {...drag.ofColumn(column)}
    >
      <header title={name}>
        <span className={`board-dot board-dot-${status ?? 'other'}`} aria-hidden />
        <h2>{title}</h2>
        <p className="num" aria-hidden>
          {count.toLocaleString('en-US')}
        </p>
        <p className="board-sum" aria-hidden>
          <span>{!varies && words.mover[moverOf(status)]}</span>
          <span className="num">{count > 0 && showTypedAmount(String(amount))}</span>
        </p>
        <p className="sr-only">
          {words.count(count)}, {showTypedAmount(String(amount))}
        </p>
      </header>
      {cards.length === 0 ? (
        <p className="board-note">{words.none}</p>
      ) : (
        <ul>
          {cards.slice(0, most).map((card) => (
            <BoardCardView
              key={card.id}
              card={card}
              list={list}
              now={now}
              saysMover={varies}
              moves={movesOf(card)}
              onMove={(to) => onMove(card, to)}
              drag={drag.ofCard(card)}
            />
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <Button variant="quiet" size="s" busy={more.busy && words.loadingMore} onClick={() => void more.act()}>
          {words.more(count - cards.length)}
        </Button>
      )}
    </section>
  );
}
