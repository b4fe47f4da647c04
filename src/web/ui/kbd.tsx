/** Shows a key. The control that has the shortcut names it in aria-keyshortcuts. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="kbd" aria-hidden>
    {children}
  </kbd>
);
