import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BoardCard, BoardColumn } from '#contract/deal-board.ts';
import { isDecision } from '#contract/deals.ts';
import { placeOfDecision } from '../decision/asked-decision.ts';
import type { BoardMove, BoardMoves } from './board-moves.ts';

type Drag = {
  /** The state of a link to a card's file. */
  list: unknown;
  /** Undefined where deals do not move on the board. */
  movesOf: (card: BoardCard) => BoardMoves | undefined;
  onMove: (card: BoardCard, to: BoardMove) => void;
};

/**
 * Moves cards with the mouse: a card dropped on another stage moves there, and one dropped on a decision opens that decision.
 * The menu of a card does the same for keys.
 */
export function useCardDrag({ list, movesOf, onMove }: Drag) {
  const navigate = useNavigate();
  const [card, setCard] = useState<BoardCard>();
  const moves = card && movesOf(card);
  const moveTo = ({ stage }: BoardColumn): BoardMove | undefined => moves?.to.find((to) => to.stage === stage);
  const decides = ({ status }: BoardColumn): boolean =>
    card !== undefined && moves?.decide === true && status !== null && isDecision(card.status, status);
  const takes = (column: BoardColumn): boolean => moveTo(column) !== undefined || decides(column);
  return {
    isDragging: card !== undefined,
    takes,
    ofCard: (one: BoardCard) =>
      movesOf(one) && {
        draggable: true,
        onDragStart: (event: DragEvent): void => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', one.dealName);
          setCard(one);
        },
        onDragEnd: (): void => setCard(undefined),
      },
    ofColumn: (column: BoardColumn) => ({
      onDragOver: (event: DragEvent): void => {
        if (takes(column)) event.preventDefault();
      },
      onDrop: (event: DragEvent): void => {
        if (!card) return;
        event.preventDefault();
        const to = moveTo(column);
        setCard(undefined);
        if (to) onMove(card, to);
        else if (decides(column)) void navigate(placeOfDecision({ kind: 'deal', id: card.id }), { state: list });
      },
    }),
  };
}
