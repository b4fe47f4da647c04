import { useEffect, useState, useSyncExternalStore } from 'react';
import { untilBack } from './until-back.ts';
import { createUploadQueue, type QueueParts, type QueueState, type UploadQueue } from './upload-queue.ts';

/**
 * Creates a queue for the lifetime of the screen, with the first `parts`. Leaving with files that are not sent asks first.
 */
export function useUploadQueue<T, F = void>(
  parts: () => Omit<QueueParts<T, F>, 'untilBack'>,
): [QueueState<F>, UploadQueue<F>] {
  const [queue] = useState(() => createUploadQueue<T, F>({ ...parts(), untilBack }));
  const state = useSyncExternalStore(queue.watch, queue.state, queue.state);
  const unsent = state.running || state.files.some((one) => one.state !== 'failed');
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  return [state, queue];
}
