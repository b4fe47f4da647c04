import type { CalculatorState } from './state.ts';

let shown: CalculatorState | null = null;
const watchers = new Set<() => void>();

/** What the calculator of this page shows, for the part of it that wakes by itself; null until somebody changed it. */
export const shownState = {
  read: (): CalculatorState | null => shown,
  write: (state: CalculatorState): void => {
    shown = state;
    for (const watcher of watchers) watcher();
  },
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
