/** Less than the 30 seconds in which a sender must send more (http/body-times.ts). */
const LONGEST_WAIT_MS = 25_000;

/**
 * Runs at most `most` pieces of work at once; the others wait in order of arrival.
 * Work that has waited for `longestMs` fails with code ENOTURN and is not started.
 */
export function openSlots(most: number, longestMs = LONGEST_WAIT_MS): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(Object.assign(new Error('too many uploads at once'), { code: 'ENOTURN' }));
      }, longestMs);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(go);
    });
  return async (work) => {
    if (running < most) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
