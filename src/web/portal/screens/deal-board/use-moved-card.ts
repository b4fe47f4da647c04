import { type RefObject, useEffect, useState } from 'react';
import type { BoardColumn } from '#contract/deal-board.ts';

/**
 * Returns the focus to a card that was moved. In another column the card is a new element, so the focus would be lost when
 * the board is read again. When the card is no longer shown, the heading gets the focus.
 * @returns the function to call with the card's id when its dialog is closed
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
