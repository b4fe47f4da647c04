import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type QueueParts, type QueueState, type UploadQueue } from './upload-queue.ts';

const LONGEST_WAIT_MS = 30_000;

/** Creates a queue for the lifetime of the screen, with the first `parts`. Leaving while it runs asks first. */
export function useUploadQueue<T, F = void>(
  parts: () => Omit<QueueParts<T, F>, 'untilBack'>,
): [QueueState<F>, UploadQueue<F>] {
  const [queue] = useState(() => createUploadQueue<T, F>({ ...parts(), untilBack }));
  const state = useSyncExternalStore(queue.watch, queue.state, queue.state);
  useEffect(() => {
    if (!state.running) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state.running]);
  return [state, queue];
}

/** The browser's online event is reliable, its offline state is not, so it retries in any case. */
const untilBack = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS));
    window.addEventListener('online', go);
  });
