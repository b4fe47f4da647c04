import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { useAccount } from '#web/client/account.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';

export function AdminOnly() {
  return useSession()?.user.role === 'admin' ? <WithCodes /> : <Denied to="/dealer/dashboard" />;
}

/** Where administrators must sign in with codes, they switch them on before anything else. */
function WithCodes() {
  const { totp } = useAccount().data ?? {};
  return totp?.required === true && !totp.on ? <Navigate to="/dealer/account" replace /> : <Outlet />;
}

/** The debug page sends everyone else to the sign-in, which leads a signed-in user on to the dashboard. */
export function AdminOrLogin() {
  return useSession()?.user.role === 'admin' ? <WithCodes /> : <Denied to="/dealer/login" />;
}

function Denied({ to }: { to: '/dealer/dashboard' | '/dealer/login' }) {
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) toast({ ...frame.accessDenied, destructive: true });
  }, [signedIn]);
  return <Navigate to={to} replace />;
}
