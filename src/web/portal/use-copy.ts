import { useEffect, useRef, useState } from 'react';
import { frame } from '#copy/portal/frame.ts';
import { toast } from '#web/ui/toast.ts';

const CONFIRMED_MS = 2000;

/** Copies a text and says so for two seconds. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), CONFIRMED_MS);
      },
      () => toast({ ...frame.couldNotCopy, destructive: true }),
    );
  };
  return { copied, copy };
}
