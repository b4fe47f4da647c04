export type Lane = {
  /** Something passed: it is kept. */
  goesOn: () => void;
  leave: () => void;
};
export type Lanes = {
  areFull: () => boolean;
  /** Resolves in the order of calls. */
  enter: () => Promise<Lane>;
};

/**
 * So many at a time. Where nothing has passed for `idleMs` the lane goes to the next, and who had it goes on beside it: nobody
 * waits for one whose sender is slow, or whose disk hangs.
 */
export function openLanes(count: number, idleMs: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  const pass = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const take = (): Lane => {
    let isTaken = true;
    const leave = (): void => {
      if (!isTaken) return;
      isTaken = false;
      clearTimeout(timer);
      pass();
    };
    const timer = setTimeout(leave, idleMs);
    return { goesOn: () => void (isTaken && timer.refresh()), leave };
  };
  return {
    areFull: () => free === 0,
    enter: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return take();
    },
  };
}
