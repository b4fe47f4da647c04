import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type QueueParts, type QueueState, type UploadQueue } from './upload-queue.ts';

const LONGEST_WAIT_MS = 30_000;

/** A queue that lives as long as the screen; leaving while it runs asks first. The parts are those of the first drawing. */
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

/** The browser says when it is online again, but is not always right that it is offline: it is tried anyway. */
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
