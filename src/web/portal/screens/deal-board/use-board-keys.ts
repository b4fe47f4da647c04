import { type RefObject, useEffect } from 'react';
import { areShortcutsOn } from '#web/portal/hooks/shortcuts.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';

/** Arrows move along the cards of a column and to the next column. M opens the moves of a card, and Escape closes them. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector(OVERLAYS)) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      if (!isNowhere(at) && !board.current?.contains(at)) return;
      if (act(board.current, at, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [board]);
}

const steps: Record<string, [column: number, card: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Before anything was chosen: the heading has the focus where another screen led here. */
const isNowhere = (at: HTMLElement): boolean => at.matches('body, h1');
const cardsOf = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('a[data-card]')];

function act(board: HTMLElement | null, at: HTMLElement, key: string): boolean {
  const card = at.closest('.board-card');
  const menu = card?.querySelector('details') ?? null;
  if (key === 'Escape') return menu?.open === true && closeMenu(menu);
  if (key === 'm') return areShortcutsOn() && menu !== null && openMenu(menu);
  const step = steps[key];
  return step !== undefined && move(board, at, step);
}

function move(board: HTMLElement | null, at: HTMLElement, [across, along]: [number, number]): boolean {
  const columns = [...(board?.querySelectorAll('.board-column') ?? [])].map(cardsOf).filter((one) => one.length > 0);
  const x = columns.findIndex((cards) => cards.includes(at));
  if (x === -1) return isNowhere(at) && along === 1 && focus(columns[0]?.[0]);
  const y = columns[x]?.indexOf(at) ?? 0;
  const cards = columns[x + across] ?? [];
  return focus(across === 0 ? cards[y + along] : cards[Math.min(y, cards.length - 1)]);
}

function openMenu(menu: HTMLDetailsElement): boolean {
  menu.open = true;
  return focus(menu.querySelector<HTMLElement>('ul button, ul a'));
}

/** The focus goes to the card, which a dialog that opens now gives it back to. */
export function closeMenu(menu: HTMLDetailsElement): boolean {
  menu.open = false;
  return focus(menu.closest('.board-card')?.querySelector<HTMLElement>('a[data-card]'));
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}
