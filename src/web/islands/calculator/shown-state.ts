import { useSyncExternalStore } from 'react';
import { type CalculatorState, carryTerms, queryOf } from './state.ts';

function createShownState() {
  let shown: CalculatorState | null = null;
  const watchers = new Set<() => void>();
  return {
    read: (): CalculatorState | null => shown,
    /** Sets the figures of every part of the page, and of its links to the application. */
    write: (state: CalculatorState): void => {
      shown = state;
      carryTerms(queryOf(state));
      // The hero starts at its first use, and a change elsewhere is one.
      document.querySelector<HTMLElement>('[data-island=hero]:not([data-ready], [aria-busy])')?.click();
      for (const watcher of watchers) watcher();
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/**
 * The figures that the visitor set on this page. Hero, calculator and recommendation hydrate separately and share them.
 * Null until the visitor, or the address, sets one.
 */
export const shownState = createShownState();

/** Null in the served page, so that hydration matches. */
export const useShownState = (): CalculatorState | null =>
  useSyncExternalStore(shownState.watch, shownState.read, () => null);
