import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { settings } from '#copy/portal/settings.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

const { leave: words } = settings;

/** Asks before what was written and not saved is left: on the way to another screen, and when the tab is closed. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      {...words}
      act={() => {
        blocker.proceed();
        return Promise.resolve();
      }}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
