const LONGEST_WAIT_MS = 30_000;

/** Waits for the connection. The browser is not always right that it is offline, so the wait also ends after a while. */
export const untilBack = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS));
    window.addEventListener('online', go);
  });
