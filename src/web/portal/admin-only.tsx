import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { frame } from '#copy/portal/frame.ts';
import { useAccount } from '#web/client/account.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';

export function AdminOnly() {
  return useSession()?.user.role === 'admin' ? <WithCodes /> : <Denied />;
}

/** Where administrators must sign in with codes, they switch them on before anything else. */
function WithCodes() {
  const { totp } = useAccount().data ?? {};
  return totp?.required === true && !totp.on ? <Navigate to="/dealer/account" replace /> : <Outlet />;
}

/** The debug page sends everybody else to the sign-in, without a word. */
export function AdminOrLogin() {
  return useSession()?.user.role === 'admin' ? <WithCodes /> : <Navigate to="/dealer/login" replace />;
}

function Denied() {
  useEffect(() => toast({ ...frame.accessDenied, destructive: true }), []);
  return <Navigate to="/dealer/dashboard" replace />;
}
