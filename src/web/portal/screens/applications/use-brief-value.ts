import { useEffect, useState } from 'react';

export const SHOWN_MS = 60_000;

/** A sensitive value for a short look: gone after a minute, and as soon as the tab is left. */
export function useBriefValue(): { value: string | null; show: (value: string) => void; hide: () => void } {
  const [value, show] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const hide = (): void => show(null);
    const timer = setTimeout(hide, SHOWN_MS);
    const left = (): void => {
      if (document.hidden) hide();
    };
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', left);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', left);
    };
  }, [value]);
  return { value, show, hide: () => show(null) };
}
