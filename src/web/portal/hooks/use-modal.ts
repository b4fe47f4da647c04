import { type RefObject, useEffect, useRef } from 'react';

/** For a dialog that is modal while it is shown. The browser traps the focus, closes on Escape, gives the focus back on close(). */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}
