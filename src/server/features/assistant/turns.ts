/** As many answers as one round of the database takes well, and few enough that others are served in between. */
const AT_ONCE = 100;
/** Nobody who was let in waits longer for those who are still coming. */
const LONGEST_WAIT_MS = 500;

export type Turns = {
  /** Counts as coming until it is let in or refused. */
  letIn: <T>(admission: Promise<T>) => Promise<T>;
  /** Resolves in the order of calls, once nobody is coming. */
  turn: () => Promise<void>;
};

/**
 * Who asks learns at once whether the message was taken: letting in goes before answering, whose reading and keeping take
 * longer. Both happen in this process, so that where a thousand ask in one moment the first would else be answered while the
 * last still waits at the door.
 */
export function openTurns(): Turns {
  const waiting: (() => void)[] = [];
  let coming = 0;
  let since = 0;
  const next = (): void => {
    if (coming === 0 || performance.now() - since >= LONGEST_WAIT_MS) {
      for (const begin of waiting.splice(0, AT_ONCE)) begin();
      since = performance.now();
    }
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    letIn: async (admission) => {
      coming += 1;
      try {
        return await admission;
      } finally {
        coming -= 1;
      }
    },
    turn: () =>
      new Promise((resolve) => {
        if (waiting.push(resolve) > 1) return;
        since = performance.now();
        setImmediate(next);
      }),
  };
}
