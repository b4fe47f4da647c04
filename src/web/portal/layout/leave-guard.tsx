import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/** Asks before what was written and not saved is left: on the way to another screen, and when the tab is closed. */
export const LeaveGuard = ({ dirty, text }: { dirty: boolean; text: string }) => dirty && <AskingGuard text={text} />;

/** The router asks one of several, the last: those that have nothing to ask must not be there. */
function AskingGuard({ text }: { text: string }) {
  // A filter of the list next to it is another address of the same screen.
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog text={text} onLeave={blocker.proceed} onStay={blocker.reset} />;
}

/** Asks whether to leave what was written. It answers after the dialog has closed. */
export function LeaveDialog({ text, onLeave, onStay }: { text: string; onLeave: () => void; onStay: () => void }) {
  const leaves = useRef(false);
  return (
    <ConfirmDialog
      {...frame.leave}
      prefersCancel
      text={text}
      act={() => {
        leaves.current = true;
        return Promise.resolve();
      }}
      onClose={() => (leaves.current ? onLeave() : onStay())}
    />
  );
}
