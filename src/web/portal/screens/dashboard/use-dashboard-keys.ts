import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { areShortcutsOn } from '#web/portal/hooks/shortcuts.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { focusNext } from '#web/ui/focus-next.ts';

type Places = { list: RefObject<HTMLElement | null>; searchField: RefObject<HTMLInputElement | null> };

/** N opens a new deal. J, K and the arrows move along the rows, which are links. */
export function useDashboardKeys({ list, searchField }: Places): void {
  const navigate = useNavigate();
  useEffect(() => {
    const toSearch = (): void => searchField.current?.focus();
    const along = (by: 1 | -1): void => {
      const first = list.current?.querySelector('a[data-deal]') ?? null;
      if (by === -1 && first === document.activeElement) toSearch();
      else focusNext(list.current, 'a[data-deal]', by);
    };
    const moves: Record<string, () => void> = {
      n: () => void navigate('/dealer/deals/new'),
      j: () => along(1),
      ArrowDown: () => along(1),
      k: () => along(-1),
      ArrowUp: () => along(-1),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector(`${OVERLAYS}, dialog[open], [popover]:popover-open`)) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      // From the search, the arrow leads to its results. All other keys belong to the field.
      const leaving = at === searchField.current && event.key === 'ArrowDown';
      if (at.matches('input, textarea, select') && !leaving) return;
      const move = moves[keyOf(event)];
      if (!move) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, searchField, navigate]);
}

/** The name of the key; '' for a letter while single-key shortcuts are off. */
function keyOf({ key }: KeyboardEvent): string {
  if (key.length > 1) return key;
  return areShortcutsOn() ? key.toLowerCase() : '';
}
