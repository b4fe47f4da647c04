import { useSyncExternalStore } from 'react';

/** Returns true while the media query matches. */
export function useMedia(query: string): boolean {
  const watch = (changed: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
