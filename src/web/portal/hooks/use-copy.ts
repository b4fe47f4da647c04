import { useEffect, useRef, useState } from 'react';
import { frame } from '#copy/portal/frame.ts';
import { toast } from '#web/ui/toast.ts';

const CONFIRMED_MS = 2000;

/** Copies a text and says so for two seconds; `refused` until `rest` where the browser does not let us. */
export function useCopy(text: string, done?: () => void) {
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      // Over plain http there is no clipboard at all: this throws too.
      await navigator.clipboard.writeText(text);
      setState('copied');
      done?.();
      timer.current = setTimeout(() => setState('rest'), CONFIRMED_MS);
    } catch {
      setState('refused');
      toast({ ...frame.couldNotCopy, destructive: true });
    }
  };
  return {
    copied: state === 'copied',
    refused: state === 'refused',
    copy: (): void => void copy(),
    rest: (): void => setState('rest'),
  };
}
