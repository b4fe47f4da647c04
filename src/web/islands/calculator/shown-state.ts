import type { CalculatorState } from './state.ts';

function createShownState() {
  let shown: CalculatorState | null = null;
  const watchers = new Set<() => void>();
  return {
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
}

/** The state of this page's calculator, for the part of it that hydrates separately; null until the visitor changes it. */
export const shownState = createShownState();
