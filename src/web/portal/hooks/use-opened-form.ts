import { useRef, useState } from 'react';
import { returnFocus } from './return-focus.ts';

/**
 * A form that a button of the screen opens. The button is primary only while the form is closed. Closing returns the
 * focus to the button.
 */
export function useOpenedForm(id: string, startsOpen = false) {
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    close: (): void => {
      setOpen(false);
      returnFocus(opener);
    },
    button: {
      ref: opener,
      size: 's',
      variant: isOpen ? 'outline' : 'primary',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: (): void => setOpen(!isOpen),
    },
  } as const;
}
