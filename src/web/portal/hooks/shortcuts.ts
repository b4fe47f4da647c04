import { useSyncExternalStore } from 'react';

const KEPT = 'deskShortcuts';
/** Sent to this window when the choice changes. */
const CHANGED = 'deskshortcutschange';

/** The modifier key of this system's shortcuts. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';

/** Returns true if keys without a modifier act. Each user decides it per browser (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(KEPT) !== 'off';

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);

export const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.matches('input, textarea, select') || at.isContentEditable);

/**
 * Returns true for a shortcut without a modifier: no text field has the focus, and no earlier listener used the press.
 */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  areShortcutsOn();

type ShownShortcut = { key: string; label: string; act: () => void };

/** The shortcuts of the controls that the screen shows now, by what their controls name in aria-keyshortcuts. */
export function shortcutsOnScreen(): ShownShortcut[] {
  const controls = [...document.querySelectorAll<HTMLElement>('#content [aria-keyshortcuts]')];
  return controls
    .filter((control) => control.checkVisibility() && control.getAttribute('aria-disabled') !== 'true')
    .map((control) => ({
      key: control.getAttribute('aria-keyshortcuts') ?? '',
      label: labelOf(control),
      act: () => (isField(control) ? control.focus() : control.click()),
    }));
}

const isField = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function labelOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  const named = (isField(control) && control.labels?.[0]) || control;
  const copy = named.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent.trim();
}
