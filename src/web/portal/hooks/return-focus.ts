import type { RefObject } from 'react';

/** React may remove the focused button shortly after the dialog closes, so look again (ms). */
const LOOKS_MS = [0, 50, 250];
/** A screen that another one led to begins with the focus on its heading. */
const NOWHERE = 'body, h1';

/**
 * After a dialog or a form: where the work goes on, if nothing else has the focus. A letter key opens without a button,
 * and the browser gives the focus back to nothing then.
 */
export function returnFocus(to: RefObject<HTMLElement | null>): void {
  for (const after of LOOKS_MS)
    setTimeout(() => {
      if (document.activeElement?.matches(NOWHERE) === true) to.current?.focus();
    }, after);
}
