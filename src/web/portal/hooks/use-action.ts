import { useRef, useState } from 'react';
import { toast } from '#web/ui/toast.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { failureWords } from '../failure-words.ts';

type Texts<R> = {
  /** The toast after a success, when the screen does not show it. */
  done?: ToastContent | ((result: R) => ToastContent | undefined);
  /** The title of the toast after a failure, whose text says why, or the whole toast. */
  failed: string | ((error: Error) => ToastContent);
};

/**
 * Runs one call at a time and reports its outcome. `act` resolves to undefined after a failure and while another call runs;
 * it never rejects.
 */
export function useAction<A extends unknown[], R>(run: (...input: A) => Promise<R>, { done, failed }: Texts<R>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const act = async (...input: A): Promise<R | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      const result = await run(...input);
      const content = typeof done === 'function' ? done(result) : done;
      if (content) toast(content);
      return result;
    } catch (error) {
      const why = error as Error;
      const failure = typeof failed === 'string' ? { title: failed, description: failureWords(why) } : failed(why);
      toast({ ...failure, destructive: true });
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, act };
}
