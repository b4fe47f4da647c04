/** Less than the time in which a sender must get on. */
const LONGEST_WAIT_MS = 25_000;
const NO_TURN = 'ENOTURN';

/** Lets so many run at once; the others wait in their order, and fail with a code of their own when it takes too long: nobody asked the store. */
export function openPlaces(most: number, longestMs = LONGEST_WAIT_MS): () => Promise<() => void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async () => {
    if (running < most) running += 1;
    else
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(Object.assign(new Error('too many uploads at once'), { code: NO_TURN }));
        }, longestMs);
        const go = (): void => {
          clearTimeout(timer);
          resolve();
        };
        waiting.push(go);
      });
    return end;
  };
}
