import { useEffect } from 'react';
import { useLocation } from 'react-router';

const RETRY_MS = 100;

/**
 * Scrolls to the hash of the address at once, and again after late content moved it. The public pages do the same.
 * They share no file, because each public page would make one more request.
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
