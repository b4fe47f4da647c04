import { type RefObject, useEffect } from 'react';
import { isPlainKey } from '#web/portal/hooks/shortcuts.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { focusNext } from '#web/ui/focus-next.ts';

const ENTRIES = '.audit-entry > summary';
type Places = { list: RefObject<HTMLElement | null>; first: RefObject<HTMLInputElement | null> };

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const letters: Record<string, number> = { j: 1, k: -1 };
const stepOf = (event: KeyboardEvent): number | undefined =>
  arrows[event.key] ?? (isPlainKey(event) ? letters[event.key] : undefined);

/** Slash leads to the filter, J, K and arrows move along the entries; Enter opens one, as it does everywhere. */
export function useAuditKeys({ list, first }: Places): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      if (at.matches('input, select, textarea') || document.querySelector(OVERLAYS)) return;
      const by = stepOf(event);
      if (by !== undefined) focusNext(list.current, ENTRIES, by);
      else if (event.key === '/' && isPlainKey(event)) toFilter(first.current);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, first]);
}

function toFilter(field: HTMLInputElement | null): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
