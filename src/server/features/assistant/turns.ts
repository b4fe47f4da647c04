/** As many answers as one round of the database takes well, and few enough that others are served in between. */
const AT_ONCE = 100;
/** After so long those who were let in wait for nobody any more, until all of them are answered. */
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
 * last still waits at the door. Where they come without end it goes on for half a second; then who was let in goes first.
 */
export function openTurns(): Turns {
  const waiting: (() => void)[] = [];
  let coming = 0;
  let scheduled = false;
  let patience: NodeJS.Timeout | undefined;
  let impatient = false;
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(next);
  };
  const next = (): void => {
    scheduled = false;
    if (coming > 0 && !impatient) return;
    for (const begin of waiting.splice(0, AT_ONCE)) begin();
    if (waiting.length > 0) return schedule();
    clearTimeout(patience);
    patience = undefined;
    impatient = false;
  };
  return {
    letIn: async (admission) => {
      coming += 1;
      try {
        return await admission;
      } finally {
        coming -= 1;
        if (coming === 0 && waiting.length > 0) schedule();
      }
    },
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        patience ??= setTimeout(() => {
          impatient = true;
          schedule();
        }, LONGEST_WAIT_MS);
        if (coming === 0) schedule();
      }),
  };
}
