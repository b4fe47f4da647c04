import { type RefObject, useEffect } from 'react';
import { areShortcutsOn } from '#web/portal/hooks/shortcuts.ts';
import { focusNext } from '#web/ui/focus-next.ts';

const ENTRIES = '.audit-entry > summary';
type Places = { list: RefObject<HTMLElement | null>; first: RefObject<HTMLInputElement | null> };

/** Slash leads to the filter, arrows move along the entries; Enter opens one, as it does everywhere. */
export function useAuditKeys({ list, first }: Places): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      if (at.matches('input, select, textarea')) return;
      if (event.key === '/' && areShortcutsOn()) toFilter(first.current);
      else if (event.key === 'ArrowDown') focusNext(list.current, ENTRIES, 1);
      else if (event.key === 'ArrowUp') focusNext(list.current, ENTRIES, -1);
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
