import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { areShortcutsOn, isTyping } from '#web/portal/hooks/shortcuts.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';

type Places = {
  list: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  openId: string | undefined;
  /** Selects the row of this id, or ends its selection. */
  onSelect: (id: string) => void;
};

/**
 * Arrows, J and K move along the rows, Enter opens one (rows are links), X selects it, Escape returns to the row. The keys of
 * an open file are its own.
 */
export function useInboxKeys({ list, searchField, openId, onSelect }: Places): void {
  const navigate = useNavigate();
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });
  const { search } = useLocation();
  const lastOpen = useRef(openId);

  useEffect(() => {
    const toSearch = (): boolean => isShown(searchField.current) && focus(searchField.current);
    const along = (at: HTMLElement, by: 1 | -1): boolean => {
      if (at.matches('select')) return false;
      const inList = list.current?.contains(at) ?? false;
      if (!inList && (at !== document.body || openId !== undefined)) return false;
      return step(list.current, by) || (by === -1 && toSearch());
    };
    const toRow = (): boolean => {
      if (openId === undefined) return false;
      const row = rowOf(list.current, openId);
      if (isShown(row)) return focus(row);
      void navigate({ pathname: '/admin/applications', search });
      return true;
    };
    const byLetter = (at: HTMLElement, by: 1 | -1): boolean =>
      openId === undefined && areShortcutsOn() && !isTyping(at) && along(at, by);
    const toSelection = (at: HTMLElement): boolean => {
      const id = at.closest('li')?.querySelector<HTMLElement>('a[data-application]')?.dataset['application'];
      if (!areShortcutsOn() || isTyping(at) || id === undefined) return false;
      select.current(id);
      return true;
    };
    const moves: Record<string, (at: HTMLElement) => boolean> = {
      j: (at) => byLetter(at, 1),
      k: (at) => byLetter(at, -1),
      x: toSelection,
      ArrowDown: (at) => along(at, 1),
      ArrowUp: (at) => along(at, -1),
      Escape: (at) => !isTyping(at) && toRow(),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector(OVERLAYS)) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      if (moves[event.key]?.(at)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, searchField, openId, search, navigate]);

  // Coming back from a file, the focus is where it left the list.
  useEffect(() => {
    if (openId === undefined && lastOpen.current !== undefined) focus(rowOf(list.current, lastOpen.current));
    lastOpen.current = openId;
  }, [openId, list]);
}

const rowsOf = (list: HTMLElement | null): HTMLAnchorElement[] => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('a[data-application]') ?? []),
];

/** Moves to the next or previous row; false at either end. */
function step(list: HTMLElement | null, by: 1 | -1): boolean {
  const rows = rowsOf(list);
  const from = rows.findIndex((row) => row === document.activeElement);
  if (from === -1) return by === 1 && focus(rows[0]);
  return focus(rows[from + by]);
}

function rowOf(list: HTMLElement | null, id: string): HTMLAnchorElement | null {
  return list?.querySelector<HTMLAnchorElement>(`a[data-application="${CSS.escape(id)}"]`) ?? null;
}
function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}
const isShown = (element: HTMLElement | null): boolean => element?.checkVisibility() ?? false;
