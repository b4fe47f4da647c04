import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { lastEnding, useSession } from '#web/client/session.ts';
import { PortalFrame } from './portal-frame.tsx';

/** Lets only signed-in users through; the others come back here after signing in. */
export function SignedIn() {
  const session = useSession();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  // What one user has read is never shown to the next one in the same tab.
  useEffect(() => () => client.clear(), [client]);
  if (!session) {
    const state = lastEnding() === 'logout' ? null : { from: pathname + search };
    return <Navigate to="/dealer/login" replace state={state} />;
  }
  return (
    <PortalFrame user={session.user}>
      <Outlet />
    </PortalFrame>
  );
}
