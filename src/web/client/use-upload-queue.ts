import { useEffect, useState, useSyncExternalStore } from 'react';
import { untilBack } from './until-back.ts';
import { createUploadQueue, type QueueParts, type QueueState, type UploadQueue } from './upload-queue.ts';

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
