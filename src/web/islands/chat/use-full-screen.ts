import { useEffect } from 'react';

const FULL_SCREEN = '(max-width: 479.98px)';
const BEHIND = 'body > :is(.skip, .visit-notice, .header, main, .footer)';

export const isFullScreen = (): boolean => matchMedia(FULL_SCREEN).matches;

/** Makes everything behind the panel inert while the panel covers the page. */
export function useFullScreen(): void {
  useEffect(() => {
    const narrow = matchMedia(FULL_SCREEN);
    const setBehind = (inert: boolean): void => {
      for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) part.inert = inert;
    };
    const follow = (): void => setBehind(narrow.matches);
    follow();
    narrow.addEventListener('change', follow);
    return () => {
      narrow.removeEventListener('change', follow);
      setBehind(false);
    };
  }, []);
}
