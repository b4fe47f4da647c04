import { type RefObject, useEffect, useState } from 'react';
import type { BoardColumn } from '#contract/deal-board.ts';

/**
 * Gives the focus back to a card whose move was asked for. In another column it is another element, and the old one takes
 * the focus with it when the board is read again; a card that is not shown any more leaves it to the heading.
 * @returns what is told the card once its dialog is closed
 */
export function useMovedCard(
  board: RefObject<HTMLElement | null>,
  columns: BoardColumn[],
): (id: string | undefined) => void {
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (id === undefined || document.activeElement !== document.body) return;
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('a[data-card]') ?? [])];
    (cards.find((one) => one.dataset['card'] === id) ?? document.querySelector('h1'))?.focus();
    setId(undefined);
  }, [board, columns, id]);
  return setId;
}
