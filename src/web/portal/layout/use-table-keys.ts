import { useEffect } from 'react';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { focusNext } from '#web/ui/focus-next.ts';
import { ROW_STARTS } from '#web/ui/table.tsx';
import { isPlainKey } from '../hooks/shortcuts.ts';

const TABLES = '#content :is(table.table, .invites-list table)';
const steps: Record<string, number> = { j: 1, k: -1 };

/** J and K move along the rows of the table with the focus, or of the first one of the screen. */
export function useTableKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = steps[event.key];
      if (by === undefined || !isPlainKey(event) || document.querySelector(OVERLAYS)) return;
      const table = document.activeElement?.closest('table') ?? document.querySelector(TABLES);
      if (focusNext(table, ROW_STARTS, by)) event.preventDefault();
    };
    // After the keys of the screen, which listen on the document.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
