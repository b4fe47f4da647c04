import { type RefObject, useLayoutEffect, useRef } from 'react';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { isPlainKey } from './shortcuts.ts';

/** Single letters that open something, except while a text field has the focus or a dialog is open other than `own`. */
export function useLetterKeys(
  keys: Partial<Record<string, () => void>>,
  own?: RefObject<HTMLDialogElement | null>,
): void {
  const current = useRef(keys);
  // Before the screen is painted, so that a shown shortcut works.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPlainKey(event) || event.repeat) return;
      if ([...document.querySelectorAll(OVERLAYS)].some((one) => one !== own?.current)) return;
      const open = current.current[event.key];
      if (!open) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [own]);
}
