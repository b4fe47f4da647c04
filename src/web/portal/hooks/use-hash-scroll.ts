import { useEffect } from 'react';
import { useLocation } from 'react-router';

const RETRY_MS = 100;

/**
 * As on the public pages: at once, and again when late content has moved the place.
 * Their script and this one share no file: it would cost every public page one more request.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const scroll = (): void => document.getElementById(decoded(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' });
    if (hash.length < 2) return;
    scroll();
    const retry = setTimeout(scroll, RETRY_MS);
    return () => clearTimeout(retry);
  }, [hash, key]);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
