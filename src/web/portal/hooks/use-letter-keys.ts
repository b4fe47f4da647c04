import { type RefObject, useLayoutEffect, useRef } from 'react';
import { OVERLAYS } from '#web/ui/dialog.tsx';

/** Single letters that open something, except while somebody types or a dialog is open that is not their own. */
export function useLetterKeys(
  keys: Partial<Record<string, () => void>>,
  own?: RefObject<HTMLDialogElement | null>,
): void {
  const current = useRef(keys);
  // Before the screen is painted: what a reader sees, he may press.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const at = event.target instanceof HTMLElement ? event.target : document.body;
      const dialogs = [...document.querySelectorAll(OVERLAYS)];
      if (at.matches('input, textarea, select') || dialogs.some((one) => one !== own?.current)) return;
      const open = current.current[event.key];
      if (!open) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [own]);
}
